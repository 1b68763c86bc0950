import { html } from '@remix-run/html-template';
import type { AuditPage } from '../model.ts';
import { badge, type Content } from './markup.ts';
import type { Speech } from './recordings.ts';
import { countOf } from './text.ts';

/** What a screen reader should say, beside what one said. */
export function speechSection(page: AuditPage, { snapshot, recorded }: Speech): Content {
  const language = html`lang="${page.locale}" dir="${page.dir}"`;
  return html`<p>
      First what a screen reader should say, in the order of the page and with roles in English;
      then what one said.
    </p>
    <div class="columns">
      <div>
        <h3>Speech snapshot</h3>
        ${
          snapshot === undefined
            ? html`<p>There is no speech snapshot.</p>`
            : html`<pre ${language}>${snapshot}</pre>`
        }
      </div>
      <div>
        <h3>Screen-reader recording</h3>
        ${recorded ? describe(recorded, language) : html`<p>There is no recording of this page.</p>`}
      </div>
    </div>`;
}

function describe(recorded: NonNullable<Speech['recorded']>, language: Content): Content {
  const { screenReader, browser, date, isOutdated, utterances, missing, toast = [] } = recorded;
  const texts = (of: readonly string[]) =>
    html`<ul ${language}>
      ${of.map((text) => html`<li>${text}</li>`)}
    </ul>`;
  return [
    html`<p>
      ${screenReader} in ${browser} on <time datetime="${date}">${date}</time>:
      ${countOf(utterances, 'utterance')}. Visible texts are compared; roles and states are
      not.${isOutdated ? ' The speech snapshot has changed since then.' : ''}
    </p>`,
    missing.length > 0
      ? [html`<p>${badge('fails', 'Missing')}</p>`, texts(missing)]
      : html`<p>${badge('passes', 'No visible text was missing')}</p>`,
    toast.length > 0 ? [html`<p>When the toast opened:</p>`, texts(toast)] : '',
  ];
}
