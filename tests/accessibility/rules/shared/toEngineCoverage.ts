import type { Coverage } from '../../model.ts';

/** @param criteriaOf the success criteria of each of the engine's rules */
export function toEngineCoverage(
  criteriaOf: ReadonlyMap<string, readonly string[]>,
): Record<string, Coverage> {
  const pairs = [...criteriaOf].flatMap(([rule, own]) => own.map((criterion) => [criterion, rule]));
  const byCriterion = Map.groupBy(pairs, ([criterion]) => criterion!);
  return Object.fromEntries(
    [...byCriterion].map(([criterion, own]) => [
      criterion,
      { engineRules: own.map(([, rule]) => rule!) },
    ]),
  );
}
