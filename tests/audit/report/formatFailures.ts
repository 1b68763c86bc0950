import type { AuditResult } from '../model.ts';
import { countFindings, groupFindings, groupPlaces, type Fault } from './faults.ts';
import { countOf } from './words.ts';

/** For the terminal: each fault once, with every page and variant that has it; empty for none. */
export function formatFailures(result: AuditResult): string {
  const faults = groupFindings(result);
  const idle = result.exceptions
    .filter(({ matches }) => matches === 0)
    .map(
      ({ check, target }) =>
        `The exception of ${check} for ${String(target)} holds nothing back any more.\n  Take it out.`,
    );
  if (faults.length + idle.length === 0) return '';
  const found = countFindings(result.runs);
  const sum =
    found === 0
      ? []
      : [`${countOf(faults.length, 'fault')} in ${countOf(found, 'finding')} to mend.`];
  return [...faults.map(formatFault), ...idle, ...sum].join('\n\n');
}

function formatFault(fault: Fault): string {
  const { check, criteria, message, target } = fault;
  const served = criteria.length > 0 ? `WCAG ${criteria.join(', ')}` : 'no criterion of WCAG';
  return [
    `${check} (${served}): ${message}`,
    `  at ${target ?? 'the whole page'}`,
    ...groupPlaces(fault).flatMap(({ pages, variants }) => [
      `  on ${pages.map(({ address }) => address).join(', ')} in`,
      ...variants.map((variant) => `    ${variant}`),
    ]),
  ].join('\n');
}
