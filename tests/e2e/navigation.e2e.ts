import type { Page, Route } from '@playwright/test';
import { notFound, routes } from '../../src/site/routes.ts';
import { sampleVisitors, t } from './pages.ts';
import { complete, expect, getHeading, getToast, hold, hydrated, test, visit } from './site.ts';

const home = t(($) => $.home.meta.title);
const about = t(($) => $.common.nav.about);
const privacy = t(($) => $.common.footer.privacy);

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await settle(page);
}

/** Until nothing has moved for a few frames. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let still = 0;
    for (let last = -1; still < 5;) {
      await new Promise(requestAnimationFrame);
      still = last === window.scrollY ? still + 1 : 0;
      last = window.scrollY;
    }
  });
}

const distanceFromTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)));

test.describe('a visitor who follows a link', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  test('to another page stays in the document, and sees its heading in a low viewport', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, '/');
    await page.evaluate(() => (document.body.dataset.same = 'yes'));
    await inFooter(page, privacy).click();
    await expect(page).toHaveURL('/privacy');
    await expect(getHeading(page)).toBeFocused();
    await expect(getHeading(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes');
  });

  for (const [from, name, id] of [
    ['/', t(($) => $.home.hero.getStarted), 'products'],
    ['/', t(($) => $.common.header.contactUs), 'contact'],
    ['/terms', about, 'about'],
    ['/#about', about, 'about'],
  ] as const)
    test(`to #${id} from ${from} arrives at the section`, async ({ page }) => {
      await visit(page, from);
      await settle(page);
      // An address with a section opens at the section.
      if (from.includes('#')) expect(await distanceFromTop(page, `#${id}`)).toBe(0);
      await scrollTo(page, 0);
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}-title`)).toBeFocused();
      await settle(page);
      expect(await distanceFromTop(page, `#${id}`)).toBe(0);
    });

  test('finds headings that are no controls, but for the one that holds the focus', async ({
    page,
  }) => {
    await visit(page, '/');
    const headings = page.locator(':is(h1, h2, h3)[tabindex]');
    const heading = page.locator('#about-title');
    await expect(headings).toHaveCount(0);
    await inHeader(page, about).click();
    await expect(heading).toBeFocused();
    // As for a visitor who looks into another window.
    await heading.dispatchEvent('blur');
    await expect(heading).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('Tab');
    await expect(heading).not.toBeFocused();
    await expect(headings).toHaveCount(0);
  });

  const detours: [what: string, detour: (page: Page) => Promise<unknown>][] = [
    ['reads', () => Promise.resolve()],
    ['reloads', (page) => page.reload().then(() => complete(page))],
    [
      'skips the header',
      async (page) => {
        await page.getByRole('link', { name: t(($) => $.common.skipLink) }).press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.goBack();
      },
    ],
  ];
  for (const [what, detour] of detours)
    test(`and ${what} before they come back finds the place where they were`, async ({ page }) => {
      await visit(page, '/');
      const link = inFooter(page, privacy);
      await link.focus();
      await settle(page);
      const left = await scrollTop(page);
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveTitle(home);
      await settle(page);
      expect(await scrollTop(page)).toBe(0);
      await detour(page);
      await page.goBack();
      await expect(page).toHaveTitle(home);
      await expect.poll(() => scrollTop(page)).toBe(left);
      await expect(link).toBeFocused();
      await page.goForward();
      await expect(page).not.toHaveTitle(home);
      await expect.poll(() => scrollTop(page)).toBe(0);
    });

  test('after they skipped the header comes back to where they were', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: t(($) => $.common.skipLink) }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const link = inFooter(page, privacy);
    await link.focus();
    await settle(page);
    const left = await scrollTop(page);
    await page.keyboard.press('Enter');
    await expect(getHeading(page)).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL('/#main');
    await expect(link).toBeFocused();
  });

  const failures: [what: string, answer: (route: Route) => Promise<unknown>][] = [
    ['cannot be fetched', (route) => route.abort()],
    ['take long', () => new Promise(() => {})],
    [
      'are another build’s 404 page',
      async (route) => {
        const response = await route.fetch({ url: new URL('/404', route.request().url()).href });
        await route.fulfill({ response, status: 200 });
      },
    ],
  ];
  for (const [what, answer] of failures)
    for (const [to, id] of [
      ['/terms', ''],
      ['/#about', 'about'],
    ] as const)
      test(`to ${to} where the texts of other pages ${what} loads it as a document, at its place`, async ({
        page,
        complaints,
      }) => {
        await page.route('**/assets/texts-*.json', answer);
        const asked = page.waitForRequest('**/assets/texts-*.json');
        await page.goto('/privacy');
        await hydrated(page);
        await asked;
        await page.evaluate(() => (document.body.dataset.same = 'yes'));
        const link = page.locator(`footer a[href="${to}"]`);
        await link.scrollIntoViewIfNeeded();
        expect(await scrollTop(page)).toBeGreaterThan(0);
        await link.click();
        await expect(page.locator('body:not([data-same])')).toBeVisible();
        await expect(page).toHaveURL(to);
        await hydrated(page);
        await settle(page);
        if (id) expect(await distanceFromTop(page, `#${id}`)).toBe(0);
        else expect(await scrollTop(page)).toBe(0);
        await page.goBack();
        await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        const others = complaints.splice(0).filter((line) => !line.includes('net::ERR_FAILED'));
        expect(others).toEqual([]);
      });

  test('without a connection gets every page, with texts and styles', async ({ page, context }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await inFooter(page, privacy).click();
    await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
    const contents = page.getByRole('navigation', { name: t(($) => $.common.legal.contents) });
    await expect(contents).toHaveCSS('position', 'sticky');
    await inFooter(
      page,
      t(($) => $.common.footer.terms),
    ).click();
    await expect(getHeading(page)).toHaveText(t(($) => $.terms.title));
    await context.setOffline(false);
  });
});

