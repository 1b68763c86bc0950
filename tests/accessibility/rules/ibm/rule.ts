import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ace from 'accessibility-checker-engine/ace-node.js';
import type { Engine } from 'accessibility-checker-engine/v2/common/Engine';
import { cdpSession } from '../../gather/cdpSession.ts';
import type { Rule } from '../../rule.ts';
import { toEngineCoverage } from '../shared/toEngineCoverage.ts';

/** The success criteria of each rule that can fail; the others only ask a person for a review. */
const criteriaOf = new Map(
  Object.values((new ace.Checker().engine as Engine).ruleMap)
    .filter(({ messages }) =>
      Object.keys(messages['en-US'] ?? {}).some((key) => /^fail/i.test(key)),
    )
    .map(({ id, rulesets: own }) => [
      id,
      own
        .filter((ruleset) => ruleset.id.includes('WCAG_2_2'))
        .flatMap(({ num }) => num)
        // Some rules name ARIA instead of a criterion, and WCAG 2.2 has removed 4.1.1.
        .filter((number) => /^\d/.test(number) && number !== '4.1.1'),
    ]),
);

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

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
    !['skip link focused', 'without JavaScript'].includes(state),
  async evaluate({ page, reportEngineRules }) {
    // Makes `ace` a global of the page, once a document. Playwright would have the page evaluate the
    // source, which is half a megabyte, out of a string within a string.
    if (!(await page.evaluate(() => 'ace' in globalThis))) {
      const session = await cdpSession(page);
      await session.send('Runtime.evaluate', { expression: source });
    }
    const { applicable, review, failures } = await page.evaluate(async () => {
      const { Checker } = Reflect.get(globalThis, 'ace') as typeof ace;
      const rulesets = ['WCAG_2_2', 'IBM_Accessibility'];
      const { results } = await new Checker().check(document, rulesets);
      // Most of what it asks a person to review it asks of every page that has a style sheet.
      const questions = results.filter(({ value }) => /POTENTIAL|MANUAL/.test(value[1]));
      const byRule = Map.groupBy(questions, ({ ruleId }) => ruleId);
      return {
        applicable: [...new Set(results.map(({ ruleId }) => ruleId))].toSorted(),
        review: Object.fromEntries([...byRule].map(([id, { length }]) => [id, length])),
        failures: results
          .filter(({ value }) => value[1].endsWith('FAIL'))
          .map(({ ruleId, message, path }) => {
            const element = document.evaluate(path['dom']!, document).iterateNext();
            return {
              ruleId,
              message: `${ruleId}: ${message}.`,
              ...(element instanceof Element && audit.locate(element)),
            };
          }),
      };
    });
    reportEngineRules({ applicable, review });
    return failures.map(({ ruleId, ...failure }) => ({
      ...failure,
      criteria: criteriaOf.get(ruleId) ?? [],
    }));
  },
};
