import type { AuditPage, AuditResult, CheckInfo, Finding, RunResult, Variant } from '../model.ts';
import { describeVariants } from './variants.ts';

/** One thing to mend, however many pages and variants it was seen on. */
export type Fault = Pick<Finding, 'check' | 'message' | 'target'> & {
  /** Of the check; empty where the table of checks does not know it. */
  criteria: readonly string[];
  seen: readonly { page: AuditPage; variants: readonly Variant[] }[];
};

type Growing = Omit<Fault, 'seen' | 'criteria'> & {
  criteria: string[];
  seen: { page: AuditPage; variants: Variant[] }[];
};

/** Those that a finding is about: its own, or those of which its check sees a part in this look. */
export function listCriteria(
  { check, criteria }: Finding,
  variant: Variant,
  checks: readonly CheckInfo[],
): readonly string[] {
  if (criteria) return criteria;
  const parts = checks.find(({ id }) => id === check)?.criteria ?? {};
  return Object.entries(parts)
    .filter(([, part]) => typeof part === 'string' || !('in' in part) || part.in(variant))
    .map(([number]) => number);
}

export const countFindings = (runs: readonly RunResult[]) =>
  runs.reduce((sum, { findings }) => sum + findings.length, 0);

/** In the order in which they were found. */
export function groupFindings({ checks, runs }: Pick<AuditResult, 'checks' | 'runs'>): Fault[] {
  const faults = new Map<string, Growing>();
  for (const { page, variant, findings } of runs)
    for (const finding of findings) {
      const { check, message, target } = finding;
      const key = JSON.stringify([check, message, target]);
      const fault: Growing = faults.get(key) ?? {
        check,
        message,
        ...(target === undefined ? {} : { target }),
        criteria: [],
        seen: [],
      };
      faults.set(key, fault);
      for (const number of listCriteria(finding, variant, checks))
        if (!fault.criteria.includes(number)) fault.criteria.push(number);
      const place = fault.seen.find((one) => one.page.address === page.address);
      if (!place) fault.seen.push({ page, variants: [variant] });
      // A page of forty such elements has the fault once in this variant.
      else if (!place.variants.includes(variant)) place.variants.push(variant);
    }
  return [...faults.values()];
}

/** Pages that have a fault in the same variants, told together. */
export type Place = { pages: readonly AuditPage[]; variants: readonly string[] };

export function groupPlaces({ seen }: Fault): Place[] {
  const alike = Map.groupBy(seen, ({ variants }) => describeVariants(variants).join('\n'));
  return [...alike].map(([variants, places]) => ({
    pages: places.map(({ page }) => page),
    variants: variants.split('\n'),
  }));
}
