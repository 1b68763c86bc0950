import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import type { Check, Found } from '../check.ts';
import { loadEngine } from './loadEngine.ts';
import { toParts } from './ruleParts.ts';

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

const rulesets = ['WCAG_2_2', 'IBM_Accessibility'] as const;

type Rule = {
  /** By language, and then by what they say: `Fail_1`, `potential_other`. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  rulesets: readonly { id: readonly string[]; num: string | readonly string[] }[];
};

type Checker = {
  engine: { ruleMap: Readonly<Record<string, Rule>> };
  check: (
    node: Document,
    ids: readonly string[],
  ) => Promise<{
    results: { value: [string, string]; ruleId: string; message: string; path: { dom: string } }[];
  }>;
};

type Ace = { Checker: new () => Checker };

/** Some rules speak of ARIA alone; 4.1.1 is no criterion of WCAG 2.2 any more. */
const isCriterion = (number: string) => /^\d/.test(number) && number !== '4.1.1';

/** Of the rules that can fail; the others only ask a person. They are listed by the engine alone. */
const ruleCriteria = new Map(
  Object.entries(new (readEngine().Checker)().engine.ruleMap)
    .filter(([, { messages }]) =>
      Object.keys(messages['en-US'] ?? {}).some((key) => /^fail/i.test(key)),
    )
    .map(([rule, own]) => [
      rule,
      own.rulesets
        .filter(({ id }) => id.includes(rulesets[0]))
        .flatMap(({ num }) => num)
        .filter(isCriterion),
    ]),
);

/** It is made for a page, and does without one as long as it looks at none. */
function readEngine(): Ace {
  return runInNewContext(`${source}; ({ Checker: ace.Checker })`, { window: {}, Node: {} }) as Ace;
}

/**
 * A second opinion, by rules that were written independently of axe's. What it asks a person to
 * look at is no finding: most of it is asked of every page that has a style sheet.
 */
export const ibmCheck: Check = {
  id: 'ibm',
  criteria: toParts(ruleCriteria),
  about:
    'IBM Equal Access finds no failure of WCAG 2.2 and of its recommendations. What it only asks a person to look at is no finding; it is listed.',
  leaves:
    'Pages without JavaScript, where its timers stand still; dark, 390×844 and preferences: its rules read the document more than its looks; the skip link with the focus, where the document is as before.',
  looksAt: ({ preference, size, scheme, state }) =>
    preference === 'plain' &&
    scheme === 'light' &&
    size !== '390×844' &&
    state !== 'skip link focused' &&
    // Its timers do not run where scripts do not.
    state !== 'without JavaScript',
  async find({ page, takeDown }) {
    await loadEngine(page, 'ace', source);
    const { judged, asked, failed } = await page.evaluate(async (ids) => {
      const { ace } = globalThis as unknown as { ace: Ace };
      const { results: all } = await new ace.Checker().check(document, ids);
      const questions = all.filter(({ value: [, outcome] }) => /POTENTIAL|MANUAL/.test(outcome));
      const counts = Map.groupBy(questions, ({ ruleId }) => ruleId);
      const failures = all
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
      return {
        judged: [...new Set(all.map(({ ruleId }) => ruleId))].toSorted(),
        asked: Object.fromEntries([...counts].map(([rule, own]) => [rule, own.length])),
        failed: failures,
      };
    }, rulesets);
    takeDown('ibm', { judged, asked });
    return failed.map(({ ruleId, message, place }): Found => ({
      ...place,
      criteria: ruleCriteria.get(ruleId) ?? [],
      message: `${ruleId}: ${message}.`,
    }));
  },
};
