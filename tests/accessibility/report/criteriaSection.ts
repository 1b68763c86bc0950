import { html, type SafeHtml } from '@remix-run/html-template';
import { verdicts, type Assessment, type Verdict } from './assess.ts';
import { levels, toUnderstanding } from './criteria.ts';
import { describeLimits, describeOutcome, describeReview } from './describe.ts';
import {
  badge,
  code,
  disclosure,
  linkToCriterion,
  list,
  pageLinks,
  paragraphs,
  table,
  toId,
  type Content,
} from './markup.ts';
import { countOf, listOf } from './text.ts';

const meanings = {
  fails: ['Fail', 'A rule or a reviewer found what the criterion forbids.'],
  'in part': [
    'Met in part only',
    'A reviewer found a part of it that is not met, so the criterion is not met either.',
  ],
  'needs a person': [
    'Need a person',
    'No rule decides it, or none alone, or one could not measure, and no person has confirmed it. The evidence, and the question that is left, stand beside it. That an automated reviewer says “passes” does not count; “fails” does.',
  ],
  passes: [
    'Pass',
    'Rules decide it, and found no violation; or a person has confirmed it. What the rules do not cover of it is said beside it.',
  ],
  'does not apply': ['Do not apply', 'The site has nothing that the criterion is about.'],
} as const satisfies Record<Verdict, readonly [title: string, meaning: string]>;

/** Each criterion with its verdict and the evidence: counted, by verdict, and in the standard's order. */
export const criteriaSection = (assessments: readonly Assessment[]): Content => [
  verdictList(assessments),
  ['Perceivable', 'Operable', 'Understandable', 'Robust'].map((principle, index) =>
    table({
      caption: `${index + 1}. ${principle}`,
      columns: ['Criterion', 'Level', 'Result'],
      rows: assessments
        .filter(({ criterion }) => criterion.number.startsWith(`${index + 1}.`))
        .map(toRows),
      isGrouped: true,
    }),
  ),
];

/** Links instead of a filter: they need no script. */
function verdictList(assessments: readonly Assessment[]): Content {
  const items = verdicts.map((verdict): Content => {
    const [title, meaning] = meanings[verdict];
    const own = assessments.filter((one) => one.verdict === verdict);
    const links = own.map(({ criterion }) => linkToCriterion(criterion));
    const byLevel = levels.map(
      (level) => `${own.filter(({ criterion }) => criterion.level === level).length} ${level}`,
    );
    const count = badge(verdict, `${title}: ${own.length} (${listOf(byLevel)})`);
    if (own.length === 0) return [count, ' ', meaning];
    return disclosure(count, [...paragraphs([meaning]), list(links, 'links')]);
  });
  return list(items, 'verdicts');
}

/** The evidence has a row of its own: beside three columns there is no room for it at 320 px. */
function toRows(assessment: Assessment): SafeHtml {
  const { criterion, verdict } = assessment;
  const { number, level, name } = criterion;
  return html`<tbody id="${toId('criterion', number)}">
    <tr>
      <th scope="rowgroup"><a href="${toUnderstanding(name)}">${number} ${name}</a></th>
      <td>${level}</td>
      <td>${badge(verdict, verdict.charAt(0).toUpperCase() + verdict.slice(1))}</td>
    </tr>
    <tr>
      <td colspan="3">${toEvidence(assessment)}</td>
    </tr>
  </tbody>`;
}

function toEvidence(assessment: Assessment): Content {
  const { criterion, notApplicable, rules, violations, recorded } = assessment;
  const places = violations.flatMap((one) => one.places.flatMap(({ pages }) => pages));
  const pages = [...new Map(places.map((page) => [page.address, page])).values()];
  const total = `${countOf(violations.length, 'violation')} on ${countOf(pages.length, 'page')}:`;
  return [
    html`<p class="question">${notApplicable ?? criterion.question}</p>`,
    ...(pages.length > 0 ? [...paragraphs([total]), pageLinks(pages)] : []),
    list(
      [
        ...rules.map(({ id, covers, runs }) => [code(id), `, ${countOf(runs, 'run')}: ${covers}`]),
        ...describeOutcome(assessment),
        ...(recorded ? [recorded] : []),
        ...describeLimits(assessment),
        ...describeReview(assessment),
      ],
      'evidence',
    ),
  ];
}
