import type { AuditConfig } from '../config.ts';
import type { RuleMetadata, Run, Suppression, Variant, Violation } from '../model.ts';
import { isWithinLevel, listCoveredCriteria } from '../report/criteria.ts';
import type { FoundViolation } from '../rule.ts';

type Settings = Pick<AuditConfig, 'disabledRules' | 'level' | 'suppressions'>;

/**
 * Leaves out disabled rules, and rules whose criteria are all above the level. Rules without criteria run
 * only at level AAA.
 */
export const selectRules = <Kind extends RuleMetadata>(
  rules: readonly Kind[],
  { disabledRules = [], level = 'AAA' }: Settings,
): Kind[] =>
  rules.filter(
    ({ id, criteria }) =>
      !disabledRules.includes(id) &&
      (level === 'AAA' || Object.keys(criteria).some((number) => isWithinLevel(number, level))),
  );

export const toViolation = (
  rule: RuleMetadata,
  { target, box, message, criteria }: FoundViolation,
  variant: Variant,
): Violation => ({
  criteria: criteria ?? listCoveredCriteria(rule, variant).slice(0, 1),
  target,
  box,
  message,
  rule: rule.id,
});

export function sortViolations(run: Run, { suppressions = [], level = 'AAA' }: Settings): Run {
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
  const suppressed = found.filter(({ suppression }) => suppression >= 0);
  const others = run.violations.filter((_, index) => found[index]!.suppression < 0);
  // Best-practice rules, such as those of axe, have no criterion. Their violations count only at level AAA.
  const isRequired = ({ criteria }: Violation) =>
    level === 'AAA' || criteria.some((number) => isWithinLevel(number, level));
  const aboveLevel = others.filter((violation) => !isRequired(violation));
  return {
    ...run,
    violations: others.filter(isRequired),
    ...(suppressed.length > 0 && { suppressed }),
    ...(aboveLevel.length > 0 && { aboveLevel }),
  };
}

export const countMatches = (suppressions: readonly Suppression[], runs: readonly Run[]) =>
  suppressions.map((suppression, index) => ({
    ...suppression,
    matches: runs
      .flatMap(({ suppressed = [] }) => suppressed)
      .filter((one) => one.suppression === index).length,
  }));
