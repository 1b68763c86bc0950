import type { Page } from '@playwright/test';
import { expect, readCut, test, visit } from './site.ts';

const [productList, valueList] = ['#products ul', '#about ul'];
const productCard = `${productList} > li > *`;

type Box = readonly [left: number, top: number, right: number, bottom: number];

const readGrid = (page: Page, selector: string) =>
  page.locator(selector).evaluate((list) => {
    const readBox = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round) as unknown as Box;
    };
    const gap = Math.round(parseFloat(getComputedStyle(list).columnGap));
    return { gap, list: readBox(list), cards: [...list.children].map(readBox) };
  });

/** @returns the share of the box that the cards and the gaps between them cover: 1 if they fill the box */
function measureCover(cards: readonly Box[], [left, top, right, bottom]: Box, gap: number) {
  const areas = cards.map(([x, y, end, foot]) => (end - x + gap) * (foot - y + gap));
  return areas.reduce((sum, area) => sum + area, 0) / (right - left + gap) / (bottom - top + gap);
}

/** The list contains the widths at which a media query begins to match, and the widths just below. */
const listWidths = (page: Page) =>
  page.evaluate(() => {
    const listRules = ({ cssRules }: { cssRules: CSSRuleList }): CSSRule[] =>
      [...cssRules].flatMap((rule) =>
        rule instanceof CSSGroupingRule ? [rule, ...listRules(rule)] : [rule],
      );
    const bounds = [...document.styleSheets]
      .flatMap(listRules)
      .flatMap((rule) => (rule instanceof CSSMediaRule ? rule.conditionText : []))
      .flatMap((text) => [...text.matchAll(/(?:width ?>=|min-width:) ?([\d.]+)em/g)])
      .map(([, em]) => Math.ceil(Number(em) * 16));
    const widths = [...bounds.flatMap((bound) => [bound - 1, bound]), 320, 500, 1920, 2560];
    return [...new Set(widths)].filter((width) => width >= 320);
  });

test('with six products, every row of cards is full at any width', async ({ page }) => {
  await visit(page, '/');
  // The customer's specification has six products. With another number, the last row may be incomplete.
  await page.locator(`${productList} > li:nth-child(n + 7)`).evaluateAll((all) => {
    for (const item of all) item.remove();
  });
  const widths = await listWidths(page);
  expect(widths.length).toBeGreaterThan(8);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 600 });
    for (const selector of [productList, valueList]) {
      const { gap, list, cards } = await readGrid(page, selector);
      const cover = measureCover(cards, list, gap);
      expect.soft(Math.abs(cover - 1), `${selector}, ${width} px`).toBeLessThan(0.01);
    }
  }
});

test('if the last row of cards is not full, its cards are in the middle', async ({ page }) => {
  await visit(page, '/');
  for (let added = 0; added < 3; added += 1) {
    for (const width of [320, 800, 1366]) {
      await page.setViewportSize({ width, height: 600 });
      const { gap, list, cards } = await readGrid(page, productList);
      const [left, top, right] = list;
      const lastTop = Math.max(...cards.map((card) => card[1]));
      const lastRow = cards.filter((card) => card[1] === lastTop);
      const begin = Math.min(...lastRow.map((card) => card[0]));
      const end = Math.max(...lastRow.map((card) => card[2]));
      const message = `${cards.length} products, ${width} px`;
      const otherCover = measureCover(
        cards.filter((card) => card[1] < lastTop),
        [left, top, right, lastTop - gap],
        gap,
      );
      expect.soft(Math.abs(otherCover - 1), message).toBeLessThan(0.01);
      expect.soft(Math.abs(begin - left - (right - end)), message).toBeLessThanOrEqual(2);
      const lastCover = measureCover(lastRow, [begin, lastTop, end, lastRow[0]![3]], gap);
      expect.soft(Math.abs(lastCover - 1), message).toBeLessThan(0.01);
    }
    await page
      .locator(`${productList} > li:last-child`)
      .evaluate((item) => item.after(item.cloneNode(true)));
  }
});

test('on wide screens the live product has the largest card', async ({ page }) => {
  await visit(page, '/');
  const { cards } = await readGrid(page, productList);
  const [live, ...others] = cards.map(
    ([left, top, right, bottom]) => (right - left) * (bottom - top),
  );
  expect(live).toBeGreaterThan(3 * Math.max(...others));
});

test('the cards of a row have the same height, with their buttons on one line', async ({
  page,
}) => {
  await visit(page, '/');
  const cards = await page.locator(productCard).evaluateAll((all) =>
    all.slice(3, 6).map((card) => {
      const { top, height } = card.getBoundingClientRect();
      const { bottom } = card.querySelector('button, a')!.getBoundingClientRect();
      return [top, height, bottom].map(Math.round).join();
    }),
  );
  expect(new Set(cards).size).toBe(1);
});

test('names of products have the same position in their cards, with and without a logo', async ({
  page,
}) => {
  await visit(page, '/');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const positions = await page.locator(productCard).evaluateAll((all) =>
      all.slice(1).map((card) => {
        const name = card.querySelector('h3')!.getBoundingClientRect();
        const { bottom } = card.firstElementChild!.getBoundingClientRect();
        const { left } = card.getBoundingClientRect();
        return [name.left - left, name.top - bottom].map(Math.round).join();
      }),
    );
    expect(positions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(positions).size, `${width} px`).toBe(1);
  }
});

test('the status of a product does not look like a button', async ({ page }) => {
  await visit(page, '/');
  for (const status of await page.locator('[data-status]').all()) {
    await expect(status).toHaveCSS('border-style', 'none');
    await expect(status).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`the line of a card moves when the card has the pointer or the focus, unless the visitor prefers no motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    const card = page.locator(productCard).nth(1);
    // The `::after` of the scene draws the line, and its `left` is the position of the line.
    const transition = await card
      .locator('div:has(> img[src$="#after"])')
      .evaluate((scene) => getComputedStyle(scene, '::after').transitionProperty);
    expect(transition.includes('left')).toBe(reducedMotion === 'no-preference');
    const before = await readCut(card);
    for (const act of [() => card.hover(), () => card.getByRole('button').focus()]) {
      await act();
      if (reducedMotion === 'reduce') expect(await readCut(card)).toBe(before);
      else await expect.poll(() => readCut(card)).not.toBe(before);
      await page.mouse.move(0, 0);
      await card.getByRole('button').blur();
      await expect.poll(() => readCut(card)).toBe(before);
    }
  });

test('cards show no sign of a picture that fails to load', async ({ page, expectedComplaints }) => {
  expectedComplaints.push('ERR_FAILED');
  await page.route('**/*.svg', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const card = page.locator(productCard).first();
  await card.scrollIntoViewIfNeeded();
  const pictures = card.locator('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
  // A picture that fails to load must draw nothing but its shadow. So without the shadow, hiding the pictures
  // must not change the card.
  await page.addStyleTag({ content: 'img { box-shadow: none !important }' });
  const before = await card.screenshot();
  await page.addStyleTag({ content: 'img { visibility: hidden }' });
  expect((await card.screenshot()).equals(before)).toBe(true);
});
