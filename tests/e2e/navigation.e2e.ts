import type { Page } from '@playwright/test';
import { notFound, routes } from '../../src/site/routes.ts';
import { sampleLocales, t } from './pages.ts';
import {
  expect,
  getToastButtons,
  getHeading,
  getPrivacyLink,
  getToast,
  holdScript,
  recordRequests,
  test,
  visit,
  waitForHydration,
} from './site.ts';

const homeTitle = t(($) => $.home.meta.title);
const about = t(($) => $.common.nav.about);

const getHeaderLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

const getSkipLink = (page: Page) => page.getByRole('link', { name: t(($) => $.common.skipLink) });

const getContents = (page: Page) =>
  page.getByRole('navigation', { name: t(($) => $.common.legal.contents) });

const readScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await waitForScrollEnd(page);
}

async function waitForScrollEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let stillFrames = 0;
    for (let last = -1; stillFrames < 5;) {
      await new Promise(requestAnimationFrame);
      stillFrames = last === window.scrollY ? stillFrames + 1 : 0;
      last = window.scrollY;
    }
  });
}

const readDistanceFromTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)));

test('in a short window, a link to another page loads no document, and focuses the heading, which is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/');
  const documents = recordRequests(page, 'document');
  await getPrivacyLink(page).click();
  await expect(page).toHaveURL('/privacy');
  await expect(getHeading(page)).toBeFocused();
  await expect(getHeading(page)).toBeInViewport({ ratio: 1 });
  expect(documents).toEqual([]);
});

for (const [from, name, id] of [
  ['/', t(($) => $.home.hero.getStarted), 'products'],
  ['/', t(($) => $.common.header.contactUs), 'contact'],
  ['/terms', about, 'about'],
  ['/#about', about, 'about'],
] as const)
  test(`a link from ${from} to #${id} shows the section and focuses its heading`, async ({
    page,
  }) => {
    await visit(page, from);
    await waitForScrollEnd(page);
    if (from.includes('#')) expect(await readDistanceFromTop(page, `#${id}`)).toBe(0);
    await scrollTo(page, 0);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}-title`)).toBeFocused();
    await waitForScrollEnd(page);
    expect(await readDistanceFromTop(page, `#${id}`)).toBe(0);
  });

test('only the focused heading has a tabindex', async ({ page }) => {
  await visit(page, '/');
  const headings = page.locator(':is(h1, h2, h3)[tabindex]');
  const heading = page.locator('#about-title');
  await expect(headings).toHaveCount(0);
  await getHeaderLink(page, about).click();
  await expect(heading).toBeFocused();
  // When the visitor changes to another window, the heading loses the focus, but must keep its tabindex.
  await heading.dispatchEvent('blur');
  await expect(heading).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Tab');
  await expect(heading).not.toBeFocused();
  await expect(headings).toHaveCount(0);
});

const detours: [name: string, detour: (page: Page) => Promise<unknown>][] = [
  ['', () => Promise.resolve()],
  [' and a reload', (page) => page.reload().then(() => waitForHydration(page))],
  [
    ' and a use of the skip link',
    async (page) => {
      await getSkipLink(page).press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.goBack();
    },
  ],
  [
    ' and another load of the first page',
    async (page) => {
      await visit(page, '/');
      await page.goBack();
      await waitForHydration(page);
    },
  ],
];
for (const [name, detour] of detours)
  test(`after a link${name}, Back restores scroll position and focus`, async ({ page }) => {
    await visit(page, '/');
    const link = getPrivacyLink(page);
    await link.focus();
    await waitForScrollEnd(page);
    const top = await readScrollTop(page);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveTitle(homeTitle);
    await waitForScrollEnd(page);
    expect(await readScrollTop(page)).toBe(0);
    await detour(page);
    await page.goBack();
    await expect(page).toHaveTitle(homeTitle);
    await expect.poll(() => readScrollTop(page)).toBe(top);
    await expect(link).toBeFocused();
    await page.goForward();
    await expect(page).not.toHaveTitle(homeTitle);
    await expect.poll(() => readScrollTop(page)).toBe(0);
  });

