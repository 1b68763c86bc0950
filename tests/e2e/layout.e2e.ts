import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { expect, test, visit } from './site.ts';

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** As a visitor's own style sheet; a <style> element is against the site's security policy. */
const addStyle = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, css);

/** Elements that reach out of the page, or whose text reaches out of them. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : [];
    const clipped = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.offsetWidth > 1 && !element.closest('svg'))
      .filter((element) => {
        const { overflowY, display } = getComputedStyle(element);
        if (display === 'inline') return false;
        const across = element.scrollWidth > element.clientWidth + 1;
        const down = element.scrollHeight > element.clientHeight + 1;
        return across || (down && overflowY !== 'visible');
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return [...wide, ...clipped];
  });

for (const { id, path } of routes)
  test.describe(id, () => {
    test.afterEach(({ complaints }) => {
      if (id === 'notFound') complaints.splice(0);
    });

    for (const width of [320, 390, 768, 1280, 1920])
      test(`fits in ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, path);
        expect(await findOverflow(page)).toEqual([]);
      });

    for (const width of [320, 1280])
      test(`fits with text of twice the size in ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, path);
        await addStyle(page, ':root { font-size: 200% !important }');
        expect(await findOverflow(page)).toEqual([]);
      });

    for (const width of [320, 1280])
      test(`fits with the text spacing of WCAG in ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, path);
        await addStyle(page, textSpacing);
        expect(await findOverflow(page)).toEqual([]);
      });

    for (const width of [320, 1280])
      test(`has targets for every finger in ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, path);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('a, button')]
            .filter((element) => element.offsetWidth > 0)
            .map((element) => {
              const box = element.getBoundingClientRect();
              const least = getComputedStyle(element).display === 'inline' ? 24 : 44;
              return { name: element.textContent, across: box.width, down: box.height, least };
            })
            .filter(({ across, down, least }) => across < least || down < least),
        );
        expect(small).toEqual([]);
      });

    test('loses no link on small screens', async ({ page }) => {
      const links = () =>
        page
          .getByRole('link')
          .evaluateAll((all: HTMLAnchorElement[]) =>
            [...new Set(all.map(({ href }) => href))].toSorted(),
          );
      await visit(page, path);
      const wide = await links();
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await links()).toEqual(wide);
    });

    test('moves nothing while it loads', async ({ page }) => {
      await page.addInitScript(() => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shift += entry.value;
          Object.assign(window, { shift });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBe(0);
    });
  });

test('the list of links in the header is for wide screens', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('the cards of a row are of one height, with their buttons on one line', async ({ page }) => {
  await visit(page, '/');
  const cards = await page.getByRole('article').evaluateAll((all) =>
    all.slice(0, 3).map((card) => {
      const { top, height } = card.getBoundingClientRect();
      const foot = card.querySelector('button, a')!.getBoundingClientRect().bottom;
      return { top: Math.round(top), height: Math.round(height), foot: Math.round(foot) };
    }),
  );
  expect(new Set(cards.map(({ top }) => top)).size).toBe(1);
  expect(new Set(cards.map(({ height }) => height)).size).toBe(1);
  expect(new Set(cards.map(({ foot }) => foot)).size).toBe(1);
});

test('nothing moves by itself', async ({ page }) => {
  await visit(page, '/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
