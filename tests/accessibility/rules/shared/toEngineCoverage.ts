import type { Coverage } from '../../model.ts';

export function toEngineCoverage(
  criteriaByRule: ReadonlyMap<string, readonly string[]>,
): Record<string, Coverage> {
  const coverage: Record<string, { engineRules: string[] }> = {};
  for (const [rule, criteria] of criteriaByRule)
    for (const one of criteria) (coverage[one] ??= { engineRules: [] }).engineRules.push(rule);
  return coverage;
}