test('after the skip link and another link, Back and Forward restore scroll position and focus', async ({
  page,
}) => {
  await visit(page, '/');
  // WebKit sets `auto` when the skip link is followed. The test sets `auto` too, because it runs in Chromium.
  await page.evaluate(() => (window.history.scrollRestoration = 'auto'));
  await getSkipLink(page).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  const link = getPrivacyLink(page);
  await link.focus();
  await waitForScrollEnd(page);
  const top = await readScrollTop(page);
  await page.keyboard.press('Enter');
  await expect(getHeading(page)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => readScrollTop(page)).toBe(top);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/#main');
  await expect(link).toBeFocused();
});

for (const [to, id] of [
  ['/terms', ''],
  ['/#about', 'about'],
] as const)
  test(`until the texts have arrived, a link to ${to} loads a whole document`, async ({ page }) => {
    await page.route('**/assets/texts-*.json', () => {});
    const requested = page.waitForRequest('**/assets/texts-*.json');
    await page.goto('/privacy');
    await requested;
    const link = page.locator(`footer a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    expect(await readScrollTop(page)).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(to);
    await waitForScrollEnd(page);
    if (id) expect(await readDistanceFromTop(page, `#${id}`)).toBe(0);
    else expect(await readScrollTop(page)).toBe(0);
    await page.goBack();
    await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('without a connection, links show their pages with texts and styles', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  await getPrivacyLink(page).click();
  await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
  await expect(getContents(page)).toHaveCSS('position', 'sticky');
  await page.locator('footer a[href="/terms"]').click();
  await expect(getHeading(page)).toHaveText(t(($) => $.terms.title));
  await context.setOffline(false);
});

test('Forward returns the focus to the language menu and to the slider', async ({ page }) => {
  await visit(page, '/privacy');
  await page.locator('header a[href="/"]').first().press('Enter');
  await expect(getHeading(page)).toBeFocused();
  for (const control of [page.locator('summary'), page.getByRole('slider')]) {
    await control.focus();
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    await page.goForward();
    await expect(control).toBeFocused();
  }
});

test('if a toast has the focus, Back closes it and restores scroll position and focus', async ({
  page,
}) => {
  await visit(page, '/');
  const link = page.getByRole('link', { name: t(($) => $.home.hero.getStarted) });
  await scrollTo(page, 40);
  await link.press('Enter');
  await expect(page.locator('#products-title')).toBeFocused();
  await getToastButtons(page).first().press('Enter');
  await getToast(page).getByRole('button').focus();
  await page.goBack();
  await expect(getToast(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect.poll(() => readScrollTop(page)).toBe(40);
});

test('Back restores scroll positions across documents', async ({ page }) => {
  await visit(page, '/de');
  await scrollTo(page, 150);
  await getPrivacyLink(page).dispatchEvent('click');
  await expect(page).toHaveURL('/de/privacy');
  await expect(getHeading(page)).toBeFocused();
  await page.locator('footer a[hreflang=en]').click();
  await expect(page).toHaveURL('/privacy');
  await waitForHydration(page);
  await scrollTo(page, 900);
  await page.goBack();
  await expect(page).toHaveURL('/de/privacy');
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL('/de');
  await expect.poll(() => readScrollTop(page)).toBe(150);
});

test('a tab that the browser discards in the background keeps its scroll positions', async ({
  page,
}) => {
  await visit(page, '/privacy');
  // Browsers restore the scroll position of a discarded tab only if its last `scrollRestoration` was `auto`.
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return history.scrollRestoration;
    }, isHidden);
  const readRestoration = () => page.evaluate(() => history.scrollRestoration);
  expect(await setHidden(true)).toBe('auto');
  expect(await page.evaluate(() => sessionStorage.getItem('history-positions'))).not.toBeNull();
  // WebKit needs `auto` until it has restored the position of a page from the back/forward cache.
  expect(await setHidden(false)).toBe('auto');
  await expect.poll(readRestoration).toBe('manual');
});

test('if a link to a section is followed before the script loads, Back restores the scroll position', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/');
  await scrollTo(page, 200);
  await getHeaderLink(page, about).evaluate((link) => (link as HTMLElement).click());
  await expect(page.locator('#about-title')).toBeInViewport();
  release();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await waitForScrollEnd(page);
  expect(await readScrollTop(page)).toBe(200);
  await expect(page.locator('body')).toBeFocused();
});

test('the title that Back announced does not stay in the live region of the next page', async ({
  page,
}) => {
  await visit(page, '/');
  const status = page.getByRole('status');
  const link = getPrivacyLink(page);
  await link.press('Enter');
  await expect(getHeading(page)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(status).toContainText(homeTitle);
  await link.press('Enter');
  await expect(getHeading(page)).toBeFocused();
  await expect(status).toBeEmpty();
});

for (const { tag, at, t: translate } of sampleLocales)
  test(`the title is announced after each of these: a link on the 404 page, Back, Forward: ${tag} @language`, async ({
    page,
    complaints,
  }) => {
    await visit(page, at('/nowhere'));
    const link = page.getByRole('link', { name: translate(($) => $.notFound.home) });
    const status = page.getByRole('status');
    await link.press('Enter');
    await expect(page).toHaveURL(at('/'));
    await expect(getHeading(page)).toHaveText(translate(($) => $.home.hero.title));
    await expect(getHeading(page)).toBeFocused();
    await expect(status).toContainText(translate(($) => $.home.meta.title));
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(status).toContainText(translate(($) => $.notFound.meta.title));
    await page.goForward();
    await expect(getHeading(page)).toBeFocused();
    await expect(status).toContainText(translate(($) => $.home.meta.title));
    const log = `404: a visitor asked for a page that does not exist: ${at('/nowhere')}`;
    expect(complaints.splice(0).slice(1)).toEqual([log, log]);
  });

const readElements = (page: Page) =>
  page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('*')].map((element) => {
      // The heading gets a tabindex when a link opens the page, but not when the browser loads the page.
      const attributes = [...element.attributes].filter(({ name }) => name !== 'tabindex');
      const texts = attributes.map(({ name, value }) =>
        // React's ids in Mantine's class names differ between a page load and a navigation.
        [name, name === 'style' ? element.style.cssText : value.replace(/__m__\S+/, '')].join('='),
      );
      return [element.tagName, ...texts.toSorted()].join(' ');
    }),
  );

