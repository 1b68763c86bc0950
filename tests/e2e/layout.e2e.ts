import type { Page } from '@playwright/test';
import Color from 'colorjs.io';
import { samplePages, sampleVisitors, t, visitors } from './pages.ts';
import { expect, test, visit } from './site.ts';

/** Elements that reach out of the page, or whose text reaches out of them. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : [];
    const clipped = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.offsetWidth > 1)
      .filter((element) => !element.closest('svg, .mantine-VisuallyHidden-root'))
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
      await page.setViewportSize({ width: 320, height: 256 });
      await expect(page.locator('h1')).toHaveCSS('hyphens', 'auto');
      if (!locale.preview)
        await page.locator('h1, h2, h3').evaluateAll((headings: HTMLElement[]) => {
          for (const { style } of headings)
            Object.assign(style, {
              overflowWrap: 'normal',
              wordBreak: 'normal',
              hyphens: 'manual',
            });
        });
      for (const width of [1920, 768, 640, 320]) {
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

for (const { tag, at } of visitors.filter(({ preview }) => !preview))
  test(`a phone shows the header in one row, and the picture at once: ${tag}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, at('/'));
    const header = page.getByRole('banner');
    const parts = header.locator('a:has(img), summary, a[href$="#contact"]:visible');
    const boxes = await parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes).toHaveLength(3);
    expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(
      Math.min(...boxes.map(({ bottom }) => bottom)),
    );
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    const picture = await page.getByRole('main').locator('img').first().boundingBox();
    expect(picture!.y).toBeLessThan(844 - 150);

    // Larger text takes a further row instead of being cut off.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await findOverflow(page)).toEqual([]);
  });

for (const { tag, at } of sampleVisitors)
  test(
    `the open list of languages moves nothing: ${tag}`,
    { tag: '@language' },
    async ({ page }) => {
      await visit(page, at('/privacy'));
      const read = () =>
        page
          .locator('header :is(a, summary):not(details div *), main, h1')
          .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        const before = await read();
        await page.locator('summary').click();
        const panel = (await page.locator('details > div').boundingBox())!;
        expect(await read(), `${width} px`).toEqual(before);
        expect(panel.x).toBeGreaterThanOrEqual(0);
        expect(panel.x + panel.width).toBeLessThanOrEqual(width);
        await page.locator('summary').click();
      }
    },
  );

for (const { tag, dir, at } of visitors.filter(({ preview }) => !preview))
  test(`a laptop shows where the products begin, on one edge with the hero: ${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await visit(page, at('/'));
    const heading = page.locator('#products-title');
    await expect(heading).toBeInViewport({ ratio: 0.5 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(heading).toBeInViewport({ ratio: 0.5 });
    // Where letters begin: a quotation mark in Japanese begins inside of its own box.
    const edges = await page
      .locator('h1, h1 + p, #products-title, #products-title + p')
      .evaluateAll(
        (all, side) => {
          return all.map((one) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            return Math.round(words.getBoundingClientRect()[side]);
          });
        },
        dir === 'rtl' ? ('right' as const) : ('left' as const),
      );
    expect(edges).toHaveLength(4);
    expect(new Set(edges).size).toBe(1);
  });

test('the headline grows with the screen, and leads over words larger than the text', async ({
  page,
}) => {
  await visit(page, '/');
  const read = async (width: number) => {
    await page.setViewportSize({ width, height: width === 1920 ? 940 : 800 });
    return page
      .locator('h1, h1 + p, footer p')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  };
  const [phone, laptop, screen] = [await read(320), await read(1280), await read(1920)];
  expect(phone[0]).toBe(40);
  expect(screen[0]).toBe(88);
  expect(laptop[0]).toBeGreaterThan(64);
  for (const [, lede, text] of [phone, laptop, screen]) expect(lede).toBeGreaterThan(text!);
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

const [ofProducts, ofValues] = ['ul:has(> li > [data-color])', '#about ul'];

/** The cards of a list as they stand, and the box of the list around them. */
const readGrid = (page: Page, selector: string) =>
  page.locator(selector).evaluate((list) => {
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round) as [number, number, number, number];
    };
    const gap = Math.round(parseFloat(getComputedStyle(list).columnGap));
    return { gap, list: boxOf(list), cards: [...list.children].map((item) => boxOf(item)) };
  });

