import type { AuditResult } from '../model.ts';
import { groupNotMeasured, groupViolations, type Problem } from './problems.ts';
import { countOf } from './text.ts';

export { countFailedRuns } from './problems.ts';

/** For the terminal: a line for each problem and set of variants; empty where there is nothing to fix. */
export function formatViolations(result: AuditResult): string {
  const violations = groupViolations(result);
  const notMeasured = groupNotMeasured(result);
  const unused = result.suppressions.filter(({ matches }) => matches === 0);
  const seen = result.runs.flatMap((run) => run.violations).length;
  const totals = [
    ...(seen > 0
      ? [`${countOf(violations.length, 'violation')}, seen ${countOf(seen, 'time')}`]
      : []),
    ...(notMeasured.length > 0 ? [`${notMeasured.length} not measured`] : []),
    ...(unused.length > 0 ? [`${countOf(unused.length, 'suppression')} to remove`] : []),
  ];
  const groups: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Violations', violations.flatMap(formatProblem)],
    ['Not measured', notMeasured.flatMap(formatProblem)],
    [
      'Suppressions',
      unused.map(
        ({ rule, message, target }) =>
          `${rule} with ${String(message)} at ${String(target)}: it matches nothing. Remove it.`,
      ),
    ],
  ];
  const shown = groups.filter(([, lines]) => lines.length > 0);
  if (shown.length === 0) return '';
  return [
    ...shown.map(([title, lines]) => [title, ...lines].join('\n  ')),
    `${totals.join('; ')}.`,
  ].join('\n\n');
}

const formatProblem = ({ rule, criteria, message, target, places }: Problem) =>
  places.map(({ pages, variants }) => {
    const addresses = pages.map(({ address }) => address).join(', ');
    return `${rule} (${formatCriteria(criteria)}) on ${addresses} in ${variants.join('; ')} at ${target ?? 'the whole page'}: ${message}`;
  });

/** @example formatCriteria(['1.4.10']) // => 'WCAG 1.4.10' */
export const formatCriteria = (criteria: readonly string[]) =>
  criteria.length > 0 ? `WCAG ${criteria.join(', ')}` : 'no criterion of WCAG';
