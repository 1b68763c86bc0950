import type { Page } from '@playwright/test';
import { sampleLocales, t } from './pages.ts';
import {
  expect,
  getToastButtons,
  getHeading,
  getPrivacyLink,
  getToast,
  holdScript,
  preferLanguages,
  readProductNameOfFirstButton,
  readTexts,
  recordRequests,
  test,
  visit,
  waitForHydration,
} from './site.ts';

const wrap = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) {
      const wrapper = document.createElement('div');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  });

/** Imitates a browser's translation of `part`. Some browsers translate only the visible part of a page. */
const translatePage = (page: Page, part = 'body') =>
  page.locator(part).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
  });

for (const part of ['body', '#products'])
  test(`a button works if the browser translates ${part} before the script loads`, async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push('Minified React error #418');
    const release = await holdScript(page);
    await page.goto('/');
    await translatePage(page, part);
    await page.locator('font > font').evaluateAll((all) => {
      for (const one of all) one.append(' …');
    });
    const button = getToastButtons(page).first();
    await button.press('Enter');
    release();
    await expect(getToast(page)).toHaveCount(1);
    await expect(button).toBeFocused();
  });

test('one press of a button has one effect, even if an extension adds a button before the script loads', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/');
  const button = getToastButtons(page).first();
  await button.click();
  await page.evaluate(() => {
    const own = document.createElement('button');
    own.addEventListener('click', () => own.append('Pressed. '));
    document.body.prepend(own);
    own.click();
  });
  release();
  await waitForHydration(page);
  await expect(getToast(page)).toContainText(await readProductNameOfFirstButton(page));
  await expect(page.locator('body > button')).toHaveText('Pressed. ');
});

test('if Back shows a page whose script never loaded, the page is loaded again, unless there is no connection', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push('ERR_FAILED');
  const documents = recordRequests(page, 'document');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('[data-unscripted]').waitFor();
  await page.unrouteAll();
  for (const isOffline of [true, false]) {
    await context.setOffline(isOffline);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
  }
  await waitForHydration(page);
  expect(documents).toHaveLength(2);
});

test('a page on which React has failed twice hides the buttons that need the script', async ({
  page,
}) => {
  await page.addInitScript(() => history.replaceState({ failures: 2 }, ''));
  await page.goto('/');
  await expect(getToastButtons(page)).toHaveCount(0);
});

const changes: [name: string, apply: (page: Page) => Promise<unknown>, isHarmful: boolean][] = [
  ['wraps every section', (page) => wrap(page, 'main > section'), true],
  [
    'removes a section',
    (page) => page.locator('section:has(h1)').evaluate((one) => one.remove()),
    true,
  ],
  ['wraps all elements', (page) => wrap(page, '#root > *, main > *'), true],
  ['wraps the main part', (page) => wrap(page, 'main'), false],
  ['translates the page', (page) => translatePage(page), false],
];

for (const [name, apply, isHarmful] of changes)
  test(`links work if the browser ${name}`, async ({ page, expectedComplaints }) => {
    if (isHarmful) expectedComplaints.push('NotFoundError');
    await visit(page, '/');
    await apply(page);
    const documents = recordRequests(page, 'document');
    await getPrivacyLink(page).click();
    // An array makes Playwright wait for a single heading. A string would fail at once if there were two.
    await expect(getHeading(page)).toHaveText([t(($) => $.privacy.title)]);
    await expect(page).toHaveURL('/privacy');
    // After a harmful change, the click above has loaded a new document. Until the document is hydrated, a
    // click on its links would load yet another document.
    await waitForHydration(page);
    await page.locator('footer a[href="/terms"]').click();
    await expect(getHeading(page)).toHaveText(t(($) => $.terms.title));
    await page.goBack();
    await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
    expect(documents).toEqual(isHarmful ? ['/privacy'] : []);
  });

test('each toast appears once on a page that the browser has translated', async ({ page }) => {
  await visit(page, '/');
  await translatePage(page);
  await getToastButtons(page).first().click();
  await expect(getToast(page)).toBeVisible();
  await translatePage(page);
  await getToastButtons(page).last().click();
  await expect(getToast(page)).toHaveCount(1);
  await expect(page.getByRole('status').locator('p')).toHaveCount(1);
});

const parts: [part: string, breakPart: () => void, complaint: string][] = [
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

for (const { tag, at, t: translate } of sampleLocales)
  for (const [part, breakPart, complaint] of parts) {
    test(`if the ${part} always fails, the page stays readable without React: ${tag}`, async ({
      page,
      expectedComplaints,
    }) => {
      expectedComplaints.push(complaint);
      await visit(page, at('/privacy'));
      const texts = await readTexts(page.getByRole('main'));
      await page.addInitScript(breakPart);
      const documents = recordRequests(page, 'document');
      await page.reload();
      // The loads are the reload above, a second attempt with React, and the page without React.
      await expect.poll(() => documents.length).toBe(3);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main')).toHaveText(texts);
      await page.locator('footer a[href^="mailto:"]').waitFor();
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main')).toHaveText(texts);
      expect(documents).toHaveLength(4);
    });

    test(`if the ${part} fails without a connection, one error message offers a reload: ${tag} @language`, async ({
      page,
      context,
      expectedComplaints,
    }) => {
      expectedComplaints.push(complaint);
      // If the visitor preferred another language, the page would load code to suggest it. Without a
      // connection, this request would fail and cause a second complaint.
      await preferLanguages(page, [tag]);
      await visit(page, at('/'));
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      await page.evaluate(breakPart);
      await context.setOffline(true);
      await getPrivacyLink(page).click();
      const title = translate(($) => $.common.error.title);
      await expect(page.getByRole('main').getByRole('heading')).toHaveText([title]);
      await expect(page).toHaveTitle(title);
      await expect(page.getByText(translate(($) => $.common.error.text))).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(part === 'page' ? 1 : 0);
      await context.setOffline(false);
      await page.getByRole('button', { name: translate(($) => $.common.error.reload) }).click();
      await expect(getHeading(page)).toHaveText(translate(($) => $.privacy.title));
      await waitForHydration(page);
    });
  }
