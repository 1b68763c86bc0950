import type { AuditResult, Run, Variant, Violation } from '../model.ts';
import { levels, toLowestLevel } from './criteria.ts';
import { countOf, unique } from './text.ts';

type Kind = 'violations' | 'notMeasured' | 'aboveLevel';

/** A problem is a violation, or the reason why a rule could not tell whether the page passes. */
export type Problem = Omit<Violation, 'box'> & { runs: readonly Run[] };

/** A cause is a group of problems of one rule whose messages differ only in quoted texts and numbers. */
export type Cause = Pick<Problem, 'rule' | 'criteria' | 'message'> & {
  problems: readonly Problem[];
};

/** Long lists of problems or pages end after this many items. */
export const shownItems = 20;

export function groupProblems(runs: readonly Run[], kind: Kind) {
  const found = runs.flatMap((run) =>
    (run[kind] ?? []).map((violation: Violation) => ({ ...violation, run })),
  );
  const alike = Map.groupBy(found, ({ rule, message, target }) => `${rule} ${target} ${message}`);
  return [...alike.values()].map((same): Problem => ({
    ...same[0]!,
    criteria: unique(same.flatMap(({ criteria }) => criteria)),
    runs: unique(same.map(({ run }) => run)),
  }));
}

export function groupByCause(problems: readonly Problem[]): Cause[] {
  const toCause = ({ rule, criteria, message }: Problem) =>
    `${rule} ${criteria} ${message.replaceAll(/“[^”]*”/g, '“…”').replaceAll(/\d+(?:\.\d+)?/g, '0')}`;
  return [...Map.groupBy(problems, toCause).values()]
    .map((own): Cause => ({ ...own[0]!, problems: own }))
    .toSorted(
      (one, other) => toRank(one) - toRank(other) || other.problems.length - one.problems.length,
    );
}

/** Causes without criteria, such as violations of best practices, have no level and come last. */
function toRank({ criteria }: Cause): number {
  const level = toLowestLevel(criteria);
  return level ? levels.indexOf(level) : levels.length;
}

export const hasFailed = ({ violations, notMeasured }: Run) =>
  violations.length + notMeasured.length > 0;

/** @example describeVariants([light, dark]) // => 'light or dark, 320×256, default, loaded' */
export const describeVariants = (variants: readonly Variant[]) =>
  (['scheme', 'viewport', 'preference', 'state'] as const)
    .map((part) => unique(variants.map((variant) => variant[part])).join(' or '))
    .join(', ');

export const listPages = (runs: readonly Run[]) => [
  ...new Map(runs.map(({ page }) => [page.address, page])).values(),
];

/** @example describeRuns(runs) // => '4 runs on 2 pages: light or dark, 320×256, default, loaded' */
export const describeRuns = (runs: readonly Run[]) =>
  runs.length === 0
    ? 'It did not run.'
    : `${countOf(runs.length, 'run')} on ${countOf(listPages(runs).length, 'page')}: ${describeVariants(runs.map(({ variant }) => variant))}`;

/** @example formatCriteria(['1.4.6']) // => 'WCAG 1.4.6 (AAA)' */
export const formatCriteria = (criteria: readonly string[]) =>
  criteria.length > 0 ? `WCAG ${criteria.join(', ')} (${toLowestLevel(criteria)})` : 'no criterion';

/** @returns the text for the terminal; empty if there is nothing to fix */
export function formatProblems(result: AuditResult): string {
  const formatProblem = ({ rule, target = 'the whole page', message, runs, criteria }: Problem) => {
    const addresses = listPages(runs).map(({ address }) => address);
    return `${rule} at ${target}: ${message} (${formatCriteria(criteria)}; ${describeRuns(runs)}; ${addresses.join(', ')})`;
  };
  const formatCause = ({ problems, rule }: Cause) => [
    ...problems.slice(0, shownItems).map(formatProblem),
    ...(problems.length > shownItems
      ? [`${rule}: ${problems.length - shownItems} more of the same cause`]
      : []),
  ];
  const formatKind = (kind: Kind): readonly [number, string[]] => {
    const problems = groupProblems(result.runs, kind);
    return [problems.length, groupByCause(problems).flatMap(formatCause)];
  };
  const unused = result.suppressions
    .filter(({ matches }) => matches === 0)
    .map(
      ({ rule, message, target }) =>
        `${rule} with ${String(message)} at ${String(target)}: it matches nothing. Remove it.`,
    );
  return Object.entries({
    Violations: formatKind('violations'),
    'Cannot tell': formatKind('notMeasured'),
    Suppressions: [unused.length, unused] as const,
  })
    .filter(([, [count]]) => count > 0)
    .map(([title, [count, lines]]) => [`${title}: ${count}`, ...lines].join('\n  '))
    .join('\n\n');
}
