import { schemes, type AuditResult, type RunResult, type Scheme } from '../model.ts';
import { html, nothing, type Markup } from './html.ts';
import { toTable } from './table.ts';
import { terms } from './terms.ts';

/** In which looks and states the pages were looked at, and what was left out for which reason. */
export function coverage({ runs, notRun, unanswered }: AuditResult): Markup {
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
  return html`${table} ${terms()} ${listUnder('Left out:', notRun)}
  ${listUnder('Looked at once more from the start, as the browser had stopped answering:', unanswered)}`;
}

function listUnder(words: string, sentences: readonly string[]): Markup {
  if (sentences.length === 0) return nothing;
  return html`<p>${words}</p>
    <ul>
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`;
}

const countPages = (runs: readonly RunResult[]) =>
  new Set(runs.map(({ page }) => page.address)).size;

function listSizes(runs: readonly RunResult[], scheme: Scheme): string {
  const own = runs.filter(({ variant }) => variant.scheme === scheme);
  return [...new Set(own.map(({ variant }) => variant.size))].join(', ') || 'not run';
}
