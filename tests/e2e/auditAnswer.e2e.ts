import { expect, test } from '@playwright/test';
import type { Check } from '../audit/check.ts';
import { auditPages, isReference, toVariants } from '../audit/matrix.ts';
import { onSpentPage } from '../audit/freshPage.ts';
import { askAgain } from '../audit/noAnswer.ts';
import { runPage } from '../audit/runPage.ts';
import { keepWindows } from '../audit/windows.ts';
import { serveSite } from './serveSite.ts';

test('a page that hangs the audit is let go, told of, and looked at once more', async ({
  browser,
}) => {
  const site = await serveSite();
  const windows = keepWindows(browser);
  const auditPage = auditPages.find(({ route }) => route === 'terms')!;
  let isFirst = true;
  const check: Check = {
    id: 'hang',
    criteria: {},
    about: 'The page answers.',
    looksAt: () => true,
    async find({ page }) {
      if (!isFirst) return [];
      isFirst = false;
      return page.evaluate(() => new Promise(() => {}));
    },
  };
  const told: string[] = [];
  const { runs } = await askAgain(
    () =>
      runPage({
        windows,
        origin: site.origin,
        auditPage,
        variants: toVariants(auditPage).filter(isReference),
        checks: [check],
        patience: 10_000,
      }),
    (message) => told.push(message),
  );
  await windows.close();
  site.close();
  expect(told).toEqual(['/terms in light, 1280×800: the browser gave no answer for 10 s.']);
  expect(runs.map(({ checks }) => checks)).toEqual([['hang']]);
});

test('a window that hangs since its last visitor is let go as well', async ({ browser }) => {
  const site = await serveSite();
  const windows = keepWindows(browser);
  const auditPage = auditPages.find(({ route }) => route === 'terms')!;
  const last = await windows.visit('looked at', auditPage);
  await last.goto(site.origin);
  const endless = last.evaluate(
    () =>
      new Promise(() =>
        setInterval(() => {
          for (;;);
        }),
      ),
  );
  const closed = expect(endless).rejects.toThrow('closed');
  const told: string[] = [];
  const { runs } = await askAgain(
    () =>
      runPage({
        windows,
        origin: site.origin,
        auditPage,
        variants: toVariants(auditPage).filter(isReference),
        checks: [],
        patience: 5000,
      }),
    (message) => told.push(message),
  );
  await closed;
  await windows.close();
  site.close();
  expect(told).toEqual(['The window for /terms: the browser gave no answer for 5 s.']);
  expect(runs).toHaveLength(1);
});

test('a page that a check looks at beside another one has a window of its own', async ({
  browser,
}) => {
  const site = await serveSite();
  const windows = keepWindows(browser);
  const auditPage = auditPages.find(({ route }) => route === 'terms')!;
  const counts: number[] = [];
  const check: Check = {
    id: 'beside',
    criteria: {},
    about: 'The page is alone.',
    looksAt: () => true,
    find: (subject) =>
      onSpentPage(subject, async (spent) => {
        counts.push(spent.context().pages().length);
        return [];
      }),
  };
  await runPage({
    windows,
    origin: site.origin,
    auditPage,
    variants: toVariants(auditPage).filter(isReference),
    checks: [check],
  });
  await windows.close();
  site.close();
  expect(counts).toEqual([1]);
});
