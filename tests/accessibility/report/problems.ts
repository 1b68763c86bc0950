import type { AuditResult, RuleMetadata, Run, Suppression, Variant, Violation } from '../model.ts';
import { countOf, unique } from './text.ts';

type Found = Omit<Violation, 'box'>;
type Kind = 'violations' | 'notMeasured';

/** A violation, or a measurement that failed, with every run in which it was seen. */
export type Problem = Found & { criteria: readonly string[]; runs: readonly Run[] };

/** The criteria of a violation: its own, or those of which its rule covers a part in this variant. */
export function listCriteria(
  { rule, criteria }: Found,
  variant: Variant,
  rules: readonly RuleMetadata[],
): readonly string[] {
  const covered = rules.find(({ id }) => id === rule)?.criteria ?? {};
  const own = Object.entries(covered).filter(
    ([, part]) => typeof part === 'string' || !('in' in part) || part.in!(variant),
  );
  return criteria ?? own.map(([number]) => number);
}

/** Each problem once, in the order in which they were found. */
export function groupProblems({ rules, runs }: Pick<AuditResult, 'rules' | 'runs'>, kind: Kind) {
  const found = runs.flatMap((run) =>
    run[kind].map((one: Found) => ({ ...one, run, own: listCriteria(one, run.variant, rules) })),
  );
  const alike = Map.groupBy(found, ({ rule, message, target }) => `${rule} ${target} ${message}`);
  return [...alike.values()].map((same): Problem => {
    const { run: _run, own: _own, ...first } = same[0]!;
    const criteria = unique(same.flatMap(({ own }) => own));
    return { ...first, criteria, runs: unique(same.map(({ run }) => run)) };
  });
}

/** A run fails by a violation and by a rule that could not measure: neither may be taken for a pass. */
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
    ? 'It was not run.'
    : `${countOf(runs.length, 'run')} on ${countOf(listPages(runs).length, 'page')}: ${describeVariants(runs.map(({ variant }) => variant))}`;

/** @example formatViolation({ … }) // => 'reflow at main > pre: It is 344 px wide. Let it wrap.' */
export const formatViolation = ({ rule, target = 'the whole page', message }: Found) =>
  `${rule} at ${target}: ${message}`;

export const formatSuppression = ({ rule, message, target }: Suppression) =>
  `${rule} with ${String(message)} at ${String(target)}`;

/** For the terminal: a line for each problem; empty where there is nothing to fix. */
export function formatProblems(result: AuditResult): string {
  const formatProblem = ({ runs, criteria, ...one }: Problem) => {
    const addresses = listPages(runs).map(({ address }) => address);
    const numbers = criteria.length > 0 ? criteria : ['no criterion'];
    return `${formatViolation(one)} (WCAG ${numbers.join(', ')}; ${describeRuns(runs)}; ${addresses.join(', ')})`;
  };
  return Object.entries({
    Violations: groupProblems(result, 'violations').map(formatProblem),
    'Not measured': groupProblems(result, 'notMeasured').map(formatProblem),
    Suppressions: result.suppressions
      .filter(({ matches }) => matches === 0)
      .map((one) => `${formatSuppression(one)}: it matches nothing. Remove it.`),
  })
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [`${title}: ${lines.length}`, ...lines].join('\n  '))
    .join('\n\n');
}
