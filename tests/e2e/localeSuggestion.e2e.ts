import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { locales } from './pages.ts';
import {
  expect,
  getToastButtons,
  getSuggestion,
  getToast,
  holdRequests,
  preferLanguages,
  readMoves,
  recordMoves,
  recordRequests,
  test,
  visit,
  waitForHydration,
  waitForIdle,
} from './site.ts';

const german = locales.find(({ tag }) => tag === 'de')!;

/** Only a page that has a German translation suggests German. */
const { path } = routes.find(
  ({ id, path: routePath, indexed }) =>
    indexed && routePath !== '/' && !german.untranslated?.some((page) => page === id),
)!;

async function expectNoSuggestion(page: Page): Promise<void> {
  await waitForHydration(page);
  await waitForIdle(page);
  await page.waitForLoadState('networkidle');
  await expect(getSuggestion(page)).toHaveCount(0);
}

test('a visitor who prefers German is not redirected, but gets one suggestion in German, which moves nothing', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'Accept-Language': 'de-AT' });
  await preferLanguages(page, ['tlh', 'de-AT', 'en']);
  await recordMoves(page);
  await visit(page, `${path}?from=mail#contact`);
  const suggestion = getSuggestion(page);
  await expect(suggestion).toContainText(german.t(($) => $.common.suggestion.text));
  await expect(suggestion).toHaveAttribute('lang', 'de');
  await expect(suggestion).toHaveAttribute('dir', 'ltr');
  await expect(suggestion).toHaveAccessibleName(german.t(($) => $.common.suggestion.label));
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(page).toHaveURL(`${path}?from=mail#contact`);
  expect(await readMoves(page)).toEqual([]);
  await suggestion.getByRole('link').click();
  await expect(page).toHaveURL(`/de${path}?from=mail#contact`);
  await expectNoSuggestion(page);
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expectNoSuggestion(page);
});

test('there is no suggestion if the page is in the best language', async ({ page }) => {
  const scripts = recordRequests(page, 'script');
  await preferLanguages(page, ['en-US', 'de']);
  await visit(page, '/');
  await expectNoSuggestion(page);
  expect(scripts.filter((file) => file.includes('findSuggestedLocale'))).toEqual([]);
});

test('there is no suggestion if the browser cannot store data', async ({ page }) => {
  await preferLanguages(page, ['de']);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit(page, '/');
  await expectNoSuggestion(page);
});

test('there is no suggestion after a visitor has followed a language link', async ({ page }) => {
  await preferLanguages(page, ['en', 'de']);
  await visit(page, '/');
  await page.locator('footer a[hreflang=es]').click();
  await expect(page).toHaveURL('/es');
  await expectNoSuggestion(page);
});

test('if a heading had the focus when a suggestion appeared, closing the suggestion focuses the main part', async ({
  page,
}) => {
  await preferLanguages(page, ['de']);
  const release = await holdRequests(page, '**/findSuggestedLocale*.js');
  await visit(page, '/');
  await page.locator('header a[href="/#about"]').click();
  await expect(page.locator('#about-title')).toBeFocused();
  release();
  await getSuggestion(page).getByRole('button').focus();
  await page.keyboard.press('Escape');
  await expect(getSuggestion(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a suggestion does not replace a toast, but appears at the next visit', async ({ page }) => {
  await preferLanguages(page, ['de']);
  const release = await holdRequests(page, '**/findSuggestedLocale*.js');
  await visit(page, '/');
  await getToastButtons(page).first().click();
  await getToast(page).waitFor();
  release();
  await expectNoSuggestion(page);
  await page.reload();
  await getSuggestion(page).waitFor();
});

test('there is no suggestion if its code is missing after a newer release', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('the server responded with a status of 404');
  await preferLanguages(page, ['de']);
  await page.route('**/findSuggestedLocale*.js', (route) => route.fulfill({ status: 404 }));
  const requested = page.waitForResponse('**/findSuggestedLocale*.js');
  await visit(page, '/');
  await requested;
  await expectNoSuggestion(page);
});

test('after a suggestion is closed with its button, the focus returns to the element that had it before', async ({
  page,
}) => {
  await preferLanguages(page, ['de']);
  await visit(page, path);
  await getSuggestion(page).waitFor();
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await lastLink.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(getSuggestion(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getSuggestion(page)).toHaveCount(0);
  await expect(lastLink).toBeFocused();
});

test('a suggestion appears even on a page that is never idle, and a toast replaces the suggestion', async ({
  page,
}) => {
  await preferLanguages(page, ['de']);
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout ? setTimeout(callback, timeout) : 0;
  });
  await visit(page, '/');
  await getSuggestion(page).waitFor();
  await getToastButtons(page).last().click();
  await expect(getToast(page)).toHaveCount(1);
  await expect(getSuggestion(page)).toHaveCount(0);
});
