import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { localizePath } from '../../src/i18n/urls.ts';
import { locales, pages } from './pages.ts';
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
  {
    rule: 'hidden-content',
    target: /^\._panel_/,
    reason: 'The closed list of languages is the same as the one in the footer, which is audited.',
    link: 'https://dequeuniversity.com/rules/axe/4.14/hidden-content',
  },
  {
    rule: 'color-contrast',
    target: /^h1$/,
    reason:
      'With many languages the open list hangs over the heading; axe cannot tell what is seen.',
    link: 'https://github.com/dequelabs/axe-core/issues/4508',
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

/** Each scheme and each size; beyond English, where only the words differ, each of them once. */
function toVariants(tag: string) {
  const all = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [320, 1280].map((width) => ({ colorScheme, width })),
  );
  return tag === 'en' ? all : [all[0]!, all[3]!];
}

async function expectNothing(page: Page, tag: string): Promise<void> {
  for (const { colorScheme, width } of toVariants(tag)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findFaults(page), `${colorScheme}, ${width} px`).toEqual([]);
  }
}

for (const { path, isFound, locale } of pages)
  test(`axe finds nothing on ${path}`, async ({ page, complaints }) => {
    await visit(page, path);
    if (!isFound) complaints.splice(0);
    await expectNothing(page, locale.tag);
  });

for (const { tag } of locales) {
  test(`axe finds nothing while a message is shown in ${tag}`, async ({ page }) => {
    await visit(page, localizePath('/', tag));
    await page.locator('#room-action').click();
    await page.locator('[data-kind=info]').waitFor();
    await expectNothing(page, tag);
  });

  test(`axe finds nothing after a launch in ${tag}`, async ({ page, context }) => {
    await visit(page, localizePath('/', tag));
    const opened = context.waitForEvent('page');
    await page.locator('#home-action').click();
    await (await opened).close();
    await page.locator('[data-kind=success]').waitFor();
    await expectNothing(page, tag);
  });

  test(`axe finds nothing while the languages are open in ${tag}`, async ({ page }) => {
    await visit(page, localizePath('/privacy', tag));
    await page.locator('summary').click();
    await expectNothing(page, tag);
  });
}
