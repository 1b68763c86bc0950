import type { AuditPage, AuditResult, Finding, RunResult, Variant } from '../model.ts';
import { describeVariants } from './variants.ts';

/** One thing to mend, however many pages and variants it was seen on. */
export type Fault = Pick<Finding, 'check' | 'message' | 'target'> & {
  /** Of the check; empty where the table of checks does not know it. */
  criteria: readonly string[];
  seen: readonly { page: AuditPage; variants: readonly Variant[] }[];
};

type Growing = Omit<Fault, 'seen'> & { seen: { page: AuditPage; variants: Variant[] }[] };

export const countFindings = (runs: readonly RunResult[]) =>
  runs.reduce((sum, { findings }) => sum + findings.length, 0);

/** In the order in which they were found. */
export function groupFindings({ checks, runs }: Pick<AuditResult, 'checks' | 'runs'>): Fault[] {
  const faults = new Map<string, Growing>();
  for (const { page, variant, findings } of runs)
    for (const { check, message, target, criteria } of findings) {
      const key = JSON.stringify([check, message, target]);
      const fault = faults.get(key) ?? {
        check,
        message,
        ...(target === undefined ? {} : { target }),
        criteria: criteria ?? Object.keys(checks.find(({ id }) => id === check)?.criteria ?? {}),
        seen: [],
      };
      faults.set(key, fault);
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
