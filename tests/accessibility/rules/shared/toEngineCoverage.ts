import type { Coverage } from '../../model.ts';

/** @param criteriaOf the success criteria of each of the engine's rules */
export function toEngineCoverage(
  criteriaOf: ReadonlyMap<string, readonly string[]>,
): Record<string, Coverage> {
  const criteria = new Set([...criteriaOf.values()].flat());
  return Object.fromEntries(
    [...criteria].map((criterion) => [
      criterion,
      {
        engineRules: [...criteriaOf]
          .filter(([, own]) => own.includes(criterion))
          .map(([rule]) => rule),
      },
    ]),
  );
}
