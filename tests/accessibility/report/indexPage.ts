import { html } from '@remix-run/html-template';
import type { AuditConfig } from '../config.ts';
import type { AuditResult } from '../model.ts';
import { describeAssessment, type Assessment, type Verdict } from './assess.ts';
import { causeList } from './causeList.ts';
import { toUnderstanding } from './criteria.ts';
import { isConfirmed, type ManualReview } from './manualReview.ts';
import {
  badge,
  code,
  criterionLinks,
  link,
  list,
  pageLinks,
  table,
  toDocument,
  toFile,
  toId,
  type Content,
} from './markup.ts';
import { describeRuns, groupProblems, hasFailed, listPages } from './problems.ts';
import { countOf, languageNames, listOf, unique } from './text.ts';

const verdictMeanings: Readonly<Record<Verdict, string>> = {
  fails: 'A rule or a reviewer found a violation.',
  'in part': 'A reviewer found that a part is not met, so the criterion is not met.',
  'needs a person':
    'Rules do not decide it alone, or cannot tell, and no person has confirmed it. “Passes” of an automated reviewer does not count, but “fails” does.',
  passes: 'Rules decide it and found no violation, or a person has confirmed it.',
  'does not apply': 'The site has no content to which it applies.',
};

export function toIndexPage(
  result: AuditResult,
  config: AuditConfig,
  assessments: readonly Assessment[],
  review: ManualReview,
  time: Date,
): string {
  const title = `Accessibility report of ${config.name}`;
  const { level = 'AAA' } = config;
  const sections = Object.entries<Content>({
    Violations: causeList(groupProblems(result.runs, 'violations')),
    'Cannot tell': causeList(groupProblems(result.runs, 'notMeasured')),
    ...(level !== 'AAA' && {
      [`Above level ${level}`]: causeList(groupProblems(result.runs, 'aboveLevel')),
    }),
    Suppressions: suppressionTable(result),
    'Success criteria of WCAG 2.2': [verdictTable(assessments), criteriaTable(assessments)],
    'Manual review': html`<p>${review.method}</p>`,
    'Test matrix': describeMatrix(result, config),
    Pages: pageTable(result),
    Rules: ruleTable(result),
    Data: link('results.json', 'results.json'),
  });
  return toDocument(
    title,
    '',
    html`<h1>${title}</h1>
      ${summary(result, assessments)}
      <p>
        <time datetime="${time.toISOString()}">${time.toUTCString()}</time>, with ${result.engines},
        headless, on ${result.system}.
      </p>
      <nav aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        ${list(sections.map(([name], index) => link(`#section-${index}`, name)))}
      </nav>
      ${sections.map(
        ([name, content], index) =>
          html`<h2 id="section-${index}">${name}</h2>
            ${content}`,
      )}`,
  );
}

function summary(result: AuditResult, assessments: readonly Assessment[]): Content {
  const failed = result.runs.filter(hasFailed).length;
  const unused = result.suppressions.filter(({ matches }) => matches === 0).length;
  const count = (verdict: Verdict) => assessments.filter((one) => one.verdict === verdict).length;
  const confirmed = assessments.filter(
    ({ verdict, review }) => verdict === 'passes' && review && isConfirmed(review),
  );
  const sentences = [
    `${failed} of ${countOf(result.runs.length, 'run')} failed, with ${countOf(groupProblems(result.runs, 'violations').length, 'violation')}, ${countOf(groupProblems(result.runs, 'notMeasured').length, 'case')} in which a rule cannot tell, and ${countOf(unused, 'suppression')} to remove.`,
    `${count('passes')} of ${assessments.length} criteria are met as far as rules can decide, and a person has confirmed ${confirmed.length} of them.`,
    `${count('does not apply')} do not apply, and ${count('fails') + count('in part')} are not met or only in part.`,
    `${count('needs a person')} need a review by a person. Until then no conformance level is claimed.`,
  ];
  return html`<p>${badge(failed + unused > 0 ? 'fails' : 'passes', sentences.join(' '))}</p>`;
}

const suppressionTable = ({ suppressions }: AuditResult) =>
  table(
    'Violations that were reviewed and are not the site’s to fix',
    ['Rule and element', 'Suppressed', 'Reason'],
    suppressions.map(({ rule, message, target, reason, link: href, matches }) => [
      [code(rule), ' with ', code(String(message)), ' at ', code(String(target))],
      matches || badge('fails', 'None: remove it'),
      [html`<p>${reason}</p>`, link(href, href)],
    ]),
  );

/**
 * The report has this table instead of a filter for `criteriaTable`, because a filter would need a script.
 */
const verdictTable = (assessments: readonly Assessment[]): Content =>
  table(
    'Each result with its criteria',
    ['Result', 'Meaning and criteria'],
    (Object.keys(verdictMeanings) as Verdict[]).map((verdict) => {
      const own = assessments.filter((one) => one.verdict === verdict);
      const links = criterionLinks(own.map(({ criterion }) => criterion.number));
      const meaning = html`<p>${verdictMeanings[verdict]}</p>`;
      return [badge(verdict, `${verdict}: ${own.length}`), [meaning, links]];
    }),
  );

const criteriaTable = (assessments: readonly Assessment[]): Content =>
  table(
    'Each criterion with its result and the evidence',
    ['Criterion', 'Evidence'],
    assessments.map((assessment) => {
      const { number, level, name, question } = assessment.criterion;
      return [
        html`<p id="${toId(number)}">${number} ${name} (${level})</p>
          ${badge(assessment.verdict, assessment.verdict)}`,
        [
          html`<p>${question}</p>`,
          html`<details>
            <summary>Evidence for ${number}</summary>
            ${list(describeAssessment(assessment))}
            ${pageLinks(listPages(assessment.causes.flatMap(({ problems }) => problems).flatMap(({ runs }) => runs)))}
            ${link(toUnderstanding(name), `Understanding ${number}`)}
          </details>`,
        ],
      ];
    }),
  );

const describeMatrix = (
  { runs, exclusions, timeouts }: AuditResult,
  { states = [] }: AuditConfig,
): Content => [
  html`<p>
    A run is one page in one variant: a color scheme, a viewport in CSS pixels, a preference and a
    state. ${describeRuns(runs)}.
  </p>`,
  list(states.map(({ id, requirement }) => `The state “${id}” requires that ${requirement}.`)),
  html`<p>Excluded or interrupted:</p>`,
  list([
    ...exclusions,
    'Other browsers than Chromium, except in the manual review. Phones and tablets in the hand, speech input, switches and magnifiers.',
    ...timeouts.map((one) => `Tested once more after a timeout: ${one}`),
  ]),
];

const pageTable = ({ runs }: AuditResult): Content =>
  table(
    'Each page in each language, with its screenshots and speech snapshot',
    ['Page', 'Runs', 'Failed runs'],
    [...Map.groupBy(runs, ({ page }) => toFile(page))].map(([file, own]) => {
      const { address, locale } = own[0]!.page;
      const failed = own.filter(hasFailed).length;
      return [
        link(file, [code(address), ` ${languageNames.of(locale)}`]),
        own.length,
        badge(failed > 0 ? 'fails' : 'passes', failed),
      ];
    }),
  );

const ruleTable = ({ rules, runs }: AuditResult): Content =>
  table(
    'Each rule with its requirement, exclusions and runs',
    ['Rule', 'Coverage'],
    rules.map(({ id, description, criteria, exclusions = 'nothing.' }) => {
      const own = runs.filter((run) => run.rules.includes(id));
      const reviews = own.flatMap((run) => Object.keys(run.engineRules?.[id]?.review ?? {}));
      const sentences = [
        `${description} WCAG: ${Object.keys(criteria).join(', ') || 'none'}.`,
        `Excluded: ${exclusions}`,
        describeRuns(own),
        reviews.length > 0 && `A person is asked to review: ${listOf(unique(reviews))}.`,
      ];
      return [code(id), list(sentences.flatMap((one) => one || []))];
    }),
  );
