import type { AuditConfig } from '../config.ts';
import type { AuditResult } from '../model.ts';
import { criteria, type Criterion } from './criteria.ts';
import { isConfirmed, needsPerson, type ManualReview } from './manualReview.ts';
import { groupProblems, listCriteria } from './problems.ts';
import { countOf, listOf, unique } from './text.ts';

export type Verdict = 'fails' | 'in part' | 'needs a person' | 'passes' | 'does not apply';

type Evidence = ReturnType<typeof gatherEvidence>;

/** All that is known of one criterion. */
export type Assessment = Evidence & { verdict: Verdict };

/** One for each criterion of WCAG 2.2, in the standard's order. */
export const assess = (
  result: AuditResult,
  config: Pick<AuditConfig, 'notApplicable'>,
  review: ManualReview,
) =>
  criteria.map((criterion): Assessment => {
    const evidence = gatherEvidence(criterion, result, config, review);
    return { ...evidence, verdict: toVerdict(evidence) };
  });

function gatherEvidence(
  criterion: Criterion,
  result: AuditResult,
  { notApplicable = {} }: Pick<AuditConfig, 'notApplicable'>,
  { reviews }: ManualReview,
) {
  const { number } = criterion;
  const covering = listCoveringRules(result, number);
  const countRuns = (kind: 'violations' | 'notMeasured') =>
    result.runs.filter(({ variant, [kind]: found }) =>
      found.some((one) => listCriteria(one, variant, result.rules).includes(number)),
    ).length;
  return {
    criterion,
    /** Why it does not apply, as the configuration says. */
    notApplicable: notApplicable[number],
    rules: covering.map((rule) => ({ ...rule, runs: rule.runs.length })),
    /** Runs in which a rule covered it, found a violation of it, and could not measure it. */
    runs: unique(covering.flatMap(({ runs }) => runs)).length,
    failedRuns: countRuns('violations'),
    notMeasuredRuns: countRuns('notMeasured'),
    violations: groupProblems(result, 'violations').filter((one) => one.criteria.includes(number)),
    /** Violations of it that suppressions tolerate. */
    suppressed: result.runs
      .flatMap(({ suppressed = [] }) => suppressed)
      .filter((one) => one.criteria?.includes(number)).length,
    isForPerson: needsPerson(criterion, result.rules, notApplicable),
    review: reviews.find((one) => one.criterion === number),
  };
}

/** Each rule that covers some of a criterion, with the runs in which it measured that. */
function listCoveringRules({ rules, runs }: AuditResult, criterion: string) {
  return rules.flatMap(({ id, criteria: { [criterion]: part } }) => {
    if (part === undefined) return [];
    const own = runs.filter(
      (run) => run.rules.includes(id) && !run.notMeasured.some(({ rule }) => rule === id),
    );
    if (typeof part === 'string') return [{ id, covers: part, runs: own }];
    if ('covers' in part)
      return [
        { id, covers: part.covers, runs: own.filter(({ variant }) => part.in?.(variant) ?? true) },
      ];
    // Each rule of an engine, with the runs in which it was applicable.
    const applicable = part.engineRules.map((rule) =>
      own.filter(({ engineRules }) => engineRules?.[id]?.applicable.includes(rule)),
    );
    const counts = part.engineRules.map((rule, index) => `${rule} (${applicable[index]!.length})`);
    return [{ id, covers: `By ${listOf(counts)}.`, runs: unique(applicable.flat()) }];
  });
}

function toVerdict(evidence: Evidence): Verdict {
  const { notApplicable, failedRuns, notMeasuredRuns, runs, isForPerson, review } = evidence;
  if (failedRuns > 0 || review?.result === 'fails') return 'fails';
  if (notApplicable !== undefined) return 'does not apply';
  if (review?.result === 'passes in part') return 'in part';
  // Nobody but a person decides what no rule decides: an automated reviewer does not.
  const isReviewed = review?.result === 'passes' && isConfirmed(review);
  // Rules that did not run, or could not measure, decide nothing.
  const isDecided = notMeasuredRuns === 0 && (isForPerson ? isReviewed : runs > 0 || isReviewed);
  return isDecided ? 'passes' : 'needs a person';
}

/** All that is known of a criterion, in sentences. */
export function describeAssessment(assessment: Assessment): string[] {
  const { criterion, notApplicable, rules, runs, violations, review } = assessment;
  const { failedRuns, notMeasuredRuns, suppressed } = assessment;
  const { decided, remainder } = criterion;
  const isCovered = rules.length > 0 && notApplicable === undefined;
  return [
    notApplicable,
    ...rules.map(({ id, covers, runs: own }) => `${id}, ${countOf(own, 'run')}: ${covers}`),
    rules.length === 0 && !notApplicable && 'No rule covers any of it.',
    failedRuns > 0 && `Rules found violations in ${failedRuns} of ${countOf(runs, 'run')}.`,
    ...violations.map(({ message }) => message),
    notMeasuredRuns > 0 &&
      `It was not measured in ${countOf(notMeasuredRuns, 'run')}: run the audit again.`,
    suppressed > 0 && `Suppressions tolerate ${countOf(suppressed, 'violation')}.`,
    isCovered && decided && `Why rules decide it: ${decided}`,
    isCovered && remainder && `Left to a person: ${remainder}`,
    review
      ? `${describeReviewer(review)}: ${review.notes}`
      : assessment.isForPerson && 'Nobody has reviewed it yet.',
  ].flatMap((one) => one || []);
}

function describeReviewer(review: ManualReview['reviews'][number]): string {
  if (!('by' in review)) return 'No person has reviewed it yet. An automated reviewer noted';
  const confirmed = isConfirmed(review) ? '' : ', not confirmed by a person yet';
  return `Reviewed by ${review.by} on ${review.date}${confirmed}`;
}
