import type { Page } from '@playwright/test';
import { pages, locales, visitors } from './pages.ts';
import { expect, hydrated, test, visit } from './site.ts';
import { listNodes, readAccessibilityTree } from 'accessibility-audit';

/** What is no word of any language: the address, the names of the languages, the date of a page. */
const facts = [
  process.env.VITE_CONTACT_EMAIL ?? 'hello@enhanceeverything.example',
  // A longer one first, as a shorter one may be a part of it.
  ...locales.map(({ name }) => name).toSorted((a, b) => b.length - a.length),
];

/** What stands outside of the brackets that every text of a pseudo-language begins and ends with. */
function withoutTexts(said: string): string {
  const rest = facts.reduce((words, fact) => words.replaceAll(fact, ''), said);
  let depth = 0;
  const outside = [...rest].filter((character) => {
    if (character === '[') depth += 1;
    const isOutside = depth === 0;
    if (character === ']') depth -= 1;
    return isOutside;
  });
  return depth === 0 ? outside.join('').trim() : said;
}

/** Pieces of a text in brackets are leaves of the tree; the text as a whole is read from the page. */
async function readNames(page: Page): Promise<string[]> {
  const nodes = [...listNodes(await readAccessibilityTree(page))];
  return nodes
    .filter(({ role }) => !['StaticText', 'InlineTextBox', 'ListMarker'].includes(role))
    .flatMap(({ name, description }) => [name, description ?? '']);
}

/** All text of the page in the order of the document, as a visitor sees it or hears it. */
const readText = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement!.closest('script')) text += node.textContent;
    return text;
  });

for (const { path, locale, isFound } of pages.filter((page) => page.locale.preview === 'pseudo'))
  test(`no text and no name of ${path} comes from outside of the locale files`, async ({
    page,
    complaints,
  }) => {
    await visit(page, path);
    if (!isFound) complaints.splice(0);
    expect(locale.name).not.toBe('');
    expect(await readText(page)).toContain('[');
    expect(withoutTexts(await readText(page))).toBe('');
    expect(withoutTexts(await page.title())).toBe('');
    expect((await readNames(page)).map(withoutTexts).filter(Boolean)).toEqual([]);
    const attributes = await page
      .locator('[alt], [title], [aria-label], [aria-description], [placeholder]')
      .evaluateAll((all) =>
        all.flatMap((element) =>
          ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'].map(
            (name) => element.getAttribute(name) ?? '',
          ),
        ),
      );
    expect(attributes.map(withoutTexts).filter(Boolean)).toEqual([]);
  });

for (const { tag, at } of visitors.filter((one) => one.tag.match(/^en-XA|ar-XB$/)))
  test(`no message in ${tag} comes from outside of the locale files`, async ({ page }) => {
    await page.goto(at('/'));
    await hydrated(page);
    await page.locator('#ride-action').click();
    await page.locator('[data-kind=info]').waitFor();
    expect(withoutTexts(await readText(page))).toBe('');
    expect((await readNames(page)).map(withoutTexts).filter(Boolean)).toEqual([]);
  });

test('a word that is written into a page is found', async ({ page }) => {
  await visit(page, '/en-XA');
  await page.locator('h1').evaluate((heading) => heading.append(' Sale'));
  expect(withoutTexts(await readText(page))).toBe('Sale');
  await page
    .locator('main section')
    .first()
    .evaluate((section) => section.removeAttribute('aria-labelledby'));
  await page
    .locator('main section')
    .first()
    .evaluate((section) => section.setAttribute('aria-label', 'Hero'));
  expect((await readNames(page)).map(withoutTexts)).toContain('Hero');
});
