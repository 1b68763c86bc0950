import type { Assessment } from './assess.ts';
import { obsolete, toUnderstanding } from './criteria.ts';
import { html, type Markup, nothing } from './html.ts';
import { toFile } from './reportPage.ts';
import { code, toId } from './sections.ts';
import { toTable } from './table.ts';
import { countOf, describeLimits, describeOutcome, describeReview } from './words.ts';

const principles = ['Perceivable', 'Operable', 'Understandable', 'Robust'] as const;

/** A table for each principle. */
export function criteriaTables(assessments: readonly Assessment[]): Markup {
  const tables = principles.map((principle, index) => {
    const own = assessments.filter(({ criterion }) => criterion.number.startsWith(`${index + 1}.`));
    return toTable({
      id: principle.toLowerCase(),
      caption: `${index + 1}. ${principle}`,
      columns: ['Criterion', 'Level', 'Result'],
      rows: [...(index === 3 ? [obsoleteRows] : []), ...own.map(toRows)],
      isGrouped: true,
    });
  });
  return html`${tables}`;
}

function toRows(assessment: Assessment): Markup {
  const { criterion, verdict } = assessment;
  const { number, name, level } = criterion;
  const title = html`<a href="${toUnderstanding(name)}">${number} ${name}</a>`;
  return rows(number, [title, level, verdict, capital(verdict)], reasons(assessment));
}

const obsoleteRows = rows(
  obsolete.number,
  [`${obsolete.number} ${obsolete.name}`, obsolete.level, 'does not apply', 'Obsolete'],
  html`<p>${obsolete.reason}</p>`,
);

/** The words have a row of their own: beside three columns there is no room for them at 320 px. */
function rows(
  number: string,
  [title, level, verdict, result]: readonly [string | Markup, string, string, string],
  words: Markup,
): Markup {
  return html`<tbody id="${toId('criterion', number)}">
    <tr>
      <th scope="rowgroup">${title}</th>
      <td>${level}</td>
      <td><span class="verdict" data-verdict="${verdict}">${result}</span></td>
    </tr>
    <tr>
      <td colspan="3">${words}</td>
    </tr>
  </tbody>`;
}

function reasons(assessment: Assessment): Markup {
  const { criterion, checks, faults, heard } = assessment;
  const asked = 'absent' in criterion ? criterion.absent : criterion.ask;
  const pages = new Map(faults.flatMap(({ seen }) => seen.map(({ page }) => [page.address, page])));
  const places = [...pages.values()].map(
    (page) =>
      html`<li>
        <a class="alone" href="${toFile(page)}#mend">${page.route} ${code(page.address)}</a>
      </li>`,
  );
  const found =
    faults.length > 0
      ? html`<p>${countOf(faults.length, 'fault')} on ${countOf(pages.size, 'page')}:</p>
          <ul class="links">
            ${places}
          </ul>`
      : nothing;
  const seen = checks.map(
    ({ id, sees, looked }) => html`<li>${code(id)}, ${countOf(looked, 'run')}: ${sees}</li>`,
  );
  const witnesses =
    checks.length > 0
      ? html`<ul class="witnesses">
          ${seen}
        </ul>`
      : nothing;
  const sentences = [
    ...describeOutcome(assessment),
    ...(heard ? [heard] : []),
    ...describeLimits(criterion),
    ...describeReview(assessment),
  ];
  return html`<p class="asked">${asked}</p>
    ${found}${witnesses}${sentences.map((words) => html`<p>${words}</p>`)}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
