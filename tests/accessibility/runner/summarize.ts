import type { AuditConfig } from '../config.ts';
import { isReference, matrixExclusions } from '../matrix.ts';
import type { AuditPage, AuditResult, Run, Suppression } from '../model.ts';
import type { GatheredPage, Rule } from '../rule.ts';
import { siteRules } from '../rules/index.ts';
import type { PageRuns } from './runPage.ts';

type Result = Omit<AuditResult, 'engines' | 'system' | 'timeouts'>;

/** Compares the pages with each other, where all of them ran. */
export function summarize(
  config: AuditConfig,
  rules: readonly Rule[],
  results: readonly ({ page: AuditPage } & PageRuns)[],
): Result {
  const { pages, suppressions = [], exclusions = [] } = config;
  const isWhole = results.length === pages.length;
  const comparing = siteRules.filter(({ appliesTo = () => true }) => appliesTo(config));
  const gathered = results.flatMap(({ page, facts }): GatheredPage[] =>
    facts ? [{ page, facts }] : [],
  );
  const runs = results.flatMap(({ page, facts, runs: own }) =>
    own.map((run): Run => {
      // The comparison is reported at the run in which the facts were gathered.
      if (!facts || !isWhole || !isReference(run.variant)) return run;
      const found = comparing.flatMap(({ id, evaluate }) =>
        evaluate({ page, facts }, gathered, config).map((one) => ({ ...one, rule: id })),
      );
      const compared = {
        ...run,
        rules: [...run.rules, ...comparing.map(({ id }) => id)],
        violations: [...run.violations, ...found],
      };
      return applySuppressions(compared, suppressions);
    }),
  );
  const note = `This audit ran on ${results.length} of ${pages.length} pages: the rules that compare pages did not run.`;
  return {
    rules: [...rules, ...comparing],
    runs,
    exclusions: [...(isWhole ? [] : [note]), ...matrixExclusions, ...exclusions],
    suppressions: countMatches(suppressions, runs),
  };
}

/** Sets apart the violations that a suppression tolerates. */
export function applySuppressions(run: Run, suppressions: readonly Suppression[]): Run {
  const found = run.violations.map((violation) => ({
    ...violation,
    suppression: suppressions.findIndex(
      ({ rule, message, target, in: isIn = () => true }) =>
        rule === violation.rule &&
        message.test(violation.message) &&
        target.test(violation.target ?? '') &&
        isIn(run.variant),
    ),
  }));
  const suppressed = [
    ...(run.suppressed ?? []),
    ...found.filter(({ suppression }) => suppression >= 0),
  ];
  const violations = run.violations.filter((_, index) => found[index]!.suppression < 0);
  return { ...run, violations, ...(suppressed.length > 0 && { suppressed }) };
}

export const countMatches = (suppressions: readonly Suppression[], runs: readonly Run[]) =>
  suppressions.map((suppression, index) => ({
    ...suppression,
    matches: runs
      .flatMap(({ suppressed = [] }) => suppressed)
      .filter((one) => one.suppression === index).length,
  }));
