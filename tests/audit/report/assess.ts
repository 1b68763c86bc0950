import type { AuditResult, CheckInfo } from '../model.ts';
import { criteria, type Criterion } from './criteria.ts';
import { groupFindings, type Fault } from './faults.ts';
import { needsPerson, type ManualReview } from './manualReview.ts';
import type { Review } from './reviewSchema.ts';

/** The worst of what the checks and the last review say comes first. */
export const verdicts = ['fails', 'in part', 'needs a person', 'passes', 'does not apply'] as const;

export type Verdict = (typeof verdicts)[number];

/** All that is known of one criterion. */
export type Assessment = {
  criterion: Criterion;
  verdict: Verdict;
  /** Each with the number of runs in which it looked. */
  checks: readonly (CheckInfo & { looked: number })[];
  /** In how many runs one of its checks looked, and in how many of these one found something. */
  looked: number;
  failed: number;
  faults: readonly Fault[];
  /** Findings of its checks that exceptions hold back. */
  held: number;
  isForPerson: boolean;
  review?: Review;
};

/** One for each criterion of WCAG 2.2, in the standard's order. */
export function assess(result: AuditResult, { reviews }: ManualReview): Assessment[] {
  const faults = groupFindings(result);
  return criteria.map((criterion) => {
    const { number } = criterion;
    const checks = result.checks
      .filter((check) => check.criteria.includes(number))
      .map((check) => ({ ...check, looked: countRuns(result, check) }));
    const ids = new Set(checks.map(({ id }) => id));
    const review = reviews.find((one) => one.criterion === number);
    const known = {
      criterion,
      checks,
      looked: result.runs.filter((run) => run.checks.some((id) => ids.has(id))).length,
      failed: result.runs.filter((run) =>
        run.findings.some(({ check, criteria: own }) => own?.includes(number) ?? ids.has(check)),
      ).length,
      faults: faults.filter((fault) => ids.has(fault.check) && fault.criteria.includes(number)),
      held: sumHeld(result.exceptions.filter((one) => one.criteria.includes(number))),
      isForPerson: needsPerson(criterion, result.checks),
      ...(review ? { review } : {}),
    };
    return { ...known, verdict: toVerdict(known) };
  });
}

const countRuns = ({ runs }: AuditResult, { id }: CheckInfo) =>
  runs.filter(({ checks }) => checks.includes(id)).length;

export const sumHeld = (exceptions: AuditResult['exceptions']) =>
  exceptions.reduce((sum, { matches }) => sum + matches, 0);

function toVerdict(known: Omit<Assessment, 'verdict'>): Verdict {
  const { criterion, failed, looked, isForPerson, review } = known;
  if (failed > 0 || review?.result === 'fails') return 'fails';
  if ('absent' in criterion) return 'does not apply';
  if (review?.result === 'passes in part') return 'in part';
  // What no machine decides is not decided by one that looks at pictures either.
  const isReviewed = review?.result === 'passes' && review.by === 'maintainer';
  // Checks that exist but did not run say nothing.
  if (isForPerson ? !isReviewed : looked === 0 && !isReviewed) return 'needs a person';
  return 'passes';
}
