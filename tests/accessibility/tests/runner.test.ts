import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserContexts } from '../gather/browserContexts.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { fetchPage } from '../gather/pageStates.ts';
import { listen } from '../listen.ts';
import { reference } from '../matrix.ts';
import type { Run, Variant, Violation } from '../model.ts';
import { NotMeasured, type Rule } from '../rule.ts';
import type { Example } from '../rules/examples.ts';
import { rules as allRules } from '../rules/index.ts';
import { runAudit } from '../runner/runAudit.ts';
import { runPage } from '../runner/runPage.ts';
import { selectRules, sortViolations } from '../runner/violations.ts';
import { createExampleConfig, serveExample } from './exampleSite.ts';

const createRule = (id: string, evaluate: Rule['evaluate']): Rule => ({
  id,
  criteria: { '2.5.8': 'Targets are 24 px high.', '2.5.5': 'Targets are 44 px high.' },
  appliesTo: () => true,
  evaluate,
});
const rule = createRule('target-size', async () => []);
const heading = createRule('heading', ({ page }) =>
  page.evaluate(() => {
    const { matches } = matchMedia('(forced-colors: active)');
    return [{ message: document.querySelector('h1')!.textContent + (matches ? ', forced' : '') }];
  }),
);
const [small, low] = [{ message: 'It is small.' }, { message: 'It is low.' }];

const browser = await chromium.launch(launchOptions());
afterAll(() => browser.close());

async function runHome(
  example: Example,
  rules: readonly Rule[],
  serving = serveExample(example),
  variant: Partial<Variant> = {},
) {
  await using server = await serving;
  const config = createExampleConfig(example);
  const [run] = await runPage({
    config,
    contexts: createBrowserContexts(browser),
    origin: server.origin,
    auditPage: config.pages[0]!,
    variants: [{ ...reference, ...variant }],
    rules,
  });
  return run;
}

