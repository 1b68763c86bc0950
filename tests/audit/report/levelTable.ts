import { verdicts, type Assessment } from './assess.ts';
import { html, type Markup } from './html.ts';
import { toTable } from './table.ts';
import { verdictTitles } from './verdictList.ts';

const levels = ['A', 'AA', 'AAA'] as const;

/** How many criteria of each level came out how. */
export function levelTable(assessments: readonly Assessment[]): Markup {
  const count = (own: readonly Assessment[]) =>
    levels.map(
      (level) => html`<td>${own.filter(({ criterion }) => criterion.level === level).length}</td>`,
    );
  const rows = verdicts.map(
    (verdict) =>
      html`<tr>
        <th scope="row">${verdictTitles[verdict]}</th>
        ${count(assessments.filter((one) => one.verdict === verdict))}
      </tr>`,
  );
  return toTable({
    id: 'levels',
    caption: 'Criteria of each level',
    columns: ['Result', ...levels],
    rows: [
      ...rows,
      html`<tr>
        <th scope="row">All</th>
        ${count(assessments)}
      </tr>`,
    ],
  });
}
