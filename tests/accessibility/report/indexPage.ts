import { html } from '@remix-run/html-template';
import type { AuditConfig } from '../config.ts';
import type { AuditResult } from '../model.ts';
import { describeAssessment, type Assessment, type Verdict } from './assess.ts';
import { toUnderstanding } from './criteria.ts';
import { isConfirmed, type ManualReview } from './manualReview.ts';
import {
  badge,
  code,
  criterionLinks,
  describeViolation,
  link,
  list,
  pageLinks,
  table,
  toDocument,
  toFile,
  toId,
  type Content,
} from './markup.ts';
import { describeRuns, groupProblems, hasFailed, listPages, type Problem } from './problems.ts';
import { countOf, languageNames, listOf, unique } from './text.ts';

const verdictMeanings: Readonly<Record<Verdict, string>> = {
  fails: 'A rule or a reviewer found what the criterion forbids.',
  'in part': 'A reviewer found a part of it that is not met, so the criterion is not met either.',
  'needs a person':
    'No rule decides it, or none alone, or one could not measure, and no person has confirmed it. That an automated reviewer says “passes” does not count; “fails” does.',
  passes: 'Rules decide it, and found no violation; or a person has confirmed it.',
  'does not apply': 'The site has nothing that the criterion is about.',
};

const variantMeanings: Readonly<Record<string, string>> = {
  default: 'The user has set nothing.',
  'forced colors': 'The system replaces all colors by a few, as Windows does in contrast themes.',
  'more contrast': 'The user asked the system for more contrast.',
  'reduced motion': 'The user asked the system for less motion.',
  'text 200 %': 'The user set all text to twice its size, in the same viewport.',
  'text spacing': 'Lines, letters, words and paragraphs are spaced as criterion 1.4.12 names.',
  loaded: 'The page is loaded, and nothing was done.',
  'skip link focused': 'The Tab key was pressed once.',
  'without JavaScript': 'Scripts are disabled in the browser.',
};

/** Where a reader starts. */
export function toIndexPage(
  result: AuditResult,
  config: AuditConfig,
  assessments: readonly Assessment[],
  review: ManualReview,
  time: Date,
): string {
  const title = `Accessibility report of ${config.name}`;
  const sections: Readonly<Record<string, Content>> = {
    Violations: problemList(groupProblems(result, 'violations')),
    'Not measured': problemList(groupProblems(result, 'notMeasured')),
    Suppressions: suppressionTable(result),
    'Success criteria of WCAG 2.2': [verdictTable(assessments), criteriaTable(assessments)],
    'Manual review': html`<p>${review.method}</p>`,
    'What was run': describeMatrix(result, config),
    Pages: pageTable(result),
    Rules: ruleTable(result),
    'For programs': list(['results.json', 'openacr.yaml'].map((file) => link(file, file))),
  };
  const names = Object.keys(sections);
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
        ${list(names.map((name, index) => link(`#section-${index}`, name)))}
      </nav>
      ${names.map(
        (name, index) =>
          html`<h2 id="section-${index}">${name}</h2>
            ${sections[name]!}`,
      )}`,
  );
}

/** The outcome, before anything else, in words that nobody takes for more than they are. */
function summary(result: AuditResult, assessments: readonly Assessment[]): Content {
  const failed = result.runs.filter(hasFailed).length;
  const unused = result.suppressions.filter(({ matches }) => matches === 0).length;
  const count = (verdict: Verdict) => assessments.filter((one) => one.verdict === verdict).length;
  const confirmed = assessments.filter(
    ({ verdict, review }) => verdict === 'passes' && review && isConfirmed(review),
  );
  const sentences = [
    `${countOf(groupProblems(result, 'violations').length, 'violation')}, ${countOf(groupProblems(result, 'notMeasured').length, 'measurement')} that could not be made, and ${countOf(unused, 'suppression')} to remove: ${failed} of ${countOf(result.runs.length, 'run')} failed.`,
    `Of ${assessments.length} criteria ${count('passes')} are met as far as rules can decide (${confirmed.length} of them confirmed by a person), ${count('does not apply')} do not apply, and ${count('fails') + count('in part')} are not met, or in part only.`,
    `${count('needs a person')} need a person: until one has reviewed them, no level is claimed.`,
  ];
  return html`<p>${badge(failed + unused > 0 ? 'fails' : 'passes', sentences.join(' '))}</p>`;
}

const problemList = (problems: readonly Problem[]): Content => [
  html`<p>${problems.length === 0 ? 'None.' : 'Each once, with all of its pages:'}</p>`,
  list(
    problems.map((one) => [
      html`<p>${describeViolation(one)}, in ${describeRuns(one.runs)}</p>`,
      criterionLinks(one.criteria),
      pageLinks(listPages(one.runs)),
    ]),
  ),
];

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

/** Links instead of a filter: they need no script. */
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
          list(describeAssessment(assessment)),
          pageLinks(listPages(assessment.violations.flatMap(({ runs }) => runs))),
          link(toUnderstanding(name), `Understanding ${number}`),
        ],
      ];
    }),
  );

/** In which variants pages were tested, and what was excluded for which reason. */
const describeMatrix = (
  { runs, exclusions, timeouts }: AuditResult,
  { states = [] }: AuditConfig,
): Content => [
  html`<p>
    A run is one page in one variant: a color scheme, a viewport in CSS pixels, a preference and a
    state.
  </p>`,
  table(
    'Each preference and each state with its runs',
    ['Variant', 'Meaning', 'Runs'],
    [
      ...Object.entries(variantMeanings),
      ...states.map(({ id, requirement }) => [id, `It is reached only if ${requirement}.`]),
    ].map(([name = '', meaning = '']) => {
      const own = runs.filter(({ variant }) => Object.values(variant).includes(name));
      return [name, meaning, describeRuns(own)];
    }),
  ),
  html`<p>Excluded, or interrupted:</p>`,
  list([
    ...exclusions,
    'Other browsers than Chromium, but for what the manual review says; phones and tablets in the hand, speech input, switches and magnifiers.',
    ...timeouts.map((one) => `Started again because the browser had stopped answering: ${one}`),
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
    'Each rule with what it requires, leaves out and ran on',
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
