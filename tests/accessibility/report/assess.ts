import type { AuditConfig } from '../config.ts';
import type { AuditResult, Run, Violation } from '../model.ts';
import { criteria, type Criterion } from './criteria.ts';
import { isConfirmed, needsPerson, type ManualReview, type Review } from './manualReview.ts';
import { groupViolations, listCriteria, type Problem } from './problems.ts';
import { listOf } from './text.ts';

/** The worst comes first. */
export const verdicts = ['fails', 'in part', 'needs a person', 'passes', 'does not apply'] as const;

export type Verdict = (typeof verdicts)[number];

/** A rule that covers a criterion, what it covers of it, and in how many runs it did. */
export type CoveringRule = { id: string; covers: string; runs: number };

/** All that is known of one criterion. */
export type Assessment = {
  criterion: Criterion;
  verdict: Verdict;
  /** Why it does not apply, as the configuration says. */
  notApplicable?: string;
  rules: readonly CoveringRule[];
  /** Runs in which a rule covered it, found a violation of it, and could not measure it. */
  runs: number;
  failedRuns: number;
  notMeasuredRuns: number;
  violations: readonly Problem[];
  /** Violations of it that suppressions tolerate. */
  suppressed: number;
  isForPerson: boolean;
  review?: Review;
  /** What a screen reader said that is evidence for it. */
  recorded?: string;
};

type Evidence = {
  config: Pick<AuditConfig, 'notApplicable'>;
  review: ManualReview;
  /** By the number of the criterion. */
  recorded?: Readonly<Record<string, string>>;
};

/** One for each criterion of WCAG 2.2, in the standard's order. */
export function assess(
  result: AuditResult,
  { config: { notApplicable = {} }, review: { reviews }, recorded = {} }: Evidence,
): Assessment[] {
  const violations = groupViolations(result);
  return criteria.map((criterion) => {
    const { number } = criterion;
    const covering = listCoveringRules(result, number);
    const ids = new Set(covering.map(({ id }) => id));
    const isOfCriterion = (one: Omit<Violation, 'box'>, { variant }: Run) =>
      ids.has(one.rule) && listCriteria(one, variant, result.rules).includes(number);
    const review = reviews.find((one) => one.criterion === number);
    const known = {
      criterion,
      ...(number in notApplicable && { notApplicable: notApplicable[number]! }),
      rules: covering.map((rule) => ({ ...rule, runs: rule.runs.length })),
      runs: new Set(covering.flatMap(({ runs }) => runs)).size,
      failedRuns: result.runs.filter((run) => run.violations.some((one) => isOfCriterion(one, run)))
        .length,
      notMeasuredRuns: result.runs.filter((run) =>
        run.notMeasured.some((one) => isOfCriterion(one, run)),
      ).length,
      violations: violations.filter((one) => ids.has(one.rule) && one.criteria.includes(number)),
      suppressed: result.runs
        .flatMap(({ suppressed = [] }) => suppressed)
        .filter((one) => one.criteria?.includes(number)).length,
      isForPerson: needsPerson(criterion, result.rules, notApplicable),
      ...(review && { review }),
      ...(number in recorded && { recorded: recorded[number]! }),
    };
    return { ...known, verdict: toVerdict(known) };
  });
}

/** Each rule that covers some of a criterion, with the runs in which it measured that. */
function listCoveringRules({ rules, runs }: AuditResult, criterion: string) {
  return rules.flatMap(({ id, criteria: covered }) => {
    const part = covered[criterion];
    if (part === undefined) return [];
    const own = runs.filter(
      (run) => run.rules.includes(id) && !run.notMeasured.some(({ rule }) => rule === id),
    );
    if (typeof part !== 'string' && 'engineRules' in part)
      return [listApplicable(id, part.engineRules, own)];
    const { covers, in: isIn = () => true } = typeof part === 'string' ? { covers: part } : part;
    return [{ id, covers, runs: own.filter((run) => isIn(run.variant)) }];
  });
}

/** The rules of an engine, each with the runs in which it was applicable. */
function listApplicable(id: string, engineRules: readonly string[], runs: readonly Run[]) {
  const counted = engineRules.map((rule) => ({
    rule,
    own: runs.filter(({ engineRules: of }) => of?.[id]?.applicable.includes(rule)),
  }));
  const applicable = counted.filter(({ own }) => own.length > 0);
  const idle = counted.filter(({ own }) => own.length === 0).map(({ rule }) => rule);
  const sentences = [
    ...(applicable.length > 0
      ? [`By ${listOf(applicable.map(({ rule, own }) => `${rule} (${own.length})`))}.`]
      : []),
    ...(idle.length > 0 ? [`Never applicable: ${listOf(idle)}.`] : []),
  ];
  return {
    id,
    covers: sentences.join(' '),
    runs: [...new Set(applicable.flatMap(({ own }) => own))],
  };
}

function toVerdict(known: Omit<Assessment, 'verdict'>): Verdict {
  const { notApplicable, failedRuns, notMeasuredRuns, runs, isForPerson, review } = known;
  if (failedRuns > 0 || review?.result === 'fails') return 'fails';
  if (notApplicable !== undefined) return 'does not apply';
  if (review?.result === 'passes in part') return 'in part';
  // Nobody but a person decides what no rule decides: an automated reviewer does not.
  const isReviewed = review?.result === 'passes' && isConfirmed(review);
  // Rules that did not run, or could not measure, decide nothing.
  const isDecided = notMeasuredRuns === 0 && (isForPerson ? isReviewed : runs > 0 || isReviewed);
  return isDecided ? 'passes' : 'needs a person';
}
