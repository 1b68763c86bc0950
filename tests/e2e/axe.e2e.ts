import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { routes } from '../../src/site/routes.ts';
import { expect, test, visit } from './site.ts';

const tags = [...new Set(axe.getRules().flatMap((rule) => rule.tags))].filter(
  (tag) => tag !== 'deprecated',
);

/** Findings that were looked at and are not ours to mend; each ends when it matches nothing. */
const exceptions = [
  {
    rule: 'hidden-content',
    target: /^\._nav_/,
    reason: 'The list of links is hidden on small screens, as specified; it is audited at 1280 px.',
    link: 'https://dequeuniversity.com/rules/axe/4.14/hidden-content',
  },
];

/** Both what axe is sure of and what it could not decide. */
async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: tags } })
    .analyze();
  return [...violations, ...incomplete]
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => ({ id, help, target: target.join(' ') })),
    )
    .filter(
      ({ id, target }) => !exceptions.some((one) => one.rule === id && one.target.test(target)),
    )
    .map(({ id, help, target }) => `${id} at ${target}: ${help}`);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280]) {
    test.describe(`in the ${colorScheme} scheme at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const { id, path } of routes)
        test(`axe finds nothing on ${id}`, async ({ page, complaints }) => {
          await visit(page, path);
          if (id === 'notFound') complaints.splice(0);
          expect(await findFaults(page)).toEqual([]);
        });

      test('axe finds nothing while a message is shown', async ({ page }) => {
        await visit(page, '/');
        await page.getByRole('button', { name: 'Learn More Enhance My Room' }).click();
        await page.getByRole('region', { name: 'Messages' }).waitFor();
        expect(await findFaults(page)).toEqual([]);
      });

      test('axe finds nothing after a launch', async ({ page, context }) => {
        await visit(page, '/');
        const opened = context.waitForEvent('page');
        await page.getByRole('link', { name: 'Launch App' }).click();
        await (await opened).close();
        await page.getByRole('region', { name: 'Messages' }).waitFor();
        expect(await findFaults(page)).toEqual([]);
      });
    });
  }
