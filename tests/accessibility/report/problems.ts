import type { AuditPage, AuditResult, RuleMetadata, Run, Variant, Violation } from '../model.ts';
import { describeVariants } from './variants.ts';

/** A violation, or a measurement that failed, with every page and variant in which it was seen. */
export type Problem = Pick<Violation, 'rule' | 'message' | 'target'> & {
  criteria: readonly string[];
  places: readonly Place[];
};

/** Pages that have a problem in the same variants, which are merged into few lines. */
export type Place = { pages: readonly AuditPage[]; variants: readonly string[] };

type Found = Omit<Violation, 'box'>;
type Source = Pick<AuditResult, 'rules' | 'runs'>;

/** The criteria of a violation: its own, or those of which its rule covers a part in this variant. */
export function listCriteria(
  { rule, criteria }: Found,
  variant: Variant,
  rules: readonly RuleMetadata[],
): readonly string[] {
  if (criteria) return criteria;
  const covered = rules.find(({ id }) => id === rule)?.criteria ?? {};
  return Object.entries(covered)
    .filter(([, part]) => typeof part === 'string' || !('in' in part) || part.in!(variant))
    .map(([number]) => number);
}

export const groupViolations = (result: Source) => group(result, ({ violations }) => violations);
export const groupNotMeasured = (result: Source) => group(result, ({ notMeasured }) => notMeasured);

/** In the order in which they were found. */
function group({ rules, runs }: Source, read: (run: Run) => readonly Found[]): Problem[] {
  const found = runs.flatMap((run) =>
    read(run).map((one) => ({
      ...one,
      page: run.page,
      variant: run.variant,
      criteria: listCriteria(one, run.variant, rules),
    })),
  );
  const alike = Map.groupBy(found, ({ rule, message, target }) =>
    JSON.stringify([rule, message, target]),
  );
  return [...alike.values()].map((own) => {
    const { rule, message, target } = own[0]!;
    const pages = Map.groupBy(own, ({ page }) => page.address);
    const places = Map.groupBy(pages.values(), (seen) =>
      // A page with forty such elements has the problem once in a variant.
      describeVariants([...new Set(seen.map(({ variant }) => variant))]).join('\n'),
    );
    return {
      rule,
      message,
      ...(target !== undefined && { target }),
      criteria: [...new Set(own.flatMap(({ criteria }) => criteria))],
      places: [...places].map(([variants, of]) => ({
        pages: of.map((seen) => seen[0]!.page),
        variants: variants.split('\n'),
      })),
    };
  });
}

/** A run fails by a violation and by a rule that could not measure: neither may be taken for a pass. */
export const hasFailed = ({ violations, notMeasured }: Run) =>
  violations.length + notMeasured.length > 0;

export const countFailedRuns = ({ runs }: Pick<AuditResult, 'runs'>) =>
  runs.filter(hasFailed).length;
