import type { Assessment } from './assess.ts';
import { countOf, listOf } from './text.ts';

/** All that is known of a criterion, in sentences, for a form that has no lists. */
export function describeAssessment(assessment: Assessment): string[] {
  const { notApplicable, violations, recorded } = assessment;
  const rules = assessment.rules.filter(({ runs }) => runs > 0);
  const each = listOf(rules.map(({ id, runs }) => `${id} on ${countOf(runs, 'run')}`));
  return [
    ...(notApplicable ? [notApplicable] : []),
    ...(rules.length > 0 ? [`${rules.length === 1 ? 'Rule' : 'Rules'}: ${each}.`] : []),
    ...describeOutcome(assessment),
    ...violations.map(({ message }) => message),
    ...(recorded ? [recorded] : []),
    ...describeLimits(assessment),
    ...describeReview(assessment),
  ];
}

/** What the rules that cover a criterion found. */
export function describeOutcome(assessment: Assessment): string[] {
  const { notApplicable, rules, runs, failedRuns, notMeasuredRuns, suppressed } = assessment;
  if (rules.length === 0) return notApplicable ? [] : ['No rule covers any of it.'];
  const found = notApplicable ? 'The rules that would cover some of it found' : 'The rules found';
  return [
    ...(runs === 0 && notMeasuredRuns === 0
      ? [`There was nothing to test for ${listOf(rules.map(({ id }) => id))}.`]
      : []),
    ...(failedRuns > 0
      ? [`${found} violations in ${failedRuns} of ${countOf(runs, 'run')}.`]
      : runs > 0
        ? [`${found} no violation.`]
        : []),
    ...(notMeasuredRuns > 0
      ? [`It was not measured in ${countOf(notMeasuredRuns, 'run')}: run the audit again.`]
      : []),
    ...(suppressed > 0 ? [`Suppressions tolerate ${countOf(suppressed, 'violation')}.`] : []),
  ];
}

/** Why the rules that cover a criterion are enough, or what they leave to a person. */
export function describeLimits({ criterion, rules, notApplicable }: Assessment): string[] {
  if (rules.length === 0 || notApplicable) return [];
  if (criterion.decided) return [`Why rules decide it: ${criterion.decided}`];
  return criterion.remainder ? [`Left to a person: ${criterion.remainder}`] : [];
}

/** What the manual review says of a criterion, or that there has to be one. */
export function describeReview({ review, isForPerson }: Assessment): string[] {
  if (review && 'by' in review)
    return review.by === 'maintainer'
      ? [`Reviewed by a maintainer on ${review.date}: ${review.notes}`]
      : [
          `Reviewed by an automated reviewer on ${review.date}, not confirmed by a person yet: ${review.notes}`,
        ];
  if (!isForPerson) return [];
  return review
    ? [`No person has reviewed it yet. An automated reviewer noted: ${review.notes}`]
    : ['Nobody has reviewed it yet.'];
}
