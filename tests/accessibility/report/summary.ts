import { html } from '@remix-run/html-template';
import type { AuditResult } from '../model.ts';
import type { Assessment, Verdict } from './assess.ts';
import { levels } from './criteria.ts';
import { isConfirmed } from './manualReview.ts';
import { terms, type Content } from './markup.ts';
import { groupViolations } from './problems.ts';
import { countOf, formatDuration, formatInventory, listOf, sum } from './text.ts';
import { describeVariant } from './variants.ts';

/** The outcome, before anything else. */
export function summary(result: AuditResult, assessments: readonly Assessment[]): Content {
  const { runs, rules, suppressions, engines } = result;
  const violations = runs.flatMap((run) => run.violations).length;
  const notMeasured = runs.flatMap((run) => run.notMeasured).length;
  const unused = suppressions.filter(({ matches }) => matches === 0).length;
  const pages = runs.map(({ page }) => page);
  const count = (values: readonly string[]) => new Set(values).size;
  const pseudo = count(pages.filter((page) => page.isPseudo).map(({ locale }) => locale));
  const sentences = [
    violations === 0
      ? 'The rules found no violation.'
      : `${countOf(groupViolations(result).length, 'violation')}, seen ${countOf(violations, 'time')}.`,
    ...(notMeasured > 0 ? [`${countOf(notMeasured, 'measurement')} could not be made.`] : []),
    ...(unused > 0 ? [`${countOf(unused, 'suppression')} to remove.`] : []),
    ...describeVerdicts(assessments),
  ];
  const verdict = violations + notMeasured + unused > 0 ? 'fails' : 'passes';
  return html`<p class="outcome" data-verdict="${verdict}">${sentences.join(' ')}</p>
    ${terms('facts', [
      ['Pages', count(pages.map(({ id }) => id))],
      [
        'Languages',
        `${count(pages.map(({ locale }) => locale))}${pseudo > 0 ? `, ${pseudo} of them made up to test long words and both directions` : ''}`,
      ],
      ['Variants', count(runs.map(({ variant }) => describeVariant(variant)))],
      ['Runs', runs.length.toLocaleString('en')],
      ['Tested in all runs together', formatInventory(runs.map(({ inventory }) => inventory))],
      ['Rules', rules.length],
      ['Engines', engines],
      ['Violations', violations.toLocaleString('en')],
      ['Not measured', notMeasured.toLocaleString('en')],
      ['Suppressed violations', sum(suppressions.map((one) => one.matches)).toLocaleString('en')],
      ['Time of all runs', formatDuration(sum(runs.map(({ milliseconds }) => milliseconds)))],
    ])}`;
}

/** In words that nobody takes for more than they are. */
function describeVerdicts(assessments: readonly Assessment[]): string[] {
  const count = (...wanted: readonly Verdict[]) =>
    assessments.filter(({ verdict }) => wanted.includes(verdict)).length;
  const waiting = assessments.filter(({ verdict }) => verdict === 'needs a person');
  const confirmed = assessments.filter(
    ({ verdict, review }) => verdict === 'passes' && isConfirmed(review),
  ).length;
  const unmet = count('fails', 'in part');
  const byLevel = levels.map(
    (level) => `${waiting.filter(({ criterion }) => criterion.level === level).length} ${level}`,
  );
  return [
    `Of ${assessments.length} criteria ${count('passes')} are met as far as rules can decide (${confirmed} of them confirmed by a person), ${count('does not apply')} do not apply, and ${unmet} ${unmet === 1 ? 'is' : 'are'} not met, or in part only.`,
    ...(waiting.length > 0
      ? [
          `${waiting.length} need a person (${listOf(byLevel)}): until one has reviewed them, no level is claimed.`,
        ]
      : []),
  ];
}
