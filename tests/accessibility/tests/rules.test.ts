import { readdirSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../gather/launchOptions.ts';
import { createBrowserContexts, type BrowserContexts } from '../gather/browserContexts.ts';
import { isReference, listVariants } from '../matrix.ts';
import type { Variant, Violation } from '../model.ts';
import type { GatheredPage, Rule, SiteRule } from '../rule.ts';
import type { Example, Examples } from '../rules/examples.ts';
import { runPage } from '../runner/runPage.ts';
import { createExampleConfig, serveExample } from './exampleSite.ts';

const folder = new URL('../rules/', import.meta.url);
const ids = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);

let browser: Browser;
/** Browser contexts that no example uses: new ones take longer than most rules. */
const idle: BrowserContexts[] = [];
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

/** What a rule finds on an example, in the way that an audit takes. */
async function evaluate(rule: Rule | SiteRule, example: Example): Promise<Violation[]> {
  const config = createExampleConfig(example);
  const server = await serveExample(example);
  const contexts = idle.pop() ?? createBrowserContexts(browser);
  try {
    const gathered: GatheredPage[] = [];
    const violations: Violation[] = [];
    for (const auditPage of isSiteRule(rule) ? config.pages : config.pages.slice(0, 1)) {
      const variant = findVariant(isSiteRule(rule) ? undefined : rule, example, config);
      const { runs, facts } = await runPage({
        config,
        contexts,
        origin: server.origin,
        auditPage,
        variants: [variant],
        rules: isSiteRule(rule) ? [] : [rule],
      });
      expect(runs.flatMap(({ notMeasured }) => notMeasured)).toEqual([]);
      violations.push(...runs.flatMap((run) => run.violations));
      if (facts) gathered.push({ page: auditPage, facts });
    }
    idle.push(contexts);
    if (!isSiteRule(rule)) return violations;
    return gathered.flatMap((one) =>
      rule.evaluate(one, gathered, config).map((violation) => ({ ...violation, rule: rule.id })),
    );
  } finally {
    await server.close();
  }
}

/** The first of the matrix in which the rule runs and that is as the example wants it. */
function findVariant(
  rule: Rule | undefined,
  { variant: wanted = {} }: Example,
  config: ReturnType<typeof createExampleConfig>,
): Variant {
  const [page] = config.pages;
  const found = listVariants(page!, config).find(
    (one) =>
      // Facts are gathered in the reference variant only.
      (rule ? rule.appliesTo(one, page!, config) : isReference(one)) &&
      Object.entries(wanted).every(([key, value]) => one[key as keyof Variant] === value),
  );
  if (!found)
    throw new Error(
      `The rule ${rule?.id} runs in no variant that is ${Object.values(wanted).join(', ')}. Change the variant of the example.`,
    );
  return found;
}

/** A rule that compares pages has all of them as its second parameter. */
const isSiteRule = (rule: Rule | SiteRule): rule is SiteRule => rule.evaluate.length > 1;

const format = (violations: readonly Violation[]) =>
  violations.map(({ target = 'the page', message }) => `${target}: ${message}`);

for (const id of ids) {
  const exported: object = await import(`../rules/${id}/rule.ts`);
  const rule = Object.values(exported).find((one) => one.id === id) as Rule | SiteRule;
  const { examples } = (await import(`../rules/${id}/examples.ts`)) as { examples: Examples };
  describe.concurrent(id, () => {
    it.each(examples.passed)('passes: $description', async (example) => {
      expect(format(await evaluate(rule, example))).toEqual([]);
    });

    it.each(examples.failed)('fails: $description', async (example) => {
      const found = (await evaluate(rule, example)).filter(
        ({ target }) => example.target === undefined || target === example.target,
      );
      expect(format(found)).toContainEqual(expect.stringMatching(example.message));
    });
  });
}
