import { findOverflow, readBoxes, readTextBoxes } from './boxes.ts';
import { contactEmail, publishedLocales, sampleLocales, samplePages, t } from './pages.ts';
import { expect, getToastButtons, getPrivacyLink, test, visit } from './site.ts';

for (const { path, locale } of samplePages)
  test(`${path} fits into every width, without broken words in headings @language`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(page.locator('h1')).toHaveCSS('hyphens', 'auto');
    // Prevent breaks, so that a word that is too long overflows. Pseudo-languages have no real words.
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

for (const { tag, at } of publishedLocales)
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
      expect(boxes.filter(({ lines }) => lines.length > 1)).toEqual([]);
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

test('the mark of a section stays on the line of a long first word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  const headings = page.locator('section h2');
  await headings.evaluateAll((all) => {
    for (const heading of all) heading.textContent = 'Tekoälyparannustyökalujemme';
  });
  const boxes = await readTextBoxes(headings);
  expect(boxes.length).toBeGreaterThan(2);
  for (const { top, lines, box } of boxes) expect(top - box.top).toBeLessThan(lines[0]!.height / 2);
});

test('a long badge has its mark beside the first line, and its lines begin at the same edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  const badge = page.getByRole('main').locator('li > .mantine-Badge-root').last();
  await expect(badge).toHaveCSS('align-items', 'baseline');
  const label = badge.locator('.mantine-Badge-label');
  await label.evaluate((element) => element.append(' for every room and every garden'));
  const [box] = await readTextBoxes(label);
  expect(box!.lines.length).toBeGreaterThan(1);
  expect(new Set(box!.lines.map(({ left }) => Math.round(left))).size).toBe(1);
});

test('no animation begins by itself', async ({ page }) => {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { names });
    addEventListener('animationstart', ({ animationName }) => names.push(animationName), true);
  });
  for (const path of ['/', '/privacy', '/ar', '/404']) {
    await visit(page, path);
    const others = await page.evaluate(() => [
      ...(Reflect.get(window, 'names') as string[]),
      ...document.getAnimations().filter((one) => !(one instanceof CSSTransition)),
    ]);
    expect(others, path).toEqual([]);
  }
});

test('large text is hyphenated in buttons and links, but not in an email address', async ({
  page,
}) => {
  // A viewport of 320 px with text of 200 % has the same layout as one of 160 px.
  await page.setViewportSize({ width: 160, height: 640 });
  await visit(page, '/');
  await expect(page.locator('header a[href$="#contact"]:visible')).toHaveCSS('hyphens', 'auto');
  await expect(getToastButtons(page).first()).toHaveCSS('hyphens', 'auto');
  await expect(getPrivacyLink(page)).toHaveCSS('hyphens', 'auto');
  await expect(page.locator('footer a[href^="mailto:"]')).toHaveCSS('hyphens', 'manual');
});

for (const { tag, at } of sampleLocales)
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

for (const { tag, dir, at } of publishedLocales)
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
  const headlines = [];
  for (const width of [320, 1280, 1920]) {
    await page.setViewportSize({ width, height: 940 });
    const [headline, introduction, text] = await page
      .locator('h1, h1 + p, footer p')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(introduction).toBeGreaterThan(text!);
    headlines.push(headline!);
  }
  const [phone, laptop, screen] = headlines;
  expect([phone, screen]).toEqual([40, 88]);
  expect(laptop).toBeGreaterThan(64);
});

test('the outline of a link in a list does not touch the next link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/ar-XB');
  // Make the lists so narrow that a link of two words wraps in every font.
  await page.locator('footer ul').evaluateAll((lists) => {
    for (const list of lists) list.style.inlineSize = '6rem';
  });
  const boxes = await readTextBoxes(page.locator('footer li a'));
  expect(Math.max(...boxes.map(({ lines }) => lines.length))).toBeGreaterThan(1);
  // A focused link has an outline that is 3 px away and 3 px wide. The links touch each other, so the outline
  // reaches 6 px into the next link.
  for (const { top, bottom, box } of boxes)
    expect(Math.min(top - box.top, box.bottom - bottom)).toBeGreaterThan(6);
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

for (const { path } of samplePages)
  test(`paragraphs of ${path} have a line height of at least 1.5 times the font size`, async ({
    page,
  }) => {
    await visit(page, path);
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
    // WCAG 1.4.8 requires 1.5. The limit is slightly lower because of rounding.
    expect(ratios.filter(({ ratio }) => !(ratio > 1.499))).toEqual([]);
  });

test('the hint about the new tab is beside its button on wide screens', async ({ page }) => {
  await visit(page, '/');
  const cards = page.locator('#products li', { has: page.locator('a[target=_blank]') });
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    const hint = await card.getByText(t(($) => $.common.externalLink.newTab)).boundingBox();
    const button = await card.locator('a[target=_blank]').boundingBox();
    expect(hint!.y).toBeGreaterThanOrEqual(button!.y);
    expect(hint!.y + hint!.height).toBeLessThanOrEqual(button!.y + button!.height);
  }
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a pressed button changes its colour, and moves unless the visitor prefers no motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    const button = getToastButtons(page).first();
    await button.hover();
    const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.mouse.down();
    await expect(button).not.toHaveCSS('background-color', color);
    const transform = reducedMotion === 'reduce' ? 'none' : 'matrix(1, 0, 0, 1, 0, 1)';
    await expect(button).toHaveCSS('transform', transform);
    await page.mouse.up();
  });

for (const { tag, dir, at } of sampleLocales)
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

test('in a short window, each link in the contents of a legal page is in view when it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await visit(page, '/terms');
  const links = await page.locator('main nav a').all();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('the icons of the company’s values have no background if the visitor prefers more contrast', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await visit(page, '/');
  const icons = await page.locator('#about li svg').all();
  expect(icons.length).toBeGreaterThan(3);
  for (const icon of icons) await expect(icon).toHaveCSS('background-image', 'none');
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
        while (list.children.length < 40) list.append(list.lastElementChild!.cloneNode(true));
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
  const countLines = async () => (await readTextBoxes(address))[0]!.lines.length;
  for (const width of [640, 768, 1024, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await countLines(), `${width} px`).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  for (const width of [480, 718, 816, 1056]) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await countLines(), `${width} px`).toBe(1);
  }
});

test('in a narrow line, the email address wraps after the @ or before a dot', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  const parts = contactEmail.match(/.*@|\.?[^.@]+/g)!;
  for (const link of await page.locator('a[href^="mailto:"]').all()) {
    await link.evaluate((element) => {
      element.style.overflowWrap = 'normal';
      element.style.inlineSize = 'min-content';
    });
    const address = link.locator('> span');
    expect((await address.innerHTML()).split('<wbr>')).toEqual(parts);
    expect((await readTextBoxes(address))[0]!.lines).toHaveLength(parts.length);
  }
});

test('the lines of a wrapped address begin at the right edge of a right-to-left page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/ar');
  const address = page.locator('footer a[href^="mailto:"] > span');
  await address.evaluate((element) => (element.parentElement!.style.inlineSize = '10rem'));
  const [box] = await readTextBoxes(address);
  const edges = box!.lines.map(({ right }) => Math.round(right));
  expect(edges.length).toBeGreaterThan(1);
  expect(new Set(edges).size).toBe(1);
});
