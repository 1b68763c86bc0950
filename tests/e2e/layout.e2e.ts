import type { Locator, Page } from '@playwright/test';
import Color from 'colorjs.io';
import {
  contactEmail,
  publishedLocales,
  samplePages,
  sampleVisitors,
  t,
  visitors,
} from './pages.ts';
import { expect, getButtons, getPrivacyLink, readCut, test, visit } from './site.ts';

const publishedVisitors = visitors.filter(({ tag }) =>
  publishedLocales.some((locale) => locale.tag === tag),
);

/** Finds elements that are wider than the page, and elements that do not contain all of their text. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : [];
    const clipped = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.offsetWidth > 1)
      .filter((element) => !element.closest('svg, .mantine-VisuallyHidden-root'))
      .filter((element) => {
        const { overflowY, display } = getComputedStyle(element);
        if (display === 'inline') return false;
        const isTooWide = element.scrollWidth > element.clientWidth + 1;
        const isTooHigh = element.scrollHeight > element.clientHeight + 1;
        // An element that scrolls vertically loses nothing.
        const isClipped = /hidden|clip/.test(overflowY);
        return isClipped ? isTooWide || isTooHigh : isTooWide && overflowY === 'visible';
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return [...wide, ...clipped];
  });

/**
 * Reads the boxes of the elements' texts, because they may differ from the boxes of the elements. For
 * example, a Japanese quotation mark begins inside the box of its element.
 */
const readTextBoxes = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      return { left, right, lines, margin: Math.min(top - box.top, box.bottom - bottom) };
    }),
  );

const readBoxes = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

for (const { path, isFound, locale } of samplePages)
  test(`${path} fits into every width, without broken words in headings @language`, async ({
    page,
    complaints,
  }) => {
    await visit(page, path);
    if (!isFound) complaints.splice(0);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(page.locator('h1')).toHaveCSS('hyphens', 'auto');
    // Do not let words break, so that a word that is too long overflows. The words of pseudo-languages
    // are longer than any real word.
    if (!locale.preview)
      await page.locator('h1, h2, h3').evaluateAll((headings: HTMLElement[]) => {
        for (const { style } of headings)
          Object.assign(style, { overflowWrap: 'normal', wordBreak: 'normal', hyphens: 'manual' });
      });
    for (const width of [1920, 768, 640, 320]) {
      await page.setViewportSize({ width, height: 256 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
  });

for (const { tag, at } of publishedVisitors)
  test(`a phone shows the header in one row, and the picture on the first screen: ${tag}`, async ({
    page,
  }) => {
    await visit(page, at('/'));
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(header.getByRole('navigation')).toBeHidden();
    const boxes = await readBoxes(
      header.locator('a:has(img), summary, a[href$="#contact"]:visible'),
    );
    expect(boxes).toHaveLength(3);
    expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(
      Math.min(...boxes.map(({ bottom }) => bottom)),
    );
    for (const { width, height } of boxes)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

    await page.setViewportSize({ width: 390, height: 844 });
    const picture = await page.getByRole('main').locator('img').first().boundingBox();
    expect(picture!.y).toBeLessThan(844 - 150);

    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await findOverflow(page)).toEqual([]);
  });

test.describe('without a script, which would hydrate the changed texts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 390, 1024])
    test(`a long word that fits into a line at ${width} px does not break`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/');
      const texts = page.locator(
        '.mantine-Button-label, .mantine-Badge-label, header nav a, footer :is(a, h2), h3, main p',
      );
      await texts.evaluateAll((all) => {
        for (const one of all) one.textContent = 'Yhteydenottopyyntö';
      });
      const boxes = await readTextBoxes(texts.filter({ visible: true }));
      expect(boxes.length).toBeGreaterThan(30);
      expect(boxes.filter(({ lines }) => lines > 1)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    });
});

test('the header button breaks a word that is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  await page.locator('header .mantine-Button-label').evaluate((label) => {
    label.textContent = 'Yhteydenottopyyntö'.repeat(3);
  });
  expect(await findOverflow(page)).toEqual([]);
});

test('large text has hyphens in buttons and links, but not in an address', async ({ page }) => {
  // Text of 200 % has the same effect on 320 px.
  await page.setViewportSize({ width: 160, height: 640 });
  await visit(page, '/');
  await expect(page.locator('header a[href$="#contact"]:visible')).toHaveCSS('hyphens', 'auto');
  await expect(getButtons(page).first()).toHaveCSS('hyphens', 'auto');
  await expect(getPrivacyLink(page)).toHaveCSS('hyphens', 'auto');
  await expect(page.locator('footer a[href^="mailto:"]')).toHaveCSS('hyphens', 'manual');
});