test('a visitor who comes back to a page finds the focus on the language list and the slider too', async ({
  page,
}) => {
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

test('a visitor who goes back from within a toast finds the place where they were', async ({
  page,
}) => {
  await visit(page, '/');
  const link = page.getByRole('link', { name: t(($) => $.home.hero.getStarted) });
  await scrollTo(page, 40);
  await link.press('Enter');
  await expect(page.locator('#products-title')).toBeFocused();
  await page.getByRole('main').getByRole('button').first().press('Enter');
  await getToast(page).getByRole('button').focus();
  await page.goBack();
  await expect(getToast(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(40);
});

test('a visitor who goes back through documents finds each place where they were', async ({
  page,
}) => {
  await visit(page, '/de');
  await scrollTo(page, 150);
  await page.locator('footer a[href="/de/privacy"]').dispatchEvent('click');
  await expect(page).toHaveURL('/de/privacy');
  await expect(getHeading(page)).toBeFocused();
  await page.locator('footer a[hreflang=en]').click();
  await expect(page).toHaveURL('/privacy');
  await hydrated(page);
  await scrollTo(page, 900);
  await page.goBack();
  await expect(page).toHaveURL('/de/privacy');
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/de');
  await expect.poll(() => scrollTop(page)).toBe(150);
});

test('a tab that the browser drops in the background opens where the visitor was', async ({
  page,
}) => {
  await visit(page, '/privacy');
  // What the browser does when it loads the tab again is up to this, which nothing can set after.
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return history.scrollRestoration;
    }, isHidden);
  expect(await hide(true)).toBe('auto');
  expect(await page.evaluate(() => sessionStorage.getItem('history-places'))).not.toBeNull();
  expect(await hide(false)).toBe('manual');
});

test('a visitor who went to a section before the script came gets back to where they were', async ({
  page,
}) => {
  const { answer } = await hold(page, '**/assets/index-*.js');
  await page.goto('/');
  await scrollTo(page, 200);
  await inHeader(page, about).evaluate((link) => (link as HTMLElement).click());
  await expect(page.locator('#about-title')).toBeInViewport();
  answer();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await settle(page);
  expect(await scrollTop(page)).toBe(200);
  // Nothing had the focus there.
  await expect(page.locator('body')).toBeFocused();
});

test('on first load nothing has the focus and nothing is said', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('status')).toBeEmpty();
});

