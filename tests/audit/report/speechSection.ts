import type { AuditPage } from '../model.ts';
import { html, type Markup, nothing } from './html.ts';
import type { Heard, Speech } from './readHeard.ts';
import { code } from './sections.ts';

/** What a screen reader should say beside what a real one said. */
export function speech({ locale, dir }: AuditPage, { transcript, heard }: Speech): Markup {
  const language = html`lang="${locale}" dir="${dir}"`;
  const written =
    transcript === undefined
      ? html`<p>There is no transcript yet.</p>`
      : html`<pre ${language}>${transcript}</pre>`;
  return html`<p>
      First what a screen reader should say, in our order and with roles in English; the address to
      write to, which each deployment has its own of, stands as ${code('{email}')}. Then what a real
      one said.
    </p>
    <div class="columns">
      <div>
        <h3>Transcript</h3>
        ${written}
      </div>
      <div>
        <h3>What a screen reader said</h3>
        ${heard ? said(heard, language) : html`<p>No screen reader has read this page yet.</p>`}
      </div>
    </div>`;
}

function said(
  { orca, browser, date, isStale, utterances, missing, message }: Heard,
  language: Markup,
): Markup {
  const list = (of: readonly string[]) =>
    html`<ol ${language}>
      ${of.map((words) => html`<li>${words}</li>`)}
    </ol>`;
  const absent =
    missing.length > 0
      ? html`<p class="verdict" data-verdict="fails">Not said</p>
          ${list(missing)}`
      : html`<p class="verdict" data-verdict="passes">
          Every text that is seen on the page was said
        </p>`;
  return html`<p>
      Orca ${orca} in ${browser} on <time datetime="${date}">${date}</time>. Words are compared with
      those of the page; roles and states are not, and are in its own
      terms.${isStale ? ' The page says something else since then; the transcript tells what.' : ''}
    </p>
    ${absent}${list(utterances)}${
      message
        ? html`<p>When “Learn More” was pressed, and a message came:</p>
            ${list(message)}`
        : nothing
    }`;
}