for (const { tag, at } of sampleVisitors)
  test(`the open language menu fits and moves nothing: ${tag} @language`, async ({ page }) => {
    await visit(page, at('/privacy'));
    const others = page.locator('header :is(a, summary):not(details div *), main, h1');
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      const before = await readBoxes(others);
      await page.locator('summary').click();
      const panel = (await page.locator('details > div').boundingBox())!;
      expect(await readBoxes(others), `${width} px`).toEqual(before);
      expect(panel.x).toBeGreaterThanOrEqual(0);
      expect(panel.x + panel.width).toBeLessThanOrEqual(width);
      await page.locator('summary').click();
    }
  });

for (const { tag, dir, at } of publishedVisitors)
  test(`a laptop shows where the products begin, and their texts align with the hero: ${tag}`, async ({
    page,
  }) => {
    await visit(page, at('/'));
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('#products-title')).toBeInViewport({ ratio: 0.5 });
    }
    const texts = page.locator('h1, h1 + p, #products-title, #products-title + p');
    const boxes = await readTextBoxes(texts);
    expect(boxes).toHaveLength(4);
    const edges = boxes.map(({ left, right }) => Math.round(dir === 'rtl' ? right : left));
    expect(new Set(edges).size).toBe(1);
  });

test('the headline grows with the screen, and the introduction is larger than other texts', async ({
  page,
}) => {
  await visit(page, '/');
  const readSizes = async (width: number) => {
    await page.setViewportSize({ width, height: 940 });
    return page
      .locator('h1, h1 + p, footer p')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  };
  const [phone, laptop, screen] = [
    await readSizes(320),
    await readSizes(1280),
    await readSizes(1920),
  ];
  expect(phone[0]).toBe(40);
  expect(laptop[0]).toBeGreaterThan(64);
  expect(screen[0]).toBe(88);
  for (const [, introduction, text] of [phone, laptop, screen])
    expect(introduction).toBeGreaterThan(text!);
});

test('the outline of a link in a list does not touch the next link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/ar-XB');
  // With this width, a name of two words wraps in every font.
  await page.locator('footer ul').evaluateAll((lists) => {
    for (const list of lists) list.style.inlineSize = '6rem';
  });
  const boxes = await readTextBoxes(page.locator('footer li a'));
  expect(Math.max(...boxes.map(({ lines }) => lines))).toBeGreaterThan(1);
  // The links need 6 px between them, because an outline is 3 px wide and 3 px away from its link.
  expect(Math.min(...boxes.map(({ margin }) => margin))).toBeGreaterThan(6);
});

test('sections of a legal page are further apart than its paragraphs', async ({ page }) => {
  await visit(page, '/privacy');
  const [betweenSections = 0, betweenParagraphs] = await page.evaluate(() =>
    ['section + section', 'section p + p'].map((selector) => {
      const element = document.querySelector(`article ${selector}`)!;
      const before = element.previousElementSibling!.getBoundingClientRect();
      return element.getBoundingClientRect().top - before.bottom;
    }),
  );
  expect(betweenSections).toBeGreaterThan(betweenParagraphs!);
});

const [productList, valueList] = ['ul:has(> li > [data-color])', '#about ul'];

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Reads the gap of a list, its box and the boxes of its cards. */
const readGrid = (page: Page, selector: string) =>
  page.locator(selector).evaluate((list) => {
    const readBox = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round) as unknown as Box;
    };
    const gap = Math.round(parseFloat(getComputedStyle(list).columnGap));
    return { gap, list: readBox(list), cards: [...list.children].map(readBox) };
  });

/** @returns 1 if the cards cover the box exactly once, each with a gap beside and below it */
function measureCover(cards: readonly Box[], [left, top, right, bottom]: Box, gap: number) {
  const areas = cards.map(([x, y, end, foot]) => (end - x + gap) * (foot - y + gap));
  return areas.reduce((sum, area) => sum + area, 0) / (right - left + gap) / (bottom - top + gap);
}

