import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { visitors } from './pages.ts';
import {
  expect,
  getToast,
  hold,
  hydrated,
  prefer,
  readMoved,
  recordMoved,
  test,
  visit,
} from './site.ts';

const german = visitors.find(({ tag }) => tag === 'de')!;
const inGerman = german.t;

/** A page below the start page that German has: one that is in English there is not suggested. */
const path = routes.find(
  ({ id, path: one, indexed }) =>
    indexed && one !== '/' && !german.untranslated?.some((page) => page === id),
)!.path;
const suggestion = (page: Page) => page.locator('[data-quiet]');

/** Until the page has had the time for a suggestion: what is loaded for one, or the idle moment. */
async function expectNoSuggestion(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // A page that draws nothing may never be idle.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
  );
  await page.waitForLoadState('networkidle');
  await expect(suggestion(page)).toHaveCount(0);
}

test('a user who prefers German is offered the page in German, once', async ({ page }) => {
  await prefer(page, ['tlh', 'de-AT', 'en']);
  // A suggestion takes no room.
  await recordMoved(page);
  await visit(page, `${path}?from=mail#contact`);
  await expect(suggestion(page)).toContainText(inGerman(($) => $.common.suggestion.text));
  await expect(suggestion(page)).toHaveAttribute('lang', 'de');
  await expect(suggestion(page)).toHaveAttribute('dir', 'ltr');
  const label = inGerman(($) => $.common.suggestion.label);
  await expect(suggestion(page)).toHaveAccessibleName(label);
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(page).toHaveURL(`${path}?from=mail#contact`);
  expect(await readMoved(page)).toEqual([]);
  await suggestion(page).getByRole('link').click();
  await expect(page).toHaveURL(`/de${path}?from=mail#contact`);
  await expectNoSuggestion(page);
  await page.goto('/');
  await expectNoSuggestion(page);
});

for (const [preferred, why] of [
  [['en-US', 'de'], 'reads the page in the best language already'],
  [['tlh', 'la'], 'prefers languages that are not there'],
  [['C', 'en_US.UTF-8'], 'does not name languages'],
  [['de'], 'has no room to remember it'],
] as const)
  test(`a user whose browser ${why} is left alone`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await prefer(page, preferred);
    if (preferred[0] === 'de')
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    await visit(page, '/');
    await expectNoSuggestion(page);
    if (preferred[0] === 'en-US')
      expect(loaded.filter((url) => url.includes('findSuggestedLocale'))).toEqual([]);
  });

test('a user who chose the language by its link is left alone', async ({ page }) => {
  await prefer(page, ['en', 'de']);
  await visit(page, '/');
  await page.locator('footer a[hreflang=es]').click();
  await expect(page).toHaveURL('/es');
  await expectNoSuggestion(page);
});

test('a suggestion that came while a heading had the focus leaves the focus on the page', async ({
  page,
}) => {
  await prefer(page, ['de']);
  const { answer } = await hold(page, '**/findSuggestedLocale*.js');
  await visit(page, '/');
  await page.locator('header a[href="/#about"]').click();
  await expect(page.locator('#about-title')).toBeFocused();
  answer();
  await suggestion(page).getByRole('button').focus();
  await page.keyboard.press('Escape');
  await expect(suggestion(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a suggestion that finds a toast open is made another time', async ({ page }) => {
  await prefer(page, ['de']);
  const { answer } = await hold(page, '**/findSuggestedLocale*.js');
  await visit(page, '/');
  await page.getByRole('main').getByRole('button').first().click();
  await getToast(page).waitFor();
  answer();
  await expectNoSuggestion(page);
  await page.reload();
  await suggestion(page).waitFor();
});

test('a suggestion whose code is gone since a newer release is not missed', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('the server responded with a status of 404');
  await prefer(page, ['de']);
  await page.route('**/findSuggestedLocale*.js', (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForResponse('**/findSuggestedLocale*.js');
  await visit(page, '/');
  await asked;
  await expectNoSuggestion(page);
});

test('the suggestion closes with its button, and the focus goes where it came from', async ({
  page,
}) => {
  await prefer(page, ['de']);
  await visit(page, path);
  await suggestion(page).waitFor();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(suggestion(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(suggestion(page)).toHaveCount(0);
  await expect(last).toBeFocused();
});

test('a page that is never idle suggests a language, which gives way to a toast', async ({
  page,
}) => {
  await prefer(page, ['de']);
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout ? setTimeout(callback, timeout) : 0;
  });
  await visit(page, '/');
  await suggestion(page).waitFor();
  await page.getByRole('main').getByRole('button').last().click();
  await expect(getToast(page)).toHaveCount(1);
  await expect(suggestion(page)).toHaveCount(0);
});
