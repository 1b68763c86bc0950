import type { Page } from '@playwright/test';
import { listNodes, readAccessibilityTree } from 'accessibility-audit';
import { routes } from '../../src/site/routes.ts';
import { publishedLocales, sampleLocales } from './pages.ts';
import { expect, getToastButtons, getToast, test, visit } from './site.ts';

const getMenu = (page: Page) => page.locator('header details');
const getSummary = (page: Page) => page.locator('header summary');

test('a language link keeps page, query and hash', async ({ page }) => {
  await visit(page, '/privacy?from=mail#rights');
  await getSummary(page).click();
  await getMenu(page).locator('a[hreflang=de]').click();
  await expect(page).toHaveURL('/de/privacy?from=mail#rights');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the language menu closes with Escape, and when the focus leaves it', async ({ page }) => {
  await visit(page, '/');
  await getToastButtons(page).last().click();
  await getSummary(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(getMenu(page)).not.toHaveAttribute('open');
  await expect(getToast(page)).toBeVisible();
  await expect(getSummary(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const _ of publishedLocales) await page.keyboard.press('Tab');
  await expect(getMenu(page)).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(getMenu(page)).not.toHaveAttribute('open');
});

test('the language menu closes with a click outside, but not with a click that only removes the focus', async ({
  page,
}) => {
  await visit(page, '/');
  await getSummary(page).click();
  // Imitate Safari: when a link of the menu is clicked, Safari blurs the summary and focuses nothing else.
  await getSummary(page).blur();
  await expect(getMenu(page)).toHaveAttribute('open', '');
  // Click where nothing can take the focus, because moving the focus would also close the menu.
  await page.locator('header').click({ position: { x: 1, y: 1 } });
  await expect(getMenu(page)).not.toHaveAttribute('open');
});

test('when the visitor leaves the page, the language menu closes, and the control of the menu keeps the focus', async ({
  page,
}) => {
  await visit(page, '/');
  await getSummary(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.evaluate(() => document.dispatchEvent(new Event('pagehide', { bubbles: true })));
  await expect(getMenu(page)).not.toHaveAttribute('open');
  await expect(getSummary(page)).toBeFocused();
});

test('a language link on the 404 page keeps the unknown address', async ({ page, complaints }) => {
  await visit(page, '/nowhere');
  await page.locator('footer a[hreflang=es]').click();
  await expect(page).toHaveURL('/es/nowhere');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  complaints.splice(0);
});

for (const { tag, at } of sampleLocales.filter(({ preview }) => !preview))
  test(`the name of each control begins with its visible label, for voice control: ${tag} @language`, async ({
    page,
  }) => {
    for (const { path } of routes) {
      await visit(page, at(path));
      const labels = await readLabels(page);
      const names = [...listNodes(await readAccessibilityTree(page))]
        .filter(({ role }) => ['link', 'button', 'DisclosureTriangle'].includes(role))
        .map(({ name }) => name);
      expect(labels.length).toBeGreaterThan(10);
      expect(names).toHaveLength(labels.length);
      for (const [index, label] of labels.entries())
        expect.soft(names[index]).toMatch(new RegExp(`^${RegExp.escape(label)}`));
    }
  });

const readLabels = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('details')!.open = true;
    return [...document.querySelectorAll('a, button, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        const copy = control.cloneNode(true) as Element;
        for (const hidden of copy.querySelectorAll('style, .mantine-VisuallyHidden-root'))
          hidden.remove();
        return copy.textContent.replace(/\s+/g, ' ').trim();
      });
  });