/** Lists the widths at which a media query begins to match, the widths just below them, and some others. */
const listWidths = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const bounds = rules
      .flatMap((rule) => (rule instanceof CSSMediaRule ? rule.conditionText : []))
      .flatMap((text) => [...text.matchAll(/(?:width ?>=|min-width:) ?([\d.]+)em/g)])
      .map(([, em]) => Math.ceil(Number(em) * 16));
    const widths = [...bounds.flatMap((bound) => [bound - 1, bound]), 320, 500, 1920, 2560];
    return [...new Set(widths)].filter((width) => width >= 320);
  });

test('every row of cards is filled at any width', async ({ page }) => {
  await visit(page, '/');
  // Keep only the six products of the specification, because only they fill all rows.
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
  await expect(page.locator('[data-color]').first().locator('[data-status=live]')).toBeVisible();
});

test('the cards of a row have the same height, with their buttons on one line', async ({
  page,
}) => {
  await visit(page, '/');
  const cards = await page.locator('[data-color]').evaluateAll((all) =>
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
    const positions = await page.locator('[data-color]').evaluateAll((all) =>
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

for (const { path, isFound } of samplePages)
  test(`paragraphs of ${path} have lines that are at least 1.5 times as high as their letters`, async ({
    page,
    complaints,
  }) => {
    await visit(page, path);
    if (!isFound) complaints.splice(0);
    const ratios = await page.locator('p').evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        const { lineHeight, fontSize } = getComputedStyle(paragraph);
        return {
          text: paragraph.textContent,
          ratio: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
        };
      }),
    );
    expect(ratios.length).toBeGreaterThan(0);
    // WCAG 1.4.8. The tolerance is for rounding.
    expect(ratios.filter(({ ratio }) => !(ratio > 1.499))).toEqual([]);
  });

test('the hint about the new tab is beside its button on wide screens', async ({ page }) => {
  await visit(page, '/');
  const hint = await page.getByText(t(($) => $.common.externalLink.newTab)).boundingBox();
  const button = await page.locator('main a[target=_blank]').boundingBox();
  expect(hint!.y).toBeGreaterThanOrEqual(button!.y);
  expect(hint!.y + hint!.height).toBeLessThanOrEqual(button!.y + button!.height);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a pressed button changes its colour, and moves unless the visitor prefers no motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    const button = getButtons(page).first();
    await button.hover();
    const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.mouse.down();
    await expect(button).not.toHaveCSS('background-color', color);
    const transform = reducedMotion === 'reduce' ? 'none' : 'matrix(1, 0, 0, 1, 0, 1)';
    await expect(button).toHaveCSS('transform', transform);
    await page.mouse.up();
    await page.emulateMedia({ reducedMotion: null });
  });

  test(`the line of a card moves under pointer and focus unless the visitor prefers no motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    const card = page.locator('[data-color]').nth(1);
    // The line is a pseudo-element, which moves together with the cut.
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
    await page.emulateMedia({ reducedMotion: null });
  });
}

test('a printed page has no navigation, no slider and no space for a toast', async ({ page }) => {
  await visit(page, '/');
  await getButtons(page).first().click();
  await expect(page.locator('html')).not.toHaveCSS('padding-block-end', '0px');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('padding-block-end', '0px');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.emulateMedia({ media: null });
});

for (const { tag, dir, at } of sampleVisitors)
  test(`the picture of the contact section is beside its texts: ${tag} @language`, async ({
    page,
  }) => {
    await visit(page, at('/'));
    const band = page.locator('#contact');
    for (const width of [1200, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const texts = await readTextBoxes(band.locator('h2, p, a'));
      const picture = (await band.locator('div').last().boundingBox())!;
      const end = picture.x + picture.width;
      if (dir === 'rtl') expect(end).toBeLessThan(Math.min(...texts.map(({ left }) => left)));
      else expect(picture.x).toBeGreaterThan(Math.max(...texts.map(({ right }) => right)));
      expect(picture.x).toBeLessThan(width);
      expect(end).toBeGreaterThan(0);
    }
  });

test('languages are in one column, and only the current one has a check mark', async ({ page }) => {
  await visit(page, '/de');
  await page.locator('summary').click();
  const items = await page.locator('header details li').evaluateAll((all) =>
    all.map((item) => ({
      top: item.getBoundingClientRect().top,
      isCurrent: item.querySelector('[aria-current]') !== null,
      isChecked: getComputedStyle(item, '::before').borderBottomWidth !== '0px',
    })),
  );
  expect(new Set(items.map(({ top }) => top)).size).toBe(items.length);
  expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  for (const { isCurrent, isChecked } of items) expect(isChecked).toBe(isCurrent);
});

test('the copyright is beside the languages of the footer', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  const languages = (await footer.locator('nav:has([hreflang])').boundingBox())!;
  const copyright = (await footer.getByText('©').boundingBox())!;
  expect(copyright.y).toBeGreaterThan(languages.y);
  expect(copyright.y + copyright.height).toBeLessThan(languages.y + languages.height);
});

test('the contents of a legal page begin beside its title', async ({ page }) => {
  await visit(page, '/privacy');
  const contents = page.getByRole('navigation', { name: t(($) => $.common.legal.contents) });
  const title = await page.locator('h1').boundingBox();
  expect((await contents.boundingBox())!.y).toBeCloseTo(title!.y, 0);
});

for (const width of [320, 1280])
  test(`forty languages fit at ${width} px, and the keyboard reaches each of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await visit(page, '/terms');
    await page.locator('summary').click();
    await page.locator('ul:has(> li > a[hreflang])').evaluateAll((lists) => {
      for (const list of lists)
        while (list.children.length < 40) list.append(list.children[4]!.cloneNode(true));
    });
    expect(await findOverflow(page)).toEqual([]);
    const links = page.locator('header details a');
    await expect(links).toHaveCount(40);
    await page.locator('summary').focus();
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

test('the email address in the footer stays on one line, also on paper', async ({ page }) => {
  await visit(page, '/');
  const address = page.locator('footer a[href^="mailto:"] > span');
  const countLines = async () => (await readTextBoxes(address))[0]!.lines;
  for (const width of [640, 768, 1024, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await countLines(), `${width} px`).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  for (const width of [480, 718, 816, 1056]) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await countLines(), `${width} px`).toBe(1);
  }
  await page.emulateMedia({ media: null });
});

test('a narrow line breaks the address after the @ or before a dot', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  for (const link of await page.locator('a[href^="mailto:"]').all()) {
    // The width of the longest part.
    await link.evaluate((element) => {
      element.style.overflowWrap = 'normal';
      element.style.inlineSize = 'min-content';
    });
    const lines = await link.evaluate((element) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const all = new Map<number, string>();
      while (nodes.nextNode())
        for (const [index, letter] of [...nodes.currentNode.textContent!].entries()) {
          const range = document.createRange();
          range.setStart(nodes.currentNode, index);
          range.setEnd(nodes.currentNode, index + 1);
          const { bottom } = range.getBoundingClientRect();
          all.set(bottom, (all.get(bottom) ?? '') + letter);
        }
      return [...all.values()];
    });
    expect(lines).toEqual(contactEmail.match(/.*@|\.?[^.@]+/g));
    await expect(link).toHaveText(contactEmail);
  }
});

