import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Check, Found } from '../check.ts';

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

type Checker = new () => {
  check: (
    node: Document,
    rulesets: string[],
  ) => Promise<{
    results: { value: [string, string]; ruleId: string; message: string; path: { dom: string } }[];
  }>;
};

/**
 * A second opinion, by rules that were written independently of axe's. What it asks a person to
 * look at is asked of every page that has a style sheet, and is in the report's table for people.
 */
export const ibmCheck: Check = {
  id: 'ibm',
  criteria: [
    '1.1.1',
    '1.3.1',
    '1.4.3',
    '2.1.1',
    '2.4.1',
    '2.4.2',
    '2.4.4',
    '2.4.6',
    '3.1.1',
    '3.1.2',
    '4.1.2',
  ],
  about: 'IBM Equal Access finds no failure of WCAG 2.2 and of its recommendations.',
  looksAt: ({ preference, size, scheme, state }) =>
    preference === 'plain' &&
    scheme === 'light' &&
    size !== '390×844' &&
    // Its timers do not run where scripts do not.
    state !== 'without JavaScript',
  async find({ page }) {
    if (!(await page.evaluate(() => 'ace' in globalThis)))
      await page.evaluate(`${source}; globalThis.ace = ace;`);
    const results = await page.evaluate(async () => {
      const { ace } = globalThis as unknown as { ace: { Checker: Checker } };
      const { results: all } = await new ace.Checker().check(document, [
        'WCAG_2_2',
        'IBM_Accessibility',
      ]);
      return all
        .filter(({ value: [, outcome] }) => outcome === 'FAIL')
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
            place: element instanceof Element ? audit.place(element) : undefined,
          };
        });
    });
    return results.map(({ ruleId, message, place }): Found => ({
      ...place,
      message: `${ruleId}: ${message}.`,
    }));
  },
};
