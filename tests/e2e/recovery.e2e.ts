import type { Page } from '@playwright/test';
import { sampleVisitors, t } from './pages.ts';
import {
  expect,
  getHeading,
  getToast,
  hold,
  hydrated,
  privacyLink,
  readTexts,
  test,
  visit,
} from './site.ts';

const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });

/** The documents that the browser loads, by their paths. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const wrap = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) {
      const wrapper = document.createElement('div');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  });

/** As page translators do, some of them at first what is in view. */
const translate = (page: Page, part = 'body') =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector)!;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isShown = ({ data, parentElement }: Text) =>
      data.trim() && !parentElement?.closest('script');
    for (const text of texts.filter(isShown)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
  }, part);

for (const [what, part] of [
  ['the page', 'body'],
  ['the products', '#products'],
] as const)
  test(`a visitor whose browser translates ${what} before the script comes is answered all the same`, async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push('Minified React error #418');
    const { answer } = await hold(page, '**/assets/index-*.js');
    await page.goto('/');
    await translate(page, part);
    for (const word of await page.locator('font > font').all())
      await word.evaluate((one) => one.append(' …'));
    const button = page.getByRole('main').getByRole('button').first();
    await button.press('Enter');
    answer();
    await expect(getToast(page)).toHaveCount(1);
    await expect(button).toBeFocused();
  });

test('a visitor whose page failed twice is shown no button that nothing answers', async ({
  page,
}) => {
  await page.addInitScript(() => history.replaceState({ failures: 2 }, ''));
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveCount(0);
});

const changes: [what: string, change: (page: Page) => Promise<unknown>, isRepaired?: 'repaired'][] =
  [
    ['wraps every section', (page) => wrap(page, 'main > section'), 'repaired'],
    [
      'removes a section',
      (page) =>
        page
          .locator('main > section')
          .first()
          .evaluate((section) => section.remove()),
      'repaired',
    ],
    ['wraps all that there is', (page) => wrap(page, '#root > *, main > *'), 'repaired'],
    ['wraps the main part', (page) => wrap(page, 'main')],
    ['translates the page', (page) => translate(page)],
  ];
for (const [what, change, isRepaired] of changes)
  test(`a visitor whose browser ${what} gets the page that they ask for`, async ({
    page,
    expectedComplaints,
  }) => {
    if (isRepaired) expectedComplaints.push('NotFoundError');
    await visit(page, '/');
    await change(page);
    const documents = recordDocuments(page);
    await privacyLink(page).click();
    // An array waits until there is one heading and no more.
    await expect(getHeading(page)).toHaveText([t(($) => $.privacy.title)]);
    await expect(page).toHaveURL('/privacy');
    // Of a document that was loaded, a link leads to a document until the script is there.
    await hydrated(page);
    await page.locator('footer a[href="/terms"]').click();
    await expect(getHeading(page)).toHaveText(t(($) => $.terms.title));
    await page.goBack();
    await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
    expect(documents).toEqual(isRepaired ? ['/privacy'] : []);
  });

test('a visitor who has the page translated has toasts, and each once', async ({ page }) => {
  await visit(page, '/');
  await translate(page);
  const buttons = page.getByRole('main').getByRole('button');
  await buttons.first().click();
  await expect(getToast(page)).toBeVisible();
  await translate(page);
  await buttons.last().click();
  await expect(getToast(page)).toHaveCount(1);
  await expect(page.getByRole('status').locator('p')).toHaveCount(1);
});

/** What a part of the site needs in order to be rendered, taken away from now on. */
const parts: [part: string, fail: () => void, complaint: string][] = [
  ['page', () => void Reflect.deleteProperty(Intl, 'DateTimeFormat'), 'not a constructor'],
  [
    'layout',
    () => {
      Object.defineProperty(navigator, 'languages', { value: undefined });
      Object.defineProperty(window, 'scrollTo', { value: undefined });
    },
    'TypeError',
  ],
];

for (const { tag, at, t: inLanguage } of sampleVisitors)
  for (const [part, fail, complaint] of parts) {
    test(`a visitor in ${tag} reads all and goes on where the ${part} always fails`, async ({
      page,
      expectedComplaints,
    }) => {
      expectedComplaints.push(complaint);
      await visit(page, at('/privacy'));
      const texts = await readTexts(page.getByRole('main'));
      await page.addInitScript(fail);
      const documents = recordDocuments(page);
      await page.reload();
      // Once as it comes, once more with React, and once without.
      await expect.poll(() => documents.length).toBe(3);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main')).toHaveText(texts);
      await page.locator('footer a[href^="mailto:"]').waitFor();
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main')).toHaveText(texts);
      expect(documents).toHaveLength(4);
    });

    test(
      `a visitor in ${tag} without a connection is told once that the ${part} has failed`,
      { tag: '@language' },
      async ({ page, context, expectedComplaints }) => {
        expectedComplaints.push(complaint);
        await visit(page, at('/'));
        // The code for the suggestion of another language is loaded when the page is idle.
        await page.evaluate(
          () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
        );
        // The pictures on the way to the foot of the page.
        await loadPictures(page);
        await page.evaluate(fail);
        await context.setOffline(true);
        await privacyLink(page).click();
        const title = inLanguage(($) => $.common.error.title);
        await expect(page.getByRole('main').getByRole('heading')).toHaveText([title]);
        await expect(page).toHaveTitle(title);
        await expect(page.getByText(inLanguage(($) => $.common.error.text))).toBeVisible();
        await expect(page.getByRole('contentinfo')).toHaveCount(part === 'page' ? 1 : 0);
        await context.setOffline(false);
        await page.getByRole('button', { name: inLanguage(($) => $.common.error.reload) }).click();
        await expect(getHeading(page)).toHaveText(inLanguage(($) => $.privacy.title));
        await hydrated(page);
      },
    );
  }
