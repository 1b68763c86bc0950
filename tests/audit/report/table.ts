import { html, type Markup } from './html.ts';

type Table = {
  id: string;
  caption: string;
  columns: readonly string[];
  /** Each a `<tr>`, or a `<tbody>` of its own where a row is a group of rows. */
  rows: readonly Markup[];
  isGrouped?: boolean;
};

/**
 * It fits into 320 px; where large text makes it wider, it scrolls by itself, also with the keys,
 * and the page does not.
 */
export function toTable({ id, caption, columns, rows, isGrouped = false }: Table): Markup {
  const heads = columns.map((column) => html`<th scope="col">${column}</th>`);
  const body = isGrouped
    ? html`${rows}`
    : html`<tbody>
        ${rows}
      </tbody>`;
  return html`<section class="scroll" aria-labelledby="${id}-caption" tabindex="0">
    <table data-grouped="${String(isGrouped)}">
      <caption id="${id}-caption">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads}
        </tr>
      </thead>
      ${body}
    </table>
  </section>`;
}
