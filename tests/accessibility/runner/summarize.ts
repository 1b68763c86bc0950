import type { AuditConfig } from '../config.ts';
import { isReference, matrixExclusions } from '../matrix.ts';
import type { AuditPage, AuditResult, Run } from '../model.ts';
import type { GatheredPage, Rule } from '../rule.ts';
import { siteRules } from '../rules/index.ts';
import type { PageRuns } from './runPage.ts';
import { countMatches, selectRules, setAside, toViolation } from './violations.ts';

type Result = Omit<AuditResult, 'engines' | 'system' | 'timeouts'>;

/** Adds the rules that compare pages, provided that all pages of the configuration ran. */
export function summarize(
  config: AuditConfig,
  rules: readonly Rule[],
  results: readonly ({ page: AuditPage } & PageRuns)[],
): Result {
  const { pages, suppressions = [], exclusions = [] } = config;
  const isWhole = results.length === pages.length;
  const comparing = selectRules(siteRules, config).filter(({ appliesTo = () => true }) =>
    appliesTo(config),
  );
  const gathered = results.flatMap(({ page, facts }): GatheredPage[] =>
    facts ? [{ page, facts }] : [],
  );
  const runs = results.flatMap(({ page, facts, runs: own }) =>
    own.map((run): Run => {
      // A comparison belongs to the run in which the facts were gathered.
      if (!facts || !isWhole || !isReference(run.variant)) return run;
      const found = comparing.flatMap((rule) =>
        rule
          .evaluate({ page, facts }, gathered, config)
          .map((one) => toViolation(rule, one, run.variant)),
      );
      const compared = {
        ...run,
        rules: [...run.rules, ...comparing.map(({ id }) => id)],
        violations: [...run.violations, ...found],
      };
      return setAside(compared, config);
    }),
  );
  const note = `Only ${results.length} of ${pages.length} pages were audited, so the rules that compare pages did not run.`;
  return {
    rules: [...rules, ...comparing],
    runs,
    exclusions: [...(isWhole ? [] : [note]), ...matrixExclusions, ...exclusions],
    suppressions: countMatches(suppressions, runs),
  };
}
