import type { Page } from '@playwright/test';
import { sampleVisitors } from './pages.ts';
import { expect, focusedName, test, visit } from './site.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

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

/** How many different places the page stood at between the click and the end. */
async function countSteps(page: Page): Promise<number> {
  await visit(page, '/');
  await page.evaluate(() => {
    const seen = new Set<number>();
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.add(window.scrollY));
  });
  await header(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(() => distanceFromTop(page, '#contact')).toBe(0);
  await settle(page);
  return page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size);
}

const header = (page: Page) => page.getByRole('banner');

for (const { tag, at, t } of sampleVisitors)
  test.describe(`a visitor in ${tag} who follows a link`, () => {
    const privacy = t(($) => $.privacy.title);
    const inFooter = (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: privacy, exact: true });

    test('to another page stays in the document and starts at its heading', async ({ page }) => {
      await visit(page, at('/'));
      await page.evaluate(() => (document.body.dataset.same = 'yes'));
      await inFooter(page).click();
      await expect(page).toHaveURL(at('/privacy'));
      await expect(page).toHaveTitle(
        t(($) => $.common.pageTitle, { title: privacy, company: t(($) => $.common.company) }),
      );
      await expect(page.getByRole('heading', { level: 1, name: privacy })).toBeFocused();
      expect(await scrollTop(page)).toBe(0);
      expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes');
      await expect(page.getByRole('status')).toBeEmpty();
    });

    test('sees the heading in a window that the header fills', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, at('/'));
      await inFooter(page).click();
      const heading = page.getByRole('heading', { level: 1, name: privacy });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
    });

    test('and comes back finds the link again, and hears where they are', async ({ page }) => {
      await visit(page, at('/'));
      const title = await page.title();
      await inFooter(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: privacy })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expect(inFooter(page)).toBeFocused();
      await expect(page.getByRole('status')).toHaveText(title);
    });

    for (const { id, name, heading } of [
      {
        id: 'products',
        name: t(($) => $.home.hero.getStarted),
        heading: t(($) => $.home.products.title),
      },
      {
        id: 'contact',
        name: t(($) => $.common.header.contactUs),
        heading: t(($) => $.home.contact.title),
      },
    ])
      test(`to #${id} is brought to the section and its heading`, async ({ page }) => {
        await visit(page, at('/'));
        await page.getByRole('link', { name }).click();
        await expect(page).toHaveURL(`${at('/')}#${id}`);
        await expect(page.getByRole('heading', { name: heading })).toBeFocused();
        await settle(page);
        expect(await distanceFromTop(page, `#${id}`)).toBe(0);
      });
  });

test.describe('a visitor who follows a link', () => {
  for (const [name, id] of [
    ['Products', 'products'],
    ['About', 'about'],
    ['Contact', 'contact'],
  ] as const)
    test(`"${name}" from another page arrives at the section`, async ({ page }) => {
      await visit(page, '/terms');
      await header(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}-title`)).toBeFocused();
      await settle(page);
      expect(await distanceFromTop(page, `#${id}`)).toBe(0);
    });

  test('to the same section twice is brought there twice', async ({ page }) => {
    await visit(page, '/#about');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await header(page).getByRole('link', { name: 'About' }).click();
    await expect(page.locator('#about-title')).toBeFocused();
    await settle(page);
    expect(await distanceFromTop(page, '#about')).toBe(0);
  });

  test('finds headings that are no controls, but for the one that holds the focus', async ({
    page,
  }) => {
    await visit(page, '/');
    const headings = page.locator(':is(h1, h2, h3)[tabindex]');
    const about = page.locator('#about-title');
    await expect(headings).toHaveCount(0);
    await header(page).getByRole('link', { name: 'About' }).click();
    await expect(about).toBeFocused();
    // As for a visitor who looks into another window.
    await about.dispatchEvent('blur');
    await expect(about).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('Tab');
    await expect(about).not.toBeFocused();
    await expect(headings).toHaveCount(0);
  });

  test('to a heading finds the focus on it', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => (window.location.hash = 'about-title'));
    await expect(page.locator('#about-title')).toBeFocused();
  });

  test('and comes back with Back finds the place where they were', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 1234, behavior: 'instant' }));
    await settle(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).focus();
    await settle(page);
    const left = await scrollTop(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Terms of Service/);
    await page.goBack();
    await expect(page).toHaveTitle('Enhance Everything with AI');
    await expect.poll(() => scrollTop(page)).toBe(left);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
    await expect(link).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Enhance Everything with AI');
    await page.goForward();
    await expect(page).toHaveTitle(/^Terms of Service/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('reloads and comes back still finds the place', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await settle(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/privacy"]')?.click());
    await expect(page).toHaveTitle(/^Privacy Policy/);
    await page.reload();
    await expect(page.locator('html[data-hydrated]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle('Enhance Everything with AI');
    await expect.poll(() => scrollTop(page)).toBe(900);
  });

  test('past the header and back again finds the place, too', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await settle(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/privacy"]')?.click());
    await expect(page).toHaveTitle(/^Privacy Policy/);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveTitle('Enhance Everything with AI');
    await expect.poll(() => scrollTop(page)).toBe(900);
  });

  test('to a page whose texts cannot be fetched loads it the old way', async ({
    page,
    complaints,
  }) => {
    await visit(page, '/');
    let refused = 0;
    await page.route('**/privacy', async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      refused += 1;
      return route.abort();
    });
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    expect(refused).toBe(1);
    expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  });
});

test('a visitor whose next page is another build’s 404 page loads it the old way', async ({
  page,
}) => {
  await visit(page, '/');
  let answered = 0;
  await page.route('**/privacy', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    answered += 1;
    const notFound = await route.fetch({ url: new URL('/404', route.request().url()).href });
    return route.fulfill({ response: notFound, status: 200 });
  });
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(answered).toBe(1);
});

test.describe('with motion welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a visitor who tabs to a link far below and follows it starts at the top', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'Privacy Policy' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Privacy Policy/);
    await settle(page);
    expect(await scrollTop(page)).toBe(0);
  });
});

test.describe('on first load', () => {
  test('nothing has the focus and nothing is said', async ({ page }) => {
    await visit(page, '/');
    expect(await focusedName(page)).toBe('nothing');
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test('an address with a hash that cannot be read opens all the same', async ({ page }) => {
    await visit(page, '/#%E0%A4%A');
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle('Enhance Everything with AI');
  });

  test('an address with a section opens at the section', async ({ page }) => {
    await visit(page, '/#about');
    await settle(page);
    expect(await distanceFromTop(page, '#about')).toBe(0);
  });
});

test.describe('scrolling to a section', () => {
  test.describe('with motion welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });
    test('glides', async ({ page }) => {
      expect(await countSteps(page)).toBeGreaterThan(3);
    });
  });

  test.describe('with motion reduced', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('jumps', async ({ page }) => {
      expect(await countSteps(page)).toBe(1);
    });
  });
});
