import type { Rule } from '../../rule.ts';
import { toEngineCoverage } from '../shared/toEngineCoverage.ts';
import { criteriaOf, loadInPage, rulesets, type Engine } from './engine.ts';

/** A second opinion, by rules that were written independently of axe's. */
export const ibm: Rule = {
  id: 'ibm',
  description:
    'IBM Equal Access reports no failure of WCAG 2.2 and of its own recommendations. What it only asks a person to review is listed in the report.',
  criteria: toEngineCoverage(criteriaOf),
  exclusions:
    'The dark scheme, 390×844 and preferences, as its rules read the document more than its rendering. The skip link with the focus, where the document is as before. Pages without JavaScript, where its timers do not run.',
  appliesTo: ({ preference, viewport, scheme, state }) =>
    preference === 'default' &&
    scheme === 'light' &&
    viewport !== '390×844' &&
    state !== 'skip link focused' &&
    state !== 'without JavaScript',
  async evaluate({ page, reportEngineRules }) {
    await loadInPage(page);
    const { applicable, review, failures } = await page.evaluate(async (ids) => {
      const { ace } = globalThis as unknown as { ace: Engine };
      const { results } = await new ace.Checker().check(document, ids);
      // Most of what it asks a person to review it asks of every page that has a style sheet.
      const questions = results.filter(({ value }) => /POTENTIAL|MANUAL/.test(value[1]));
      const byRule = Map.groupBy(questions, ({ ruleId }) => ruleId);
      return {
        applicable: [...new Set(results.map(({ ruleId }) => ruleId))].toSorted(),
        review: Object.fromEntries([...byRule].map(([id, { length }]) => [id, length])),
        failures: results
          .filter(({ value }) => value[1] === 'FAIL')
          .map(({ ruleId, message, path }) => {
            const element = document.evaluate(
              path.dom,
              document,
              null,
              XPathResult.FIRST_ORDERED_NODE_TYPE,
            ).singleNodeValue;
            return {
              ruleId,
              message,
              location: element instanceof Element ? audit.locate(element) : undefined,
            };
          }),
      };
    }, rulesets);
    reportEngineRules({ applicable, review });
    return failures.map(({ ruleId, message, location }) => ({
      ...location,
      criteria: criteriaOf.get(ruleId) ?? [],
      message: `${ruleId}: ${message}.`,
    }));
  },
};
