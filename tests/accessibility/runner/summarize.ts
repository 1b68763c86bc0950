import type { AuditConfig } from '../config.ts';
import { isReference, matrixExclusions } from '../matrix.ts';
import type {
  AuditPage,
  AuditResult,
  Run,
  RuleMetadata,
  Suppression,
  Variant,
  Violation,
} from '../model.ts';
import type { GatheredPage, Rule } from '../rule.ts';
import { siteRules } from '../rules/index.ts';
import type { PageRuns } from './runPage.ts';

type Result = Omit<AuditResult, 'engines' | 'system' | 'timeouts'>;

/** Compares the pages with each other, where all of them ran, and applies the suppressions. */
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
      const compared = facts && isWhole && isReference(run.variant) ? comparing : [];
      const found = compared.flatMap((rule) =>
        rule
          .evaluate({ page, facts: facts! }, gathered, config)
          .map((violation) => ({ ...violation, rule: rule.id })),
      );
      const { violations, suppressed } = applySuppressions(
        [...run.violations, ...found],
        run.variant,
        suppressions,
      );
      return {
        ...run,
        violations,
        ...(suppressed.length > 0 && { suppressed }),
        rules: [...run.rules, ...compared.map(({ id }) => id)],
      };
    }),
  );
  return {
    rules: [...rules, ...comparing].map(toMetadata),
    runs,
    exclusions: [
      ...(isWhole
        ? []
        : [
            `This audit ran on ${results.length} of ${pages.length} pages: the rules that compare pages did not run.`,
          ]),
      ...matrixExclusions,
      ...exclusions,
    ],
    suppressions: suppressions.map((suppression, index) => ({
      ...suppression,
      matches: runs.flatMap(({ suppressed = [] }) =>
        suppressed.filter((one) => one.suppression === index),
      ).length,
    })),
  };
}

/** Splits violations into those that count and those that a suppression tolerates. */
export function applySuppressions(
  violations: readonly Violation[],
  variant: Variant,
  suppressions: readonly Suppression[],
) {
  const indexed = violations.map((violation) => ({
    ...violation,
    suppression: suppressions.findIndex(
      ({ rule, message, target, in: isIn = () => true }) =>
        rule === violation.rule &&
        message.test(violation.message) &&
        target.test(violation.target ?? '') &&
        isIn(variant),
    ),
  }));
  return {
    violations: violations.filter((_violation, index) => indexed[index]!.suppression < 0),
    suppressed: indexed.filter(({ suppression }) => suppression >= 0),
  };
}

const toMetadata = ({ id, description, criteria, exclusions }: RuleMetadata): RuleMetadata => ({
  id,
  description,
  criteria,
  ...(exclusions && { exclusions }),
});
