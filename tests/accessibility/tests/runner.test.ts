import { chromium } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { createBrowserContexts } from '../gather/browserContexts.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { reference } from '../matrix.ts';
import type { Run, Violation } from '../model.ts';
import { NotMeasured, type Rule } from '../rule.ts';
import { runPage } from '../runner/runPage.ts';
import { selectRules, setAside } from '../runner/violations.ts';
import { createExampleConfig, serveExample } from './exampleSite.ts';

const createRule = (id: string, evaluate: Rule['evaluate']): Rule => ({
  id,
  criteria: { '2.5.8': 'Targets are 24 px high.', '2.5.5': 'Targets are 44 px high.' },
  appliesTo: () => true,
  evaluate,
});
const [small, low] = [{ message: 'It is small.' }, { message: 'It is low.' }];

it('runs the other rules after a rule that throws, and keeps the violations that this rule had found', async () => {
  const example = { html: '<h1>Boats</h1>' };
  const config = createExampleConfig(example);
  const server = await serveExample(example);
  onTestFinished(async () => server.close());
  await using browser = await chromium.launch(launchOptions());
  const rules = [
    createRule('unsettled', async ({ violations }) => {
      violations.push(small);
      throw new NotMeasured('The page changed.');
    }),
    createRule('faulty', async ({ page, violations }) => {
      violations.push(small);
      await page.evaluate(() => document.body.replaceChildren());
      return page.evaluate(() => document.evaluate('#', document) && []);
    }),
    createRule('heading', ({ page }) =>
      page.evaluate(() => [{ message: document.querySelector('h1')!.textContent }]),
    ),
  ];
  const runs = await runPage({
    config,
    contexts: createBrowserContexts(browser),
    origin: server.origin,
    auditPage: config.pages[0]!,
    variants: [reference],
    rules,
  });
  const criteria = ['2.5.8'];
  expect(runs[0]).toMatchObject({
    rules: ['unsettled', 'faulty', 'heading'],
    violations: [
      { rule: 'unsettled', criteria, ...small },
      { rule: 'faulty', criteria, ...small },
      { rule: 'heading', criteria, message: 'Boats' },
    ],
    notMeasured: [
      { rule: 'unsettled', message: 'The page changed.' },
      {
        rule: 'faulty',
        message: expect.stringMatching(/^The rule threw Error: .*SyntaxError/),
        stack: expect.stringContaining('runner.test.ts'),
      },
    ],
  });
});

const rule = createRule('target-size', async () => []);

it('does not fail a run for violations above the level, nor below AAA for violations without a criterion', () => {
  const violations: Violation[] = [
    { rule: 'target-size', criteria: ['2.5.8'], ...small },
    { rule: 'target-size', criteria: ['2.5.5'], ...low },
    { rule: 'axe', criteria: [], message: 'region' },
  ];
  const run = { variant: reference, violations } as unknown as Run;
  const [first, ...others] = violations;
  expect(setAside(run, { level: 'AAA' })).toEqual(run);
  expect(setAside(run, { level: 'AA' })).toMatchObject({
    violations: [first],
    aboveLevel: others,
  });
});

it('runs only rules that are enabled and cover a criterion of the level', () => {
  const best: Rule = { ...rule, id: 'best-practice', criteria: {} };
  const strict: Rule = { ...rule, id: 'strict', criteria: { '2.5.5': 'Targets are 44 px high.' } };
  const select = (settings: Parameters<typeof selectRules>[1]) =>
    selectRules([rule, best, strict], settings).map(({ id }) => id);
  expect(select({})).toEqual(['target-size', 'best-practice', 'strict']);
  expect(select({ level: 'AA' })).toEqual(['target-size']);
  expect(select({ disabledRules: ['target-size'] })).toEqual(['best-practice', 'strict']);
});