for (const { tag, at, t: inLanguage } of sampleVisitors)
  test(
    `after a link that goes with its page, and Back and Forward, the title is announced: ${tag}`,
    { tag: '@language' },
    async ({ page, complaints }) => {
      await visit(page, at('/nowhere'));
      const link = page.getByRole('link', { name: inLanguage(($) => $.notFound.home) });
      const announced = page.getByRole('status');
      await link.press('Enter');
      await expect(page).toHaveURL(at('/'));
      await expect(getHeading(page)).toHaveText(inLanguage(($) => $.home.hero.title));
      await expect(getHeading(page)).toBeFocused();
      await expect(announced).toContainText(inLanguage(($) => $.home.meta.title));
      await page.goBack();
      await expect(link).toBeFocused();
      await expect(announced).toContainText(inLanguage(($) => $.notFound.meta.title));
      await page.goForward();
      await expect(getHeading(page)).toBeFocused();
      await expect(announced).toContainText(inLanguage(($) => $.home.meta.title));
      // The address is told without what names the language.
      const [, log, again, ...others] = complaints.splice(0);
      expect(log).toBe('404: a visitor asked for a page that does not exist: /nowhere');
      expect(again).toBe(log);
      expect(others).toEqual([]);
    },
  );

/** The elements of a page with their attributes, but for what a focused heading has. */
const readElements = (page: Page) =>
  page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('*')].map((element) =>
      [
        element.tagName,
        ...[...element.attributes]
          .filter(({ name }) => name !== 'tabindex')
          .map(({ name, value }) =>
            // React numbers what Mantine makes class names of.
            [name, name === 'style' ? element.style.cssText : value.replace(/__m__\S+/, '')].join(
              '=',
            ),
          )
          .toSorted(),
      ].join(' '),
    ),
  );

for (const { id, path } of routes.filter((route) => route !== notFound))
  test(`a page that a link leads to is the one that the server sends: ${id}`, async ({ page }) => {
    await visit(page, path);
    const sent = await readElements(page);
    await visit(page, id === 'home' ? '/terms' : '/');
    await page.evaluate(() => (document.body.dataset.same = 'yes'));
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => readElements(page)).toEqual(sent);
    expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes');
  });

test('an address with a hash that cannot be read opens all the same', async ({ page }) => {
  await visit(page, '/#%E0%A4%A');
  await inFooter(page, privacy).click();
  await expect(getHeading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(home);
});

for (const [reducedMotion, what, least, most] of [
  ['reduce', 'jumps', 1, 1],
  ['no-preference', 'glides', 4, Infinity],
] as const)
  test(`scrolling to a section ${what} with the preference ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    await page.evaluate(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      addEventListener('scroll', () => seen.add(window.scrollY));
    });
    const name = t(($) => $.common.header.contactUs);
    await inHeader(page, name).click();
    await expect.poll(() => distanceFromTop(page, '#contact')).toBe(0);
    await settle(page);
    const steps = await page.evaluate(() => (Reflect.get(window, 'seen') as Set<number>).size);
    expect(steps).toBeGreaterThanOrEqual(least);
    expect(steps).toBeLessThanOrEqual(most);
  });

test('the contents of a legal page say which section is being read', async ({ page }) => {
  await visit(page, '/privacy');
  const links = page.getByRole('navigation', { name: t(($) => $.common.legal.contents) });
  const current = links.locator('[aria-current=location]');
  await expect(current).toHaveCount(0);
  const ids = await page.locator('article section').evaluateAll((all) => all.map(({ id }) => id));
  for (const id of [ids[2], ids.at(-1), ids[0]]) {
    await links.locator(`[href$="#${id}"]`).click();
    await expect(current).toHaveAttribute('href', `/privacy#${id}`);
    await expect(current).toHaveCount(1);
  }
});