test('cards show no sign of a picture that fails to load', async ({ page, expectedComplaints }) => {
  expectedComplaints.push('ERR_FAILED');
  await page.route('**/*.svg', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const card = page.locator('[data-color]').first();
  await card.scrollIntoViewIfNeeded();
  const pictures = card.locator('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
  // The shadow is not part of the picture.
  await page.addStyleTag({ content: 'img { box-shadow: none !important }' });
  const before = await card.screenshot();
  await page.addStyleTag({ content: 'img { visibility: hidden }' });
  expect((await card.screenshot()).equals(before)).toBe(true);
  await page.emulateMedia({ reducedMotion: null });
});

for (const { path, isFound } of samplePages)
  test(
    `the print of ${path} has every text in dark letters, and cuts nothing off`,
    { tag: '@language' },
    async ({ page, complaints }) => {
      await visit(page, path);
      if (!isFound) complaints.splice(0);
      const readVisible = () =>
        page.getByRole('main').evaluate((main) => {
          const nodes = document.createNodeIterator(main, NodeFilter.SHOW_TEXT);
          const texts: { text: string; color: string }[] = [];
          for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
            const parent = node.parentElement!;
            const text = node.nodeValue!.trim();
            // Buttons lead nowhere on paper, except to another site.
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
      // Browsers do not print backgrounds, so that light letters would be on white paper.
      const isPale = (color: string) => new Color(color).contrast('white', 'WCAG21') < 7;
      expect(onPaper.filter(({ color }) => isPale(color))).toEqual([]);
      await page.emulateMedia({ media: null });
    },
  );

test('a printed page has no links that only lead to other pages', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const buttons = page.locator('.mantine-Button-root').filter({ visible: true });
  await expect(buttons).toHaveCount(1);
  await expect(buttons).toHaveAttribute('href', /^http/);
  await page.emulateMedia({ media: null });
});
