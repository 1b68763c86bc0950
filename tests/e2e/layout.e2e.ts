import type { Page } from '@playwright/test';
import { samplePages, t } from './pages.ts';
import { expect, test, visit } from './site.ts';

/** Elements that reach out of the page, or whose text reaches out of them. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : [];
    const clipped = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.offsetWidth > 1)
      .filter((element) => !element.closest('svg'))
      .filter((element) => {
        const { overflowY, display } = getComputedStyle(element);
        if (display === 'inline') return false;
        const across = element.scrollWidth > element.clientWidth + 1;
        const down = element.scrollHeight > element.clientHeight + 1;
        // What scrolls loses nothing; a page that scrolls two ways is the first finding.
        const isClipped = /hidden|clip/.test(overflowY);
        return isClipped ? across || down : across && overflowY === 'visible';
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return [...wide, ...clipped];
  });

for (const { path, isFound, locale } of samplePages)
  test(
    `${path} fits between and beyond the widths of the audit, with whole words`,
    { tag: '@language' },
    async ({ page, complaints }) => {
      await visit(page, path);
      if (!isFound) complaints.splice(0);
      // A word of a heading that does not break reaches out instead, where it has no room; the
      // words of pseudo-locales are made to be long.
      if (!locale.preview)
        await page.locator('h1, h2, h3').evaluateAll((headings: HTMLElement[]) => {
          for (const { style } of headings)
            Object.assign(style, {
              overflowWrap: 'normal',
              wordBreak: 'normal',
              hyphens: 'manual',
            });
        });
      for (const width of [1920, 768, 640]) {
        await page.setViewportSize({ width, height: 256 });
        expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
      }
    },
  );

test('the list of links in the header is for wide screens', async ({ page }) => {
  await visit(page, '/');
  const nav = page.getByRole('navigation', { name: t(($) => $.common.nav.main) });
  await expect(nav).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(nav).toBeHidden();
});

test('the outline of a link in a list keeps clear of the words of the next', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/ar-XB');
  // Narrow enough for a name of two words to wrap, whatever the font.
  await page.locator('footer ul').evaluateAll((lists) => {
    for (const list of lists) list.style.inlineSize = '6rem';
  });
  const rooms = await page.locator('footer li a').evaluateAll((all) =>
    all.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const [around, inside] = [link.getBoundingClientRect(), words.getBoundingClientRect()];
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      return { lines, room: Math.min(inside.top - around.top, around.bottom - inside.bottom) };
    }),
  );
  expect(Math.max(...rooms.map(({ lines }) => lines))).toBeGreaterThan(1);
  // It is 3 px wide and as far away.
  expect(Math.min(...rooms.map(({ room }) => room))).toBeGreaterThan(6);
});

test('the sections of a legal page stand further apart than its paragraphs', async ({ page }) => {
  await visit(page, '/privacy');
  const [ofSections = 0, ofParagraphs] = await page.evaluate(() =>
    ['section + section', 'section p + p'].map((selector) => {
      const element = document.querySelector(`article ${selector}`)!;
      const before = element.previousElementSibling!.getBoundingClientRect();
      return element.getBoundingClientRect().top - before.bottom;
    }),
  );
  expect(ofSections).toBeGreaterThan(ofParagraphs!);
});

test('the cards of a row are of one height, with their buttons on one line', async ({ page }) => {
  await visit(page, '/');
  const cards = await page.locator('[data-color]').evaluateAll((all) =>
    all.slice(0, 3).map((card) => {
      const { top, height } = card.getBoundingClientRect();
      const foot = card.querySelector('button, a')!.getBoundingClientRect().bottom;
      return [top, height, foot].map(Math.round).join();
    }),
  );
  expect(new Set(cards).size).toBe(1);
});

for (const width of [320, 1280])
  test(`forty languages find room at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await visit(page, '/terms');
    await page.locator('summary').click();
    const lists = page.locator('a[hreflang][translate=no]').locator('xpath=ancestor::ul');
    await lists.evaluateAll((all) => {
      for (const list of all)
        while (list.children.length < 40) list.append(list.children[4]!.cloneNode(true));
    });
    expect(await findOverflow(page)).toEqual([]);
    const links = page.locator('header details a');
    await expect(links).toHaveCount(40);
    await page.locator('summary').focus();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(stop)).toBeFocused();
      await expect(links.nth(stop)).toBeInViewport({ ratio: 1 });
    }
  });

for (const width of [640, 768, 1024, 1200])
  test(`the address in the footer stands in one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/');
    const address = page.getByRole('contentinfo').locator('a[href^="mailto:"]');
    const lines = await address.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
