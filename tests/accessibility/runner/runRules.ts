import { formatVariant } from '../matrix.ts';
import type { NotMeasured as NotMeasuredRecord, Violation } from '../model.ts';
import { NotMeasured, type Rule, type RuleContext } from '../rule.ts';
import { TimedOut } from '../gather/timeout.ts';

/** Evaluates the rules that apply to a page in a variant, one after the other. */
export async function runRules(
  rules: readonly Rule[],
  context: RuleContext,
  begin: (step: string) => void,
) {
  const violations: Violation[] = [];
  const notMeasured: NotMeasuredRecord[] = [];
  const durations: Record<string, number> = {};
  for (const rule of rules) {
    begin(rule.id);
    const start = performance.now();
    try {
      for (const violation of await rule.evaluate(context))
        violations.push({ ...violation, rule: rule.id });
    } catch (error) {
      if (error instanceof TimedOut) throw error;
      if (!(error instanceof NotMeasured)) throw describeBroken(rule, context, error);
      notMeasured.push({ rule: rule.id, message: error.message });
    }
    durations[rule.id] = Math.round(performance.now() - start);
  }
  return { violations, notMeasured, durations };
}

/** A rule that throws has not passed. */
const describeBroken = ({ id }: Rule, { auditPage, variant }: RuleContext, cause: unknown) =>
  new Error(`The rule ${id} threw on ${auditPage.address} in ${formatVariant(variant)}.`, {
    cause,
  });
