import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { publishedLocales, visitors } from './pages.ts';
import { expect, hydrated, test, visit } from './site.ts';

const german = visitors.find(({ tag }) => tag === 'de')!.t;
const name = german(($) => $.common.suggestion.label);
const note = (page: Page) => page.getByRole('region', { name });

/** A visitor whose browser asks for these languages, the best first. */
const prefer = (page: Page, languages: string[]) =>
  page.addInitScript((preferred) => {
    Object.defineProperty(navigator, 'languages', { value: preferred });
  }, languages);

/** Until the page has had the time for an offer: what is loaded for one, or the idle moment. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

test('a visitor whose browser prefers German is offered the page in German', async ({ page }) => {
  await prefer(page, ['fr-CH', 'de-AT', 'en']);
  await visit(page, '/privacy?from=mail#rights');
  await expect(note(page)).toContainText(german(($) => $.common.suggestion.text));
  await expect(note(page)).toHaveAttribute('lang', 'de');
  await expect(note(page)).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(page.locator('body')).toBeFocused();
  await expect(page).toHaveURL('/privacy?from=mail#rights');
  await page.getByRole('link', { name: german(($) => $.common.suggestion.link) }).click();
  await expect(page).toHaveURL('/de/privacy?from=mail#rights');
  await hydrated(page);
  await idle(page);
  await expect(note(page)).toHaveCount(0);
});

test('a visitor is offered a language once', async ({ page }) => {
  await prefer(page, ['de']);
  await visit(page, '/');
  await expect(note(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await idle(page);
  await expect(note(page)).toHaveCount(0);
});

test('the note moves nothing on the page', async ({ page }) => {
  await prefer(page, ['de']);
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await visit(page, '/');
  await expect(note(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

for (const [preferred, why] of [
  [['en-US', 'de'], 'reads the page in the best one already'],
  [['fr', 'pl'], 'prefers languages that are not there'],
  [['C', 'en_US.UTF-8'], 'does not name its languages'],
] as const)
  test(`a visitor whose browser ${why} is left alone`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await prefer(page, [...preferred]);
    await visit(page, '/');
    await idle(page);
    await expect(page.locator('[data-kind=note]')).toHaveCount(0);
    if (preferred[0] === 'en-US')
      expect(loaded.filter((url) => url.includes('findSuggestedLocale'))).toEqual([]);
  });

test('a visitor who chose the language by its link is left alone', async ({ page }) => {
  await prefer(page, ['en', 'de']);
  await visit(page, '/');
  await page.locator('footer').getByRole('link', { name: 'Español' }).click();
  await hydrated(page);
  await idle(page);
  await expect(page.locator('[data-kind=note]')).toHaveCount(0);
});

test('without storage, which would have to be remembered, nothing is offered', async ({ page }) => {
  await prefer(page, ['de']);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit(page, '/');
  await idle(page);
  await expect(note(page)).toHaveCount(0);
});

test('a note that came while a heading had the focus does not lose the visitor', async ({
  page,
}) => {
  await prefer(page, ['de']);
  const { promise: isFollowed, resolve: follow } = Promise.withResolvers<void>();
  await page.route('**/findSuggestedLocale*.js', async (route) => {
    await isFollowed;
    await route.continue();
  });
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.locator('#about-title')).toBeFocused();
  follow();
  await note(page).waitFor();
  await note(page).getByRole('button').focus();
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the note', () => {
  test.beforeEach(async ({ page }) => {
    await prefer(page, ['de']);
    await visit(page, '/terms');
    await note(page).waitFor();
  });

  test('closes with Escape, and the focus stays', async ({ page }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(note(page)).toHaveCount(0);
    await expect(skip).toBeFocused();
  });

  test('closes with its button, and the focus goes where it came from', async ({ page }) => {
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(note(page).getByRole('button')).toBeFocused();
    await expect(note(page).getByRole('button')).toHaveAccessibleName(
      german(($) => $.common.suggestion.dismiss),
    );
    await page.keyboard.press('Enter');
    await expect(note(page)).toHaveCount(0);
    await expect(last).toBeFocused();
  });

  test('closed by hand leaves the visitor in the main part', async ({ page }) => {
    await note(page).getByRole('button').click();
    await expect(note(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('goes when the visitor goes on', async ({ page }) => {
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(note(page)).toHaveCount(0);
  });

  test('gives way to a message', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await page.locator('#ride-action').click();
    await expect(page.locator('[data-kind]')).toHaveCount(1);
  });
});

for (const { tag, dir } of publishedLocales)
  for (const width of [320, 1280])
    test(`axe finds nothing on a page with the note in ${tag} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await prefer(page, [tag]);
      await page.addInitScript(() => localStorage.removeItem('language-offered'));
      await visit(page, tag === 'en' ? '/ar/terms' : '/terms');
      const toast = page.locator('[data-kind=note]');
      await expect(toast).toHaveAttribute('lang', tag);
      await expect(toast).toHaveAttribute('dir', dir);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      ).toEqual([]);
      const box = (await toast.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    });