it('runs the other rules after a rule that throws, and keeps the violations that this rule had found', async () => {
  const rules = [
    createRule('unsettled', async ({ violations }) => {
      violations.push(small);
      throw new NotMeasured('The page changed.');
    }),
    createRule('faulty', async ({ page, violations }) => {
      violations.push(small);
      await page.emulateMedia({ forcedColors: 'active' });
      await page.evaluate(() => document.body.replaceChildren());
      return page.evaluate(() => document.evaluate('#', document) && []);
    }),
    heading,
  ];
  const criteria = ['2.5.8'];
  expect(await runHome({ html: '<h1>Boats</h1>' }, rules)).toMatchObject({
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

it('finds a page that changes when a control gets the focus for the first time, and not again', async () => {
  const html = `<button onfocus="this.textContent = 'Boats for hire'">Boats</button>`;
  const rules = allRules.filter(({ id }) => ['tab-sequence', 'change-on-request'].includes(id));
  const run = await runHome({ html }, rules);
  const focusChange = { rule: 'change-on-request', criteria: ['3.2.1'] };
  expect(run?.violations).toContainEqual(expect.objectContaining(focusChange));
});

it('keeps the violations of a rule that is too slow, and the results of the other rules', async () => {
  const { timeout } = AbortSignal;
  const limit = vi.spyOn(AbortSignal, 'timeout');
  vi.spyOn(console, 'warn').mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), 'slow-'));
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  const config = createExampleConfig({ html: '<h1>Boats</h1>' });
  const slow = createRule('slow', ({ variant, violations }) => {
    if (variant.scheme === 'dark') return Promise.resolve([small]);
    violations.push(small);
    // The audit calls `limit` after it has started the rule, so this rule gets only 100 ms.
    limit.mockReturnValueOnce(timeout(100));
    return new Promise(() => {});
  });
  const { runs, timeouts } = await runAudit({
    config,
    pages: config.pages.slice(0, 1),
    variantsOf: () => [
      { ...reference, scheme: 'dark' },
      reference,
      { ...reference, preference: 'more contrast' },
    ],
    rules: [slow, createRule('other', async () => [low])],
    fonts: 'regular',
    reportFolder: folder,
    onRuns: () => {},
  });
  const message = expect.stringMatching(/^\/ in light, .*, at slow: This step did not end within/);
  expect(timeouts).toEqual([message, message]);
  const notMeasured = [{ rule: 'slow', message }];
  const violations = [
    { rule: 'slow', ...small },
    { rule: 'other', ...low },
  ];
  expect(runs).toMatchObject([
    { violations, notMeasured: [] },
    { violations, notMeasured },
    { violations: [{ rule: 'other', ...low }], notMeasured },
  ]);
});

const type = { 'Content-Type': 'text/html' };

it.each<[string, RequestListener, string | undefined, Example['page']?]>([
  [
    'a 404 page that the configuration expects',
    (_, response) => response.writeHead(404, type).end('<h1>No page</h1>'),
    undefined,
    { isUnlinked: true },
  ],
  [
    'a 404 page that the server cannot make',
    (_, response) => response.writeHead(500, type).end(),
    'with status 500, not',
    { isUnlinked: true },
  ],
  [
    'a page that the server sends only to browsers',
    ({ headers }, response) =>
      response.writeHead(headers['user-agent']?.includes('Chrome') ? 200 : 403, type).end('Boats'),
    undefined,
  ],
  [
    'a picture',
    (_, response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end(),
    'with image/png, not',
  ],
  [
    'a download',
    (_, response) =>
      response.writeHead(200, { ...type, 'Content-Disposition': 'attachment' }).end(),
    '(Download is starting)',
  ],
  [
    'another origin',
    ({ url, headers }, response) =>
      url === '/login'
        ? response.writeHead(200, type).end()
        : response
            .writeHead(302, { Location: `http://127.0.0.1:${headers.host!.split(':')[1]}/login` })
            .end(),
    '/login, which has another origin',
  ],
])('tests a page only if it is reached: %s', async (_title, respond, message, page = {}) => {
  const run = await runHome({ html: '', page }, [rule], listen(respond));
  expect(run).toMatchObject(
    message
      ? { rules: [], notMeasured: [{ message: expect.stringContaining(message) }] }
      : { rules: ['target-size'], notMeasured: [] },
  );
});

it('reports an error page in a state that the configuration defines', async () => {
  const serving = listen((_, response) => response.writeHead(500, type).end());
  const run = await runHome({ html: '' }, [rule], serving, { state: 'suggestion shown' });
  expect(run?.notMeasured).toMatchObject([{ message: expect.stringContaining('status 500') }]);
});

it('does not report a closed browser page as a fault of the server', async () => {
  const page = await browser.newPage();
  await page.close();
  await expect(fetchPage(page, 'http://localhost/')).rejects.toThrow(/^page\.goto: /);
});

it.each(['loaded', 'without JavaScript'])(
  'ends a CSS transition before it measures: %s',
  async (state) => {
    const example = { html: '<h1>Boats</h1>', css: 'h1 { transition: font-size 0.9s }' };
    const size = createRule('size', ({ page }) =>
      page.evaluate(() => [{ message: getComputedStyle(document.querySelector('h1')!).fontSize }]),
    );
    const variant: Partial<Variant> = { state, preference: 'text 200 %' };
    const run = await runHome(example, [size], serveExample(example), variant);
    expect(run?.violations).toMatchObject([{ message: '64px' }]);
  },
);

it('waits for the script of a document that replaces the first one', async () => {
  const rowing = () =>
    setTimeout(() => (document.body.innerHTML = '<h1 id="rowing">Rowing</h1>'), 50);
  const example: Example = {
    html: '<h1>Boats</h1>',
    script: () => setTimeout(() => location.replace('/second'), 50),
    otherPages: [{ html: '', script: rowing }],
    config: { ready: '#rowing' },
  };
  const run = await runHome(example, [heading]);
  expect(run?.violations).toMatchObject([{ message: 'Rowing' }]);
});

it('violations above the level do not fail a run, and violations without a criterion fail it only at level AAA', () => {
  const violations: Violation[] = [
    { rule: 'target-size', criteria: ['2.5.8'], ...small },
    { rule: 'target-size', criteria: ['2.5.5'], ...low },
    { rule: 'axe', criteria: [], message: 'region' },
  ];
  const run = { variant: reference, violations } as unknown as Run;
  const [first, ...others] = violations;
  expect(sortViolations(run, { level: 'AAA' })).toEqual(run);
  expect(sortViolations(run, { level: 'AA' })).toMatchObject({
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