for (const { id, path } of routes.filter((route) => route !== notFound))
  test(`a page has the same elements after a link as after a page load: ${id}`, async ({
    page,
  }) => {
    await visit(page, path);
    const elements = await readElements(page);
    await visit(page, id === 'home' ? '/terms' : '/');
    const documents = recordRequests(page, 'document');
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => readElements(page)).toEqual(elements);
    expect(documents).toEqual([]);
  });

test('the page opens at a section even if a mailing tool has appended parameters to its hash', async ({
  page,
}) => {
  await visit(page, '/#about?utm_source=news&utm_medium=email');
  await expect(page.locator('#about')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('a page opens if its hash cannot be decoded', async ({ page }) => {
  await visit(page, '/#%E0%A4%A');
  await getPrivacyLink(page).click();
  await expect(getHeading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(homeTitle);
});

for (const [reducedMotion, minSteps, maxSteps] of [
  ['reduce', 1, 1],
  ['no-preference', 4, Infinity],
] as const)
  test(`the page scrolls smoothly to a section unless the visitor prefers no motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    await page.evaluate(() => {
      const positions = new Set<number>();
      Object.assign(window, { positions });
      addEventListener('scroll', () => positions.add(window.scrollY));
    });
    const name = t(($) => $.common.header.contactUs);
    await getHeaderLink(page, name).click();
    await expect.poll(() => readDistanceFromTop(page, '#contact')).toBe(0);
    await waitForScrollEnd(page);
    const steps = await page.evaluate(() => (Reflect.get(window, 'positions') as Set<number>).size);
    expect(steps).toBeGreaterThanOrEqual(minSteps);
    expect(steps).toBeLessThanOrEqual(maxSteps);
  });

test('the contents of a legal page mark the current section', async ({ page }) => {
  await visit(page, '/privacy');
  const current = getContents(page).locator('[aria-current=location]');
  await expect(current).toHaveCount(0);
  const ids = await page.locator('article section').evaluateAll((all) => all.map(({ id }) => id));
  for (const id of [ids[2], ids.at(-1), ids[0]]) {
    await getContents(page).locator(`[href$="#${id}"]`).click();
    await expect(current).toHaveAttribute('href', `/privacy#${id}`);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveCSS('font-weight', '600');
  }
});
