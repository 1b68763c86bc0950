import { readFileSync } from 'node:fs';
import ace from 'accessibility-checker-engine/ace-node.js';
import type { Engine } from 'accessibility-checker-engine/v2/common/Engine';
import { cdpSession } from '../../gather/cdpSession.ts';
import type { RuleDefinition } from '../../rule.ts';
import { toEngineCoverage } from '../shared/toEngineCoverage.ts';

/** Rules that never report a failure are left out, because they only ask a person for a review. */
const criteriaOf = new Map(
  Object.values((new ace.Checker().engine as Engine).ruleMap)
    .filter(({ run }) => String(run).includes('RuleFail'))
    .map(({ id, rulesets: own }) => [
      id,
      own
        .filter((ruleset) => ruleset.id.includes('WCAG_2_2'))
        .flatMap(({ num }) => num)
        // Some rules name ARIA instead of a criterion.
        .filter((number) => /^\d/.test(number)),
    ]),
);

const source = readFileSync(new URL(import.meta.resolve('accessibility-checker-engine')), 'utf8');

export const rule: RuleDefinition = {
  description:
    'IBM Equal Access reports no failure of WCAG 2.2 or of IBM’s own recommendations. The report lists the questions that IBM Equal Access asks a person.',
  criteria: toEngineCoverage(criteriaOf),
  exclusions:
    'The dark scheme, 390×844 and all preferences except the default, because most rules of IBM Equal Access only read the document. The state “skip link focused”, because it does not change the document. Pages without JavaScript, where IBM Equal Access does not run.',
  appliesTo: ({ preference, viewport, scheme, state }) =>
    preference === 'default' &&
    scheme === 'light' &&
    viewport !== '390×844' &&
    !['skip link focused', 'without JavaScript'].includes(state),
  async evaluate({ page, reportEngineRules }) {
    // Do not load the source with Playwright’s `evaluate`, which would send the source as a string and then
    // evaluate this string. So the browser would parse the 0.7 MB twice.
    if (!(await page.evaluate(() => 'ace' in globalThis))) {
      const session = await cdpSession(page);
      await session.send('Runtime.evaluate', { expression: source });
    }
    const { applicable, review, failures } = await page.evaluate(async () => {
      const { Checker } = Reflect.get(globalThis, 'ace') as typeof ace;
      const rulesets = ['WCAG_2_2', 'IBM_Accessibility'];
      const { results } = await new Checker().check(document, rulesets);
      const questions = results.filter(({ value }) => /POTENTIAL|MANUAL/.test(value[1]));
      const byRule = Map.groupBy(questions, ({ ruleId }) => ruleId);
      return {
        applicable: [...new Set(results.map(({ ruleId }) => ruleId))].toSorted(),
        review: Object.fromEntries([...byRule].map(([id, { length }]) => [id, length])),
        failures: results
          .filter(({ value }) => value[1].endsWith('FAIL'))
          .map(({ ruleId, message, node }) => ({
            ruleId,
            message: `${ruleId}: ${message}.`,
            ...(node instanceof Element && audit.locate(node)),
          })),
      };
    });
    reportEngineRules({ applicable, review });
    return failures.map(({ ruleId, ...failure }) => ({
      ...failure,
      criteria: criteriaOf.get(ruleId) ?? [],
    }));
  },
};
