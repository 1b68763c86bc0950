import type { AuditConfig } from '../config.ts';
import type { AuditResult } from '../model.ts';
import { criteria, isWithinLevel, listFailedCriteria, type Criterion } from './criteria.ts';
import { isConfirmed, needsPerson, type ManualReview } from './manualReview.ts';
import { groupByCause, groupProblems, shownItems, type Problem } from './problems.ts';
import { countOf, listOf, unique } from './text.ts';

export type Verdict = 'fails' | 'in part' | 'needs a person' | 'passes' | 'does not apply';

type Evidence = ReturnType<typeof gatherEvidence>;

export type Assessment = Evidence & { verdict: Verdict };

export function assess(
  result: AuditResult,
  config: Pick<AuditConfig, 'level' | 'notApplicable'>,
  review: ManualReview,
): Assessment[] {
  const problems = groupProblems(result.runs, 'violations');
  return criteria
    .filter(({ number }) => isWithinLevel(number, config.level ?? 'AAA'))
    .map((criterion) => {
      const evidence = gatherEvidence(criterion, result, problems, config, review);
      return { ...evidence, verdict: toVerdict(evidence) };
    });
}

function gatherEvidence(
  criterion: Criterion,
  result: AuditResult,
  problems: readonly Problem[],
  { notApplicable = {} }: Pick<AuditConfig, 'notApplicable'>,
  { reviews }: ManualReview,
) {
  const { number } = criterion;
  const covering = listCoveringRules(result, number);
  const violations = problems.filter((one) => listFailedCriteria(one).includes(number));
  return {
    criterion,
    notApplicable: notApplicable[number],
    rules: covering.map((rule) => ({ ...rule, runs: rule.runs.length })),
    runs: unique(covering.flatMap(({ runs }) => runs)).length,
    failedRuns: unique(violations.flatMap(({ runs }) => runs)).length,
    notMeasuredRuns: result.runs.filter(
      ({ rules, notMeasured }) =>
        notMeasured.some((one) => one.criteria.includes(number)) ||
        // No rule ran, because the page was not reached.
        (rules.length === 0 && notMeasured.length > 0 && covering.length > 0),
    ).length,
    causes: groupByCause(violations),
    suppressed: result.runs
      .flatMap(({ suppressed = [] }) => suppressed)
      .filter((one) => one.criteria.includes(number)).length,
    isForPerson: needsPerson(criterion, result.rules, notApplicable),
    review: reviews.find((one) => one.criterion === number),
  };
}

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
    const applicable = part.engineRules.map((rule) => ({
      rule,
      runs: own.filter(({ engineRules }) => engineRules?.[id]?.applicable.includes(rule)),
    }));
    const counts = applicable.map((one) => `${one.rule} (${one.runs.length})`);
    return [
      { id, covers: `By ${listOf(counts)}.`, runs: unique(applicable.flatMap((one) => one.runs)) },
    ];
  });
}

function toVerdict(evidence: Evidence): Verdict {
  const { notApplicable, failedRuns, notMeasuredRuns, runs, isForPerson, review } = evidence;
  if (failedRuns > 0 || review?.result === 'fails') return 'fails';
  if (notApplicable !== undefined) return 'does not apply';
  if (review?.result === 'passes in part') return 'in part';
  if (notMeasuredRuns > 0) return 'needs a person';
  const isPassedByRules = !isForPerson && runs > 0;
  // The result `passes` counts only from a person, but `fails` also counts from an automated reviewer.
  const isPassedByPerson = review?.result === 'passes' && isConfirmed(review);
  return isPassedByRules || isPassedByPerson ? 'passes' : 'needs a person';
}

export function describeAssessment(assessment: Assessment): string[] {
  const { criterion, notApplicable, rules, runs, causes, review } = assessment;
  const { failedRuns, notMeasuredRuns, suppressed } = assessment;
  const { decided, remainder } = criterion;
  const isCovered = rules.length > 0 && notApplicable === undefined;
  return [
    notApplicable,
    ...rules.map(({ id, covers, runs: own }) => `${id}, ${countOf(own, 'run')}: ${covers}`),
    rules.length === 0 && !notApplicable && 'No rule covers it.',
    failedRuns > 0 && `Rules found violations in ${failedRuns} of ${countOf(runs, 'run')}.`,
    ...causes
      .slice(0, shownItems)
      .map(
        ({ message, problems }) =>
          `${countOf(problems.length, 'violation')}, for example: ${message}`,
      ),
    notMeasuredRuns > 0 && `Rules cannot tell in ${countOf(notMeasuredRuns, 'run')}.`,
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