/** Where a style sheet changes the page, the last width before, and some beside. */
const listWidths = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const conditions = rules.flatMap((rule) =>
      rule instanceof CSSMediaRule ? rule.conditionText : [],
    );
    const bounds = conditions
      .flatMap((text) => [...text.matchAll(/(?:width ?>=|min-width:) ?([\d.]+)em/g)])
      .map(([, em]) => Math.ceil(Number(em) * 16));
    const all = [...bounds.flatMap((bound) => [bound - 1, bound]), 320, 500, 1920, 2560];
    return [...new Set(all)].filter((width) => width >= 320).toSorted((one, other) => one - other);
  });

type Box = Awaited<ReturnType<typeof readGrid>>['list'];

/** With a gap beside and below each, cards cover their list to its corners, once. */
function measureCover(cards: readonly Box[], [left, top, right, bottom]: Box, gap: number) {
  const areas = cards.map(([x, y, end, foot]) => (end - x + gap) * (foot - y + gap));
  return areas.reduce((sum, area) => sum + area, 0) / (right - left + gap) / (bottom - top + gap);
}

test('every row of cards is filled at any width', async ({ page }) => {
  await visit(page, '/');
  // As many as the customer has asked for, whatever came since.
  await page.locator(`${ofProducts} > li:nth-child(n + 7)`).evaluateAll((all) => {
    for (const item of all) item.remove();
  });
  const widths = await listWidths(page);
  expect(widths.length).toBeGreaterThan(8);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 600 });
    for (const selector of [ofProducts, ofValues]) {
      const { gap, list, cards } = await readGrid(page, selector);
      const cover = measureCover(cards, list, gap);
      expect.soft(Math.abs(cover - 1), `${selector}, ${width} px`).toBeLessThan(0.01);
    }
  }
});

test('cards of further products stand in the middle of the last row', async ({ page }) => {
  await visit(page, '/');
  for (let further = 0; further < 3; further += 1) {
    for (const width of [320, 800, 1366]) {
      await page.setViewportSize({ width, height: 600 });
      const { gap, list, cards } = await readGrid(page, ofProducts);
      const [left, top, right] = list;
      const foot = Math.max(...cards.map((card) => card[1]));
      const above = cards.filter((card) => card[1] < foot);
      const cover = measureCover(above, [left, top, right, foot - gap], gap);
      const last = cards.filter((card) => card[1] === foot);
      const [begin, end] = [
        Math.min(...last.map((card) => card[0])),
        Math.max(...last.map((card) => card[2])),
      ];
      const place = `${cards.length} products, ${width} px`;
      expect.soft(Math.abs(cover - 1), place).toBeLessThan(0.01);
      expect.soft(Math.abs(begin - left - (right - end)), place).toBeLessThanOrEqual(2);
      const row: Box = [begin, foot, end, last[0]![3]];
      expect.soft(Math.abs(measureCover(last, row, gap) - 1), place).toBeLessThan(0.01);
    }
    await page
      .locator(`${ofProducts} > li:last-child`)
      .evaluate((item) => item.after(item.cloneNode(true)));
  }
});

test('on wide screens the live product has the largest card', async ({ page }) => {
  await visit(page, '/');
  const { cards } = await readGrid(page, ofProducts);
  const [live, ...announced] = cards.map(
    ([left, top, right, bottom]) => (right - left) * (bottom - top),
  );
  expect(live).toBeGreaterThan(3 * Math.max(...announced));
  await expect(page.locator('[data-color]').first().locator('[data-status=live]')).toBeVisible();
});

