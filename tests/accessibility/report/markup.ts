import { html, type SafeHtml } from '@remix-run/html-template';
import type { AuditPage } from '../model.ts';
import type { Verdict } from './assess.ts';
import { criteria, toUnderstanding, type Criterion } from './criteria.ts';

/** What the tag accepts; arrays are joined. */
export type Content = string | number | SafeHtml | Content[];

/** Without a name, or there were more landmarks than anybody steps through; its heading leads to it. */
export const section = (id: string, title: string, content: Content) =>
  html`<section id="${id}">
    <h2>${title}</h2>
    ${content}
  </section>`;

/** @example toId('criterion', '1.4.10') // => 'criterion-1-4-10' */
export const toId = (kind: string, name: string) =>
  `${kind}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

export const code = (text: string) => html`<code translate="no">${text}</code>`;

export const paragraphs = (texts: readonly Content[]) => texts.map((text) => html`<p>${text}</p>`);

/** Nothing where there are no items. */
export const list = (items: readonly Content[], className?: string) =>
  items.length === 0
    ? ''
    : html`<ul ${className ? html`class="${className}"` : ''}>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`;

/** With commas between them. */
export const joined = (parts: readonly Content[]): Content =>
  parts.flatMap((part, index) => (index > 0 ? [', ', part] : [part]));

/** A sign, a color and a text. */
export const badge = (verdict: Verdict, text: Content) =>
  html`<span class="verdict" data-verdict="${verdict}">${text}</span>`;

export const hidden = (text: string) => html`<span class="visually-hidden">${text}</span>`;

export const disclosure = (summary: Content, content: Content, isOpen = false) =>
  html`<details ${isOpen ? 'open' : ''}>
    <summary>${summary}</summary>
    ${content}
  </details>`;

/** Terms, each with one or more descriptions. */
export const terms = (
  className: 'facts' | 'definitions',
  rows: readonly (readonly [term: Content, ...descriptions: Content[]])[],
) =>
  html`<dl class="${className}">
    ${rows.map(
      ([term, ...descriptions]) =>
        html`<div>
          <dt>${term}</dt>
          ${descriptions.map((description) => html`<dd>${description}</dd>`)}
        </div>`,
    )}
  </dl>`;

export const row = (heading: Content, ...cells: Content[]) =>
  html`<tr>
    <th scope="row">${heading}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

type Table = {
  caption: string;
  columns: readonly string[];
  /** Rows, or a `<tbody>` each where a row is a group of rows. */
  rows: SafeHtml[];
  isGrouped?: boolean;
};

/** It fits into 320 px; where large text makes it wider, it alone scrolls, with the links in it. */
export const table = ({ caption, columns, rows, isGrouped = false }: Table) =>
  html`<div class="scroll">
    <table data-grouped="${isGrouped}">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      ${
        isGrouped
          ? rows
          : html`<tbody>
              ${rows}
            </tbody>`
      }
    </table>
  </div>`;

export const link = (href: string, content: Content) =>
  html`<a class="standalone" href="${href}">${content}</a>`;

/** Text in the language of an audited page. */
export const inLanguage = ({ locale, dir }: AuditPage, text: string) =>
  html`<bdi lang="${locale}" dir="${dir}">${text}</bdi>`;

/** @example toFile({ locale: 'de', id: 'privacy', … }) // => 'pages/de-privacy.html' */
export const toFile = ({ locale, id }: AuditPage) =>
  `pages/${locale}-${id.replaceAll(/[^\w-]+/g, '-')}.html`;

/** To the violations of audited pages. */
export const pageLinks = (pages: readonly AuditPage[]) =>
  list(
    pages.map((page) => link(`${toFile(page)}#violations`, [`${page.id} `, code(page.address)])),
    'links',
  );

/** Its name differs from that of the link to the standard's explanation. */
export const linkToCriterion = ({ number, name }: Criterion) =>
  link(`#${toId('criterion', number)}`, [`${number} ${name}`, hidden(', in this report')]);

/** To what the standard explains. */
export const understandingLinks = (numbers: readonly string[]) =>
  list(
    criteria
      .filter(({ number }) => numbers.includes(number))
      .map(({ number, name }) => link(toUnderstanding(name), `${number} ${name}`)),
    'links',
  );
