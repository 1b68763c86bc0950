import { chromium } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { AuditConfig } from '../config.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { createBrowserContexts, type BrowserContexts } from '../gather/browserContexts.ts';
import { listVariants } from '../matrix.ts';
import type { Variant } from '../model.ts';
import type { Rule } from '../rule.ts';
import type { Example, toExamples } from '../rules/examples.ts';
import { rules } from '../rules/index.ts';
import { runPage } from '../runner/runPage.ts';
import { createExampleConfig, serveExample } from './exampleSite.ts';

const browser = await chromium.launch(launchOptions());
/** Tests put their contexts here for other tests, because a new context takes longer than most rules. */
const idle: BrowserContexts[] = [];
afterAll(() => browser.close());

async function evaluate(rule: Rule, example: Example) {
  const config = createExampleConfig(example);
  const auditPage = config.pages[0]!;
  const variants = [findVariant(rule, example, config)];
  const { origin, close } = await serveExample(example);
  const contexts = idle.pop() ?? createBrowserContexts(browser);
  const job = { config, contexts, origin, auditPage, variants, rules: [rule] };
  const runs = await runPage(job).finally(close);
  idle.push(contexts);
  return {
    violations: runs
      .flatMap(({ violations }) => violations)
      .map(
        ({ target = 'the page', message, criteria }) =>
          `${target}: ${message} (WCAG ${criteria.join(', ')})`,
      ),
    notMeasured: runs.flatMap((run) => run.notMeasured.map(({ message }) => message)),
  };
}

function findVariant(rule: Rule, { variant = {} }: Example, config: AuditConfig): Variant {
  const page = config.pages[0]!;
  const found = listVariants(page, config).find(
    (one) =>
      rule.appliesTo(one, page, config) &&
      Object.entries(variant).every(([key, value]) => one[key as keyof Variant] === value),
  );
  if (!found) throw new Error(`${rule.id} runs in no such variant. Change that of the example.`);
  return found;
}

for (const rule of rules) {
  const { id } = rule;
  const { examples }: { examples: ReturnType<typeof toExamples> } = await import(
    `../rules/${id}/examples.ts`
  );
  describe.concurrent(id, () => {
    for (const { passes, fails, cannotTell, ...example } of examples) {
      const verdict = Object.entries({ passes, fails, cannotTell }).find(([, one]) => one)!;
      it(verdict.join(': '), async () => {
        const messages = fails?.map((message) => expect.stringMatching(message));
        expect(await evaluate(rule, example)).toEqual({
          violations: messages ? expect.arrayContaining(messages) : [],
          notMeasured: cannotTell ? [expect.stringMatching(cannotTell)] : [],
        });
      });
    }
  });
}
