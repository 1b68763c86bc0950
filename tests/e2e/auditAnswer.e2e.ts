import { expect, test as base } from '@playwright/test';
import type { Check } from '../audit/check.ts';
import { onSpentPage } from '../audit/freshPage.ts';
import { auditPages, isReference, toVariants } from '../audit/matrix.ts';
import { sizes } from '../audit/model.ts';
import { askAgain } from '../audit/noAnswer.ts';
import { openStage, serveSeeded } from '../audit/proofs/serve.ts';
import { runPage, type PageJob } from '../audit/runPage.ts';
import { keepWindows } from '../audit/windows.ts';
import { serveSite } from './serveSite.ts';

const auditPage = auditPages.find(({ address }) => address === '/terms')!;

const test = base.extend<{ job: PageJob }>({
  async job({ browser }, provide) {
    const site = await serveSite();
    const windows = keepWindows(browser);
    const variants = toVariants(auditPage).filter(isReference);
    await provide({ windows, origin: site.origin, auditPage, variants, checks: [] });
    await windows.close();
    site.close();
  },
});

test('a page that hangs the audit is let go, told of, and looked at once more', async ({
  browser,
  job,
}) => {
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
  let { windows } = job;
  const told: string[] = [];
  const { runs } = await askAgain(
    () => runPage({ ...job, windows, checks: [check], patience: 10_000 }),
    (message) => {
      told.push(message);
      windows = keepWindows(browser);
    },
  );
  await windows.close();
  expect(told).toEqual([
    '/terms in light, 1280×800, at hang: the browser gave no answer for 10 s.',
  ]);
  expect(runs.map(({ checks }) => checks)).toEqual([['hang']]);
});

test('looks are told of in the order of the table, whichever is taken first', async ({ job }) => {
  const variants = toVariants(auditPage).filter(({ state }) => state === 'loaded');
  const taken: string[] = [];
  const check: Check = {
    id: 'order',
    criteria: {},
    about: 'The page is looked at.',
    looksAt: () => true,
    async find({ variant }) {
      taken.push(variant.size);
      return [];
    },
  };
  const { runs } = await runPage({ ...job, variants, checks: [check] });
  expect(runs.map(({ variant }) => variant)).toEqual(variants);
  const changes = taken.filter((size, index) => size !== taken[index - 1]);
  expect(changes).toEqual(Object.keys(sizes));
});

test('a state that a page does not come into is a finding, waited for once', async ({ job }) => {
  // The audit's own patience comes first.
  test.setTimeout(60_000);
  const home = auditPages.find(({ address }) => address === '/')!;
  const variants = toVariants(home).filter(({ state }) => state === 'message open');
  const server = await openStage();
  const site = serveSeeded(job.origin, {
    run: () => addEventListener('click', (event) => event.stopPropagation(), { capture: true }),
  });
  let asked = 0;
  const origin = server.show((request, response) => {
    if (request.url === home.address) asked += 1;
    site(request, response);
  });
  const { runs } = await runPage({ ...job, origin, auditPage: home, variants, checks: [] });
  server.close();
  expect(runs.map(({ variant }) => variant)).toEqual(variants);
  for (const { findings } of runs)
    expect(findings).toEqual([
      {
        check: 'arrival',
        message:
          'The page does not come into the state “message open” within 20 s. See that Enter on the button #room-action shows a message ([data-kind]).',
      },
    ]);
  expect(variants.length).toBeGreaterThan(2);
  // The document that is compared with the page, and one visit.
  expect(asked).toBe(2);
});

test('a window that hangs since its last visitor is let go as well, and finds no other', async ({
  job,
}) => {
  const last = await job.windows.visit('looked at', auditPage);
  await last.goto(job.origin);
  const endless = last.evaluate(
    () =>
      new Promise(() =>
        setInterval(() => {
          for (;;);
        }),
      ),
  );
  const closed = expect(endless).rejects.toThrow('closed');
  await expect(runPage({ ...job, patience: 5000 })).rejects.toThrow(
    'The window for /terms: the browser gave no answer for 5 s.',
  );
  await closed;
  await expect(job.windows.visit('spent', auditPage)).rejects.toThrow('The windows are closed');
});

test('a page that a check looks at beside another one has a window of its own', async ({ job }) => {
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
  await runPage({ ...job, checks: [check] });
  expect(counts).toEqual([1]);
});

test('a window that is kept is a new one for its next visitor', async ({ job }) => {
  const read = async (visitor: { locale: string; hasScript?: boolean }) => {
    const page = await job.windows.visit('looked at', visitor);
    await page.goto(`${job.origin}/terms`);
    return page;
  };
  const first = await read({ locale: 'de' });
  await first.locator('html[data-hydrated]').waitFor();
  await first.evaluate(() => {
    localStorage.setItem('left', 'now');
    sessionStorage.setItem('left', 'now');
    window.addEventListener('pagehide', () => sessionStorage.setItem('left', 'late'));
  });
  const popup = first.waitForEvent('popup');
  await first.evaluate(() => void window.open('/privacy'));
  await popup;

  const second = await read({ locale: 'ar', hasScript: false });
  expect(second).toBe(first);
  expect(second.context().pages()).toEqual([second]);
  expect(
    await second.evaluate(() => ({
      languages: navigator.languages,
      stored: [localStorage.getItem('left'), sessionStorage.getItem('left')],
      isHydrated: 'hydrated' in document.documentElement.dataset,
    })),
  ).toEqual({ languages: ['ar'], stored: [null, null], isHydrated: false });
});
