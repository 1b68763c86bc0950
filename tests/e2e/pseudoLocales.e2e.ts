import type { Page } from '@playwright/test';
import { contactEmail, locales, pages } from './pages.ts';
import { expect, getToastButtons, getToast, test, visit } from './site.ts';
import { listNodes, readAccessibilityTree } from 'accessibility-audit';

/** The longest text is removed first, because it may contain a shorter one. */
const untranslatedTexts = [contactEmail, ...locales.map(({ name }) => name)].toSorted(
  (one, other) => other.length - one.length,
);

/** Removes `untranslatedTexts`, and the texts of locale files, which are in brackets that may be nested. */
function removeTexts(text: string): string {
  let rest = untranslatedTexts.reduce((words, one) => words.replaceAll(one, ''), text);
  for (let last = ''; last !== rest;) [last, rest] = [rest, rest.replace(/\[[^[\]]*\]/g, '')];
  return rest.trim();
}

async function readHardCodedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const one of body.querySelectorAll('script, noscript, style')) one.remove();
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')!.content;
    const otherParts = [...document.querySelectorAll('*')].flatMap((one) => [
      one.ariaRoleDescription ?? '',
      // A style sheet is the same in every language, so it can add symbols but must not add words.
      ...['::before', '::after']
        .map((part) => getComputedStyle(one, part).content)
        .filter((content) => /^"[^"]*\p{L}/u.test(content)),
    ]);
    return [body.textContent, document.title, description, ...otherParts];
  });
  // Leave out text nodes, because their text is already in `texts`. Leave out list markers, because the
  // browser makes them.
  const names = [...listNodes(await readAccessibilityTree(page))]
    .filter(({ role }) => !['StaticText', 'InlineTextBox', 'ListMarker'].includes(role))
    .flatMap(({ name, description }) => [name, description ?? '']);
  return [...texts, ...names].map(removeTexts).filter(Boolean);
}

for (const { id, path } of pages.filter(({ locale }) => locale.preview === 'pseudo'))
  test(`all texts and names of ${path} come from the locale files`, async ({ page }) => {
    await visit(page, path);
    await expect(page.locator('h1')).toContainText('[');
    await expect(page.locator('body')).not.toContainText(/<\/?\w+>|\{\{|\}\}/);
    expect(await readHardCodedTexts(page)).toEqual([]);
    if (id !== 'home') return;
    await getToastButtons(page).last().click();
    await getToast(page).waitFor();
    expect(await readHardCodedTexts(page)).toEqual([]);
  });

test('a word, a name and a word of a style sheet are reported if no locale file contains them', async ({
  page,
}) => {
  await visit(page, '/en-XA');
  await page.evaluate(() => {
    document.querySelector('h1')!.append(' Sale');
    const main = document.querySelector('main')!;
    main.ariaLabel = 'Hero';
    main.ariaRoleDescription = 'slogan';
  });
  await page.addStyleTag({ content: 'h1::before { content: "Important " }' });
  const texts = await readHardCodedTexts(page);
  expect(texts).toEqual(expect.arrayContaining(['Sale', 'Hero', 'slogan', '"Important "']));
});
