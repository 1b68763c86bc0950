import type { Coverage } from '../../model.ts';

/** @param criteriaOf the success criteria of each of the engine's rules */
export function toEngineCoverage(
  criteriaOf: ReadonlyMap<string, readonly string[]>,
): Record<string, Coverage> {
  const coverage: Record<string, { engineRules: string[] }> = {};
  for (const [rule, criteria] of criteriaOf)
    for (const one of criteria) (coverage[one] ??= { engineRules: [] }).engineRules.push(rule);
  return coverage;
}
