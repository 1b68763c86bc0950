import { verdicts, type Assessment, type Verdict } from './assess.ts';
import { html, type Markup } from './html.ts';
import { linkToCriterion } from './sections.ts';

export const verdictTitles = {
  fails: 'Fail',
  'in part': 'Met in part only',
  'needs a person': 'Need a person',
  passes: 'Pass',
  'does not apply': 'Do not apply',
} as const satisfies Record<Verdict, string>;

const meanings = {
  fails: 'A check or a reviewer found what the criterion forbids.',
  'in part': 'A reviewer found a part of it that is not met, so the criterion is not met either.',
  'needs a person':
    'No check decides it, or none decides it alone, and no person has confirmed it. What machines saw of it stands beside it; of an automated reviewer’s words a “passes” does not count, and a “fails” does.',
  passes:
    'Checks decide it, and found nothing; or a person has confirmed it. What the checks do not see of it is said beside it, and is no question of its own.',
  'does not apply': 'The site has nothing that the criterion speaks of.',
} as const satisfies Record<Verdict, string>;

/** Links stand in for a filter: they need no script, and what is linked stays among its kind. */
export function verdictList(assessments: readonly Assessment[]): Markup {
  const rows = verdicts.map((verdict) => {
    const own = assessments.filter((one) => one.verdict === verdict);
    const links = own.map(({ criterion }) => html`<li>${linkToCriterion(criterion)}</li>`);
    const count = html`<span class="verdict" data-verdict="${verdict}"
      >${verdictTitles[verdict]}: ${own.length}</span
    >`;
    return own.length === 0
      ? html`<li>${count} ${meanings[verdict]}</li>`
      : html`<li>
          <details>
            <summary>${count}</summary>
            <p>${meanings[verdict]}</p>
            <ul class="links">
              ${links}
            </ul>
          </details>
        </li>`;
  });
  return html`<ul class="verdicts">
    ${rows}
  </ul>`;
}
