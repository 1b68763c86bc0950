import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditConfig } from '../config.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { createBrowserContexts, type BrowserContexts } from '../gather/browserContexts.ts';
import { isReference, listVariants } from '../matrix.ts';
import type { Variant, Violation } from '../model.ts';
import type { Rule, SiteRule } from '../rule.ts';
import type { Example, toExamples } from '../rules/examples.ts';
import { rules, siteRules } from '../rules/index.ts';
import { runPage } from '../runner/runPage.ts';
import { summarize } from '../runner/summarize.ts';
import { createExampleConfig, serveExample } from './exampleSite.ts';
import { notMeasured } from './notMeasured.ts';

let browser: Browser;
/** Unused browser contexts, which are reused because a new one takes longer than most rules. */
const idle: BrowserContexts[] = [];
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

/** Evaluates a rule on an example in the same way as an audit. */
async function evaluate(rule: Rule | SiteRule, example: Example) {
  const config = createExampleConfig(example);
  const server = await serveExample(example);
  const contexts = idle.pop() ?? createBrowserContexts(browser);
  const results = [];
  try {
    for (const auditPage of isSiteRule(rule) ? config.pages : config.pages.slice(0, 1)) {
      const variants = [findVariant(rule, example, config)];
      const own = isSiteRule(rule) ? [] : [rule];
      const job = { config, contexts, origin: server.origin, auditPage, variants, rules: own };
      results.push({ page: auditPage, ...(await runPage(job)) });
    }
    idle.push(contexts);
  } finally {
    await server.close();
  }
  const { runs } = summarize(config, [], results);
  const isOwn = (violation: Violation) => [rule.id, 'page-state'].includes(violation.rule);
  return {
    violations: runs
      .flatMap(({ violations }) => violations.filter(isOwn))
      .map(({ target = 'the page', message, criteria }) => {
        const suffix = criteria ? ` (WCAG ${criteria.join(', ')})` : '';
        return `${target}: ${message}${suffix}`;
      }),
    notMeasured: runs.flatMap((run) => run.notMeasured.map(({ message }) => message)),
  };
}

/** The first variant of the matrix in which the rule runs and that the example accepts. */
function findVariant(
  rule: Rule | SiteRule,
  { variant: wanted = {} }: Example,
  config: AuditConfig,
): Variant {
  const page = config.pages[0]!;
  const found = listVariants(page, config).find(
    (one) =>
      // Page facts are gathered in the reference variant only.
      (isSiteRule(rule) ? isReference(one) : rule.appliesTo(one, page, config)) &&
      Object.entries(wanted).every(([key, value]) => one[key as keyof Variant] === value),
  );
  if (!found) throw new Error(`${rule.id} runs in no such variant. Change that of the example.`);
  return found;
}

/** Only rules that compare pages have a second parameter, the list of all pages. */
const isSiteRule = (rule: Rule | SiteRule): rule is SiteRule => rule.evaluate.length > 1;

for (const rule of [...rules, ...siteRules]) {
  const { id } = rule;
  const { examples }: { examples: ReturnType<typeof toExamples> } = await import(
    `../rules/${id}/examples.ts`
  );
  describe.concurrent(id, () => {
    for (const { passes, fails = [], ...example } of examples)
      it(passes ? `passes: ${passes}` : `fails: ${fails.join(', ')}`, async () => {
        const messages = fails.map((message) => expect.stringMatching(message));
        const violations = passes ? [] : expect.arrayContaining(messages);
        expect(await evaluate(rule, example)).toEqual({ violations, notMeasured: [] });
      });

    it.each(notMeasured.filter(({ messages }) => id in messages))(
      'does not measure: $description',
      async ({ messages, ...example }) => {
        const message = expect.stringMatching(messages[id]!);
        expect(await evaluate(rule, example)).toEqual({ violations: [], notMeasured: [message] });
      },
    );
  });
}
