import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import type { Page } from 'playwright-core';
import { cdpSession } from '../../gather/cdpSession.ts';

type EngineRule = {
  /** By language, and then by what they say: `Fail_1`, `potential_other`. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  rulesets: readonly { id: readonly string[]; num: string | readonly string[] }[];
};

type Result = {
  /** Kind and outcome: `VIOLATION`, `FAIL`. */
  value: [string, string];
  ruleId: string;
  message: string;
  /** XPath of the element. */
  path: { dom: string };
};

type Checker = {
  engine: { ruleMap: Readonly<Record<string, EngineRule>> };
  check: (node: Document, rulesets: readonly string[]) => Promise<{ results: Result[] }>;
};

export type Engine = { Checker: new () => Checker };

export const rulesets = ['WCAG_2_2', 'IBM_Accessibility'] as const;

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

/** Made for a page, the engine lists its rules without one. */
function loadInNode(): Engine {
  return runInNewContext(`${source}; ({ Checker: ace.Checker })`, {
    window: {},
    Node: {},
  }) as Engine;
}

/** Some rules name ARIA instead of a criterion, and WCAG 2.2 has removed 4.1.1. */
const isCriterion = (number: string) => /^\d/.test(number) && number !== '4.1.1';

/** The success criteria of each rule that can fail; the others only ask a person for a review. */
export const criteriaOf = new Map(
  Object.entries(new (loadInNode().Checker)().engine.ruleMap)
    .filter(([, { messages }]) =>
      Object.keys(messages['en-US'] ?? {}).some((key) => /^fail/i.test(key)),
    )
    .map(([id, rule]) => [
      id,
      rule.rulesets
        .filter((ruleset) => ruleset.id.includes(rulesets[0]))
        .flatMap(({ num }) => num)
        .filter(isCriterion),
    ]),
);

/**
 * Makes `ace` a global of the page, once a document. Playwright would have the page evaluate the
 * source, which is half a megabyte, out of a string within a string.
 */
export async function loadInPage(page: Page): Promise<void> {
  if (await page.evaluate(() => 'ace' in globalThis)) return;
  const session = await cdpSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source });
  if (exceptionDetails)
    throw new Error(`IBM Equal Access does not run in ${page.url()}.`, { cause: exceptionDetails });
}
