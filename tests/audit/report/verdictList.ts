import { verdicts, type Assessment, type Verdict } from './assess.ts';
import { html, type Markup } from './html.ts';
import { toId } from './sections.ts';

const verdictTitles = {
  fails: 'Fail',
  'in part': 'Pass in part',
  'needs a person': 'Need a person',
  passes: 'Pass',
  'does not apply': 'Do not apply',
} as const satisfies Record<Verdict, string>;

/** Links stand in for a filter: they need no script, and what is linked stays among its kind. */
export function verdictList(assessments: readonly Assessment[]): Markup {
  const rows = verdicts.map((verdict) => {
    const own = assessments.filter((one) => one.verdict === verdict);
    const links = own.map(
      ({ criterion: { number, name } }) =>
        html`<li><a class="alone" href="#${toId('criterion', number)}">${number} ${name}</a></li>`,
    );
    const count = html`<span class="verdict" data-verdict="${verdict}"
      >${verdictTitles[verdict]}: ${own.length}</span
    >`;
    return own.length === 0
      ? html`<li>${count}</li>`
      : html`<li>
          <details>
            <summary>${count}</summary>
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
