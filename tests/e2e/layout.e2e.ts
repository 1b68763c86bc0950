import type { Page } from '@playwright/test';
import { pages } from './pages.ts';
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

/** Words that are painted over each other. */
const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { words: string; node: Node; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const range = document.createRange();
      range.selectNodeContents(node);
      const parent = node.parentElement!;
      if (!node.textContent?.trim() || !parent.checkVisibility() || parent.offsetWidth === 1)
        continue;
      for (const box of range.getClientRects())
        if (box.width > 1) lines.push({ words: node.textContent.trim(), node, box });
    }
    // A font's box is higher than its letters, and may reach into the next line's.
    const tolerance = 0.3;
    return lines.flatMap(({ words, node, box }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          const least = tolerance * Math.min(box.height, other.box.height);
          return other.node !== node && across > 1 && down > least;
        })
        .map((other) => `“${words}” and “${other.words}”`),
    );
  });

/** Every size, and at the smallest and a usual one larger text and wider spacing. */
const variants = [
  ...[320, 390, 768, 1280, 1920].map((width) => ({ name: `${width} px`, width, css: '' })),
  ...[320, 1280].flatMap((width) => [
    {
      name: `text of twice the size in ${width} px`,
      width,
      css: ':root { font-size: 200% !important }',
    },
    { name: `the text spacing of WCAG in ${width} px`, width, css: textSpacing },
  ]),
];

for (const { path, isFound } of pages)
  test.describe(path, () => {
    test.afterEach(({ complaints }) => {
      if (!isFound) complaints.splice(0);
    });

    test('fits at every width, text size and spacing', async ({ page }) => {
      await visit(page, path);
      for (const { name, width, css } of variants) {
        await page.setViewportSize({ width, height: 800 });
        await addStyle(page, css);
        expect.soft(await findOverflow(page), name).toEqual([]);
        expect.soft(await findOverlaps(page), name).toEqual([]);
      }
    });

    test('has targets for every finger', async ({ page }) => {
      await visit(page, path);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const small = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('a, button, summary')]
            .filter((element) => element.offsetWidth > 0)
            .map((element) => {
              const box = element.getBoundingClientRect();
              const least = getComputedStyle(element).display === 'inline' ? 24 : 44;
              return { name: element.textContent, across: box.width, down: box.height, least };
            })
            .filter(({ across, down, least }) => across < least || down < least),
        );
        expect.soft(small, `${width} px`).toEqual([]);
      }
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
        type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
        const moved: (string | undefined)[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as Shift[])
            moved.push(...sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 200)));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
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
  const cards = await page.locator('[data-color]').evaluateAll((all) =>
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

test('words over each other are found', async ({ page }) => {
  await visit(page, '/');
  await addStyle(page, '#hero-title { margin-block-end: -4rem }');
  expect(await findOverlaps(page)).toContainEqual(
    expect.stringMatching(/^“Enhance Everything with AI” and “Show us/),
  );
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

for (const width of [320, 1280])
  test(`the list of languages opens inside of the page at ${width} px`, async ({ page }) => {
    for (const path of ['/', '/ar']) {
      await page.setViewportSize({ width, height: 640 });
      await visit(page, path);
      await page.locator('summary').click();
      const box = await page.locator('header details > div').boundingBox();
      expect.soft(box!.x, path).toBeGreaterThanOrEqual(0);
      expect.soft(box!.x + box!.width, path).toBeLessThanOrEqual(width);
      expect.soft(await findOverflow(page), path).toEqual([]);
    }
  });