test('the cards of a row are of one height, with their buttons on one line', async ({ page }) => {
  await visit(page, '/');
  const cards = await page.locator('[data-color]').evaluateAll((all) =>
    all.slice(3, 6).map((card) => {
      const { top, height } = card.getBoundingClientRect();
      const foot = card.querySelector('button, a')!.getBoundingClientRect().bottom;
      return [top, height, foot].map(Math.round).join();
    }),
  );
  expect(new Set(cards).size).toBe(1);
});

test('names of products stand on one edge, with a logo and without', async ({ page }) => {
  await visit(page, '/');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cards = await page.locator('[data-color]').evaluateAll((all) =>
      all.slice(1).map((card) => {
        const [around, picture, name] = [card, card.firstElementChild!, card.querySelector('h3')!];
        const [{ left }, { bottom }, box] = [around, picture, name].map((one) =>
          one.getBoundingClientRect(),
        ) as [DOMRect, DOMRect, DOMRect];
        return [box.left - left, box.top - bottom].map(Math.round).join();
      }),
    );
    expect(cards.length).toBeGreaterThanOrEqual(5);
    expect(new Set(cards).size, `${width} px`).toBe(1);
  }
});

test('the status of a product has no box, which would make a button of it', async ({ page }) => {
  await visit(page, '/');
  for (const status of await page.locator('[data-status]').all()) {
    await expect(status).toHaveCSS('border-style', 'none');
    await expect(status).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('the words on the new tab stand beside their button on wide screens', async ({ page }) => {
  await visit(page, '/');
  const words = await page.getByText(t(($) => $.common.externalLink.newTab)).boundingBox();
  const button = await page.locator('main a[target=_blank]').boundingBox();
  expect(words!.y).toBeGreaterThanOrEqual(button!.y);
  expect(words!.y + words!.height).toBeLessThanOrEqual(button!.y + button!.height);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a pressed button is felt, and moves with ${reducedMotion} as its user likes`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    const button = page.getByRole('main').getByRole('button').first();
    const read = () =>
      button.evaluate((element) => {
        const { backgroundColor, transform } = getComputedStyle(element);
        return { backgroundColor, transform };
      });
    await button.hover();
    const hovered = await read();
    await page.mouse.down();
    await expect.poll(async () => (await read()).backgroundColor).not.toBe(hovered.backgroundColor);
    if (reducedMotion === 'reduce') expect((await read()).transform).toBe('none');
    else await expect.poll(async () => (await read()).transform).toBe('matrix(1, 0, 0, 1, 0, 1)');
    await page.mouse.up();
    await page.emulateMedia({ reducedMotion: null });
  });

for (const { path, isFound } of samplePages)
  test(
    `paper has every text of ${path}, in dark letters and not cut off`,
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
            if (!text || parent.closest('button, style') || !parent.checkVisibility()) continue;
            texts.push({ text, color: getComputedStyle(parent).color });
          }
          return texts;
        });
      const onScreen = await readVisible();
      await page.emulateMedia({ media: 'print' });
      const onPaper = await readVisible();
      expect(onPaper.map(({ text }) => text)).toEqual(onScreen.map(({ text }) => text));
      expect(await findOverflow(page)).toEqual([]);
      // Browsers leave backgrounds out, so that light letters would be on white paper.
      const isPale = (color: string) => new Color(color).contrast('white', 'WCAG21') < 7;
      expect(onPaper.filter(({ color }) => isPale(color))).toEqual([]);
      await page.emulateMedia({ media: null });
    },
  );

test('paper has no links that only lead to other pages', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: null });
});

for (const [reducedMotion, what] of [
  ['reduce', 'stays where it is'],
  ['no-preference', 'shows more of the after'],
] as const)
  test(`the line of a card ${what} under the pointer and the focus with ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    const card = page.locator('[data-color]').nth(1);
    const readCut = () =>
      card.locator('img[src$="#after"]').evaluate((image) => getComputedStyle(image).clipPath);
    // The line goes with the cut.
    const glides = await card
      .locator('img[src$="#after"]')
      .locator('..')
      .evaluate((scene) => getComputedStyle(scene, '::after').transitionProperty.includes('left'));
    expect(glides).toBe(reducedMotion === 'no-preference');
    const before = await readCut();
    for (const act of [() => card.hover(), () => card.getByRole('button').focus()]) {
      await act();
      if (reducedMotion === 'reduce') expect(await readCut()).toBe(before);
      else await expect.poll(readCut).not.toBe(before);
      await page.mouse.move(0, 0);
      // Back before the next, which is seen by itself then.
      await card.getByRole('button').blur();
      await expect.poll(readCut).toBe(before);
    }
    await page.emulateMedia({ reducedMotion: null });
  });

for (const { tag, dir, at } of sampleVisitors)
  test(
    `nothing of the picture is behind the words of the contact band: ${tag}`,
    { tag: '@language' },
    async ({ page }) => {
      await visit(page, at('/'));
      for (const width of [1200, 1440, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const { words, picture } = await page.locator('#contact').evaluate((band) => {
          const range = document.createRange();
          const image = [...band.querySelectorAll('div')].at(-1)!;
          const rects = [...band.querySelectorAll('h2, p, a')].flatMap((element) => {
            range.selectNodeContents(element);
            return [...range.getClientRects()];
          });
          const box = image.getBoundingClientRect();
          return {
            words: [
              Math.min(...rects.map(({ left }) => left)),
              Math.max(...rects.map(({ right }) => right)),
            ] as const,
            picture: [box.left, box.right] as const,
          };
        });
        if (dir === 'rtl') expect(picture[1]).toBeLessThan(words[0]);
        else expect(words[1]).toBeLessThan(picture[0]);
        expect(picture[0]).toBeLessThan(width);
        expect(picture[1]).toBeGreaterThan(0);
      }
    },
  );

test('languages stand one below the other, and the current one is checked', async ({ page }) => {
  await visit(page, '/de');
  await page.locator('summary').click();
  const items = await page.locator('header details li').evaluateAll((all) =>
    all.map((item) => ({
      top: item.getBoundingClientRect().top,
      isCurrent: item.querySelector('[aria-current]') !== null,
      isChecked: getComputedStyle(item, '::before').borderBottomWidth !== '0px',
    })),
  );
  const tops = items.map(({ top }) => top);
  expect(new Set(tops).size).toBe(items.length);
  expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  for (const { isCurrent, isChecked } of items) expect(isChecked).toBe(isCurrent);
});

test('the languages of the footer stand with the copyright', async ({ page }) => {
  await visit(page, '/');
  const languages = await page
    .getByRole('contentinfo')
    .locator('nav:has([hreflang])')
    .boundingBox();
  const copyright = await page.getByRole('contentinfo').getByText('©').boundingBox();
  expect(copyright!.y).toBeGreaterThan(languages!.y);
  expect(copyright!.y + copyright!.height).toBeLessThan(languages!.y + languages!.height);
});

test('the contents of a legal page begin with its heading and show what is read', async ({
  page,
}) => {
  await visit(page, '/privacy');
  const contents = page.getByRole('navigation', { name: t(($) => $.common.legal.contents) });
  const heading = await page.locator('h1').boundingBox();
  expect((await contents.boundingBox())!.y).toBeCloseTo(heading!.y, 0);
  await page.locator('#rights').evaluate((section) => section.scrollIntoView());
  await expect(contents.locator('a[href$="#rights"]')).toHaveCSS('font-weight', '600');
  await expect(contents.locator('a[href$="#use"]')).not.toHaveCSS('font-weight', '600');
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

test('the address in the footer stands in one line', async ({ page }) => {
  await visit(page, '/');
  const address = page.getByRole('contentinfo').locator('a[href^="mailto:"]');
  for (const width of [640, 768, 1024, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await address.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});
