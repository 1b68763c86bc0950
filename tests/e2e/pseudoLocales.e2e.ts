import type { Page } from '@playwright/test';
import { contactEmail, locales, pages } from './pages.ts';
import { expect, getToast, test, visit } from './site.ts';
import { listNodes, readAccessibilityTree } from 'accessibility-audit';

/** What is no word of any language: the address, and the names of the languages. */
const facts = [
  contactEmail,
  // A longer one first, as a shorter one may be a part of it.
  ...locales.map(({ name }) => name).toSorted((a, b) => b.length - a.length),
];

/** What stands outside of the brackets that every text of a pseudo-language begins and ends with. */
function withoutTexts(text: string): string {
  let rest = facts.reduce((words, fact) => words.replaceAll(fact, ''), text);
  // From the innermost brackets outwards.
  for (let last = ''; last !== rest;) [last, rest] = [rest, rest.replace(/\[[^[\]]*\]/g, '')];
  return rest.trim();
}

/** All text of the page as one, its title and description, and what a screen reader says besides. */
async function readTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const one of body.querySelectorAll('script, style')) one.remove();
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')!.content;
    const besides = [...document.querySelectorAll('*')].flatMap((one) => [
      one.ariaRoleDescription ?? '',
      // Style sheets know no languages, so that they may add signs but no words.
      ...['::before', '::after']
        .map((part) => getComputedStyle(one, part).content)
        .filter((content) => /^"[^"]*\p{L}/u.test(content)),
    ]);
    return [body.textContent, document.title, description, ...besides];
  });
  // Pieces of a text in brackets are leaves of the tree; the text as a whole is read from the page.
  const names = [...listNodes(await readAccessibilityTree(page))]
    .filter(({ role }) => !['StaticText', 'InlineTextBox', 'ListMarker'].includes(role))
    .flatMap(({ name, description }) => [name, description ?? '']);
  return [...texts, ...names].map(withoutTexts).filter(Boolean);
}

for (const { id, path, isFound } of pages.filter(({ locale }) => locale.preview === 'pseudo'))
  test(`no text and no name of ${path} comes from outside of the locale files`, async ({
    page,
    complaints,
  }) => {
    await visit(page, path);
    if (!isFound) complaints.splice(0);
    await expect(page.locator('h1')).toContainText('[');
    // Neither a tag nor a placeholder that was not replaced.
    await expect(page.locator('body')).not.toContainText(/<\/?\w+>|\{\{|\}\}/);
    expect(await readTexts(page)).toEqual([]);
    if (id !== 'home') return;
    await page.getByRole('main').getByRole('button').last().click();
    await getToast(page).waitFor();
    expect(await readTexts(page)).toEqual([]);
  });

test('finds a word, a name and a word of a style sheet that are written into a page', async ({
  page,
}) => {
  await visit(page, '/en-XA');
  await page.locator('h1').evaluate((heading) => heading.append(' Sale'));
  expect(await readTexts(page)).toContain('Sale');
  await page.locator('main').evaluate((main) => main.setAttribute('aria-label', 'Hero'));
  expect(await readTexts(page)).toContain('Hero');
  await page
    .locator('main')
    .evaluate((main) => main.setAttribute('aria-roledescription', 'slogan'));
  expect(await readTexts(page)).toContain('slogan');
  await page.locator('h1').evaluate((heading) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1::before { content: "Important " }');
    heading.ownerDocument.adoptedStyleSheets.push(sheet);
  });
  expect(await readTexts(page)).toContain('"Important "');
});
