import Color from 'colorjs.io';
import { findOverflow } from './boxes.ts';
import { samplePages } from './pages.ts';
import { expect, getToastButtons, test, visit } from './site.ts';

for (const { path } of samplePages)
  test(
    `on paper, ${path} has every text in dark letters, and nothing is cut off`,
    { tag: '@language' },
    async ({ page }) => {
      await visit(page, path);
      const readVisible = () =>
        page.getByRole('main').evaluate((main) => {
          const nodes = document.createNodeIterator(main, NodeFilter.SHOW_TEXT);
          const texts: { text: string; color: string }[] = [];
          for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
            const parent = node.parentElement!;
            const text = node.nodeValue!.trim();
            // Buttons are not printed, except those that lead to another site.
            const isLeftOut = parent.closest('button, style, .mantine-Button-root[href^="/"]');
            if (!text || isLeftOut || !parent.checkVisibility()) continue;
            texts.push({ text, color: getComputedStyle(parent).color });
          }
          return texts;
        });
      const onScreen = await readVisible();
      await page.emulateMedia({ media: 'print' });
      const onPaper = await readVisible();
      expect(onPaper.map(({ text }) => text)).toEqual(onScreen.map(({ text }) => text));
      expect(await findOverflow(page)).toEqual([]);
      // Browsers do not print backgrounds, so light letters on white paper would be unreadable.
      const isPale = (color: string) => new Color(color).contrast('white', 'WCAG21') < 7;
      expect(onPaper.filter(({ color }) => isPale(color))).toEqual([]);
    },
  );

test('a printed page has no controls, no links that only lead to other pages, and no space for a toast', async ({
  page,
}) => {
  await visit(page, '/');
  await getToastButtons(page).first().click();
  await expect(page.locator('html')).not.toHaveCSS('padding-block-end', '0px');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('padding-block-end', '0px');
  for (const role of ['navigation', 'slider', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const buttons = page.locator('.mantine-Button-root').filter({ visible: true });
  const live = await page.locator('main a[target=_blank]').count();
  expect(live).toBeGreaterThan(0);
  await expect(buttons).toHaveCount(live);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', /^http/);
});

test('fields and the answers of closed <details> are printed', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').evaluate((main) => {
    const details = document.createElement('details');
    details.append(document.createElement('summary'), document.createElement('p'));
    details.firstElementChild!.textContent = 'A question';
    details.lastElementChild!.textContent = 'An answer';
    main.append(details, document.createElement('input'));
  });
  const answer = page.getByText('An answer', { exact: true });
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('A question', { exact: true })).toBeVisible();
  await expect(answer).toBeVisible();
  await expect(page.getByRole('textbox')).toBeVisible();
});

test('a page that is printed in the dark scheme has no text on a dark background', async ({
  page,
}) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  const backgrounds = await page
    .getByRole('main')
    .locator('*', { hasText: /\S/ })
    .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).backgroundColor));
  const isDark = (color: string) =>
    new Color(color).alpha > 0 && new Color(color).contrast('black', 'WCAG21') < 7;
  expect(backgrounds.length).toBeGreaterThan(50);
  expect(backgrounds.filter(isDark)).toEqual([]);
});

test('a printed address keeps its order on a right-to-left page', async ({ page }) => {
  await visit(page, '/ar');
  await page.emulateMedia({ media: 'print' });
  const [address, content] = await page
    .locator('main a[target=_blank]')
    .first()
    .evaluate((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]);
  // U+2066 and U+2069 isolate the address from the direction of the page.
  expect(content).toBe(`" (\u2066${address}\u2069)"`);
});
