import { schemes, type AuditResult, type RunResult, type Scheme } from '../model.ts';
import { html, type Markup } from './html.ts';
import { toTable } from './table.ts';

/** In which looks and states the pages were looked at, and what was left out for which reason. */
export function coverage({ runs, notRun }: AuditResult): Markup {
  const kinds = Map.groupBy(
    runs,
    ({ variant: { preference, state } }) => `${preference}, ${state}`,
  );
  const pages = countPages(runs);
  const rows = [...kinds].map(
    ([kind, own]) =>
      html`<tr>
        <th scope="row">${kind}, ${countPages(own)} of ${pages} pages</th>
        ${schemes.map((scheme) => html`<td>${listSizes(own, scheme)}</td>`)}
      </tr>`,
  );
  const table = toTable({
    id: 'coverage',
    caption: 'Looks and states, with the sizes of the window in CSS pixels',
    columns: ['Look and state', 'In light', 'In dark'],
    rows,
  });
  if (notRun.length === 0) return table;
  return html`${table}
    <p>Left out:</p>
    <ul>
      ${notRun.map((words) => html`<li>${words}</li>`)}
    </ul>`;
}

const countPages = (runs: readonly RunResult[]) =>
  new Set(runs.map(({ page }) => page.address)).size;

function listSizes(runs: readonly RunResult[], scheme: Scheme): string {
  const own = runs.filter(({ variant }) => variant.scheme === scheme);
  return [...new Set(own.map(({ variant }) => variant.size))].join(', ') || 'not run';
}
