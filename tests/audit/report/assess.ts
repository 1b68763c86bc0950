import type { AuditResult, RunResult } from '../model.ts';
import { criteria, type Criterion } from './criteria.ts';
import { describeHeard } from './describeHeard.ts';
import { groupFindings, listCriteria, type Fault } from './faults.ts';
import { needsPerson, type ManualReview } from './manualReview.ts';
import type { HeardLocale } from './readHeard.ts';
import type { Review } from './reviewSchema.ts';
import { listOf } from './words.ts';

/** The worst of what the checks and the last review say comes first. */
export const verdicts = ['fails', 'in part', 'needs a person', 'passes', 'does not apply'] as const;

export type Verdict = (typeof verdicts)[number];

/** A check, what of the criterion it sees, and in how many runs there was some of that to look at. */
export type Witness = { id: string; sees: string; looked: number };

/** All that is known of one criterion. */
export type Assessment = {
  criterion: Criterion;
  verdict: Verdict;
  checks: readonly Witness[];
  /** In how many runs one of its checks looked at it, and in how many one found something. */
  looked: number;
  failed: number;
  faults: readonly Fault[];
  /** Findings of its checks that exceptions hold back. */
  held: number;
  isForPerson: boolean;
  review?: Review;
  /** What a real screen reader said to it. */
  heard?: string;
};

/** One for each criterion of WCAG 2.2, in the standard's order. */
export function assess(
  result: AuditResult,
  { reviews }: ManualReview,
  allHeard: readonly HeardLocale[] = [],
  spoken = 'tests/spoken',
): Assessment[] {
  const faults = groupFindings(result);
  const pages = [...new Map(result.runs.map(({ page }) => [page.address, page])).values()];
  const heard = describeHeard(allHeard, pages, spoken);
  return criteria.map((criterion) => {
    const { number } = criterion;
    const looks = listLooks(result, number);
    const ids = new Set(looks.map(({ id }) => id));
    const failing = result.runs.filter((run) =>
      run.findings.some(
        (finding) =>
          ids.has(finding.check) &&
          listCriteria(finding, run.variant, result.checks).includes(number),
      ),
    );
    const review = reviews.find((one) => one.criterion === number);
    const known = {
      criterion,
      checks: looks.map(({ id, sees, runs }) => ({ id, sees, looked: runs.length })),
      looked: new Set(looks.flatMap(({ runs }) => runs)).size,
      failed: failing.length,
      faults: faults.filter((fault) => ids.has(fault.check) && fault.criteria.includes(number)),
      held: result.runs.flatMap(({ heldBack = [] }) =>
        heldBack.filter((one) => one.criteria?.includes(number)),
      ).length,
      isForPerson: needsPerson(criterion, result.checks),
      ...(review && { review }),
      ...(number in heard && { heard: heard[number]! }),
    };
    return { ...known, verdict: toVerdict(known) };
  });
}

/** For each check that sees some of a criterion, the runs in which it saw that. */
function listLooks({ checks, runs }: AuditResult, criterion: string) {
  return checks.flatMap(({ id, criteria: parts }) => {
    const part = parts[criterion];
    if (part === undefined) return [];
    const own = runs.filter((run) => run.checks.includes(id));
    if (typeof part !== 'string' && 'rules' in part) return [listJudged(id, part.rules, own)];
    const { sees, in: isIn = () => true } = typeof part === 'string' ? { sees: part } : part;
    return [{ id, sees, runs: own.filter((run) => isIn(run.variant)) }];
  });
}

/** An engine's rules, each with the runs in which it found something of its kind to judge. */
function listJudged(id: string, rules: readonly string[], runs: readonly RunResult[]) {
  const judging = (rule: string) => runs.filter(({ ruled }) => ruled?.[id]?.judged.includes(rule));
  const counted = rules.map((rule) => ({ rule, own: judging(rule) }));
  const there = counted.filter(({ own }) => own.length > 0);
  const idle = counted.filter(({ own }) => own.length === 0).map(({ rule }) => rule);
  const sentences = [
    ...(there.length > 0
      ? [`By ${listOf(there.map(({ rule, own }) => `${rule} (${own.length})`))}.`]
      : []),
    ...(idle.length > 0 ? [`Nothing was there for ${listOf(idle)}.`] : []),
  ];
  return {
    id,
    sees: sentences.join(' '),
    runs: [...new Set(there.flatMap(({ own }) => own))],
  };
}

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
