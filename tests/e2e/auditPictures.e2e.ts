import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import type { Check } from '../audit/check.ts';
import { auditPages, opens, toVariants } from '../audit/matrix.ts';
import { sizes } from '../audit/model.ts';
import { runPage } from '../audit/runPage.ts';
import { keepWindows } from '../audit/windows.ts';
import { serveSite } from './serveSite.ts';

test('what is over a page is pictured as the visitor sees it, in the window', async ({
  browser,
}, testInfo) => {
  const site = await serveSite();
  const windows = keepWindows(browser);
  const folder = testInfo.outputPath();
  const auditPage = auditPages.find(({ address }) => address === '/')!;
  const variants = toVariants(auditPage).filter(
    ({ state, preference }) => opens(state) && preference === 'plain',
  );
  const { runs } = await runPage({
    windows,
    origin: site.origin,
    auditPage,
    variants,
    checks: [],
    folder,
  });
  await windows.close();
  site.close();
  expect(runs.map(({ variant }) => variant)).toEqual(variants);
  for (const { picture, pictured, variant } of runs) {
    expect(imageSize(readFileSync(join(folder, picture!)))).toMatchObject(sizes[variant.size]);
    expect(pictured).toMatchObject(sizes[variant.size]);
  }
  // The button that opens a message is far down the page, and the message comes where it was pressed.
  const message = runs.find(({ variant }) => variant.state === 'message open');
  expect(message?.pictured?.y).toBeGreaterThan(0);
});

test('what was pressed is in sight beside what it opened, in large text too', async ({
  browser,
}) => {
  const site = await serveSite();
  const windows = keepWindows(browser);
  const auditPage = auditPages.find(({ address }) => address === '/')!;
  const seen: (boolean | undefined)[] = [];
  const check: Check = {
    id: 'in sight',
    criteria: {},
    about: 'What has the focus is in the window.',
    looksAt: () => true,
    async find({ page }) {
      seen.push(
        await page.evaluate(() => {
          const box = document.activeElement?.getBoundingClientRect();
          return box && box.top >= 0 && box.bottom <= window.innerHeight;
        }),
      );
      return [];
    },
  };
  const variants = toVariants(auditPage).filter(
    ({ state, preference }) => state === 'message open' && preference === 'text 200 %',
  );
  await runPage({ windows, origin: site.origin, auditPage, variants, checks: [check] });
  await windows.close();
  site.close();
  expect(variants).toHaveLength(1);
  expect(seen).toEqual([true]);
});
