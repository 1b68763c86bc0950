import type { Page } from '@playwright/test';
import { t } from './pages.ts';
import { expect, getHeading, getToast, hold, privacyLink, test, visit } from './site.ts';

const expectPrivacy = (page: Page) =>
  expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));

/** @returns the names of the files of texts that are fetched, as they are */
function recordTexts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /assets\/(.*)-[^-]+\.json$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

for (const way of ['hover', 'focus'] as const)
  test(`${way} of a link fetches its page once, and following it nothing more`, async ({
    page,
  }) => {
    const texts = recordTexts(page);
    await visit(page, '/');
    await privacyLink(page)[way]();
    await expect.poll(() => texts).toEqual(['en-privacy']);
    await getHeading(page).hover();
    await privacyLink(page)[way]();
    await privacyLink(page).click();
    await expectPrivacy(page);
    await page.getByRole('banner').getByRole('link').nth(1).hover();
    expect(texts).toEqual(['en-privacy']);
  });

test('a link to the page that one is on fetches nothing', async ({ page }) => {
  const texts = recordTexts(page);
  await visit(page, '/');
  for (const link of await page.getByRole('banner').locator('a[href^="/#"]').all())
    await link.hover();
  await privacyLink(page).hover();
  await expect.poll(() => texts).toEqual(['en-privacy']);
});

test('who saves data has a page fetched only when they follow its link', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const texts = recordTexts(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.locator('html[data-hydrated]').waitFor();
  await privacyLink(page).hover();
  await privacyLink(page).focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(texts).toEqual([]);
  await privacyLink(page).click();
  await expectPrivacy(page);
  expect(texts).toEqual(['en-privacy']);
});

test('without a connection a hover fetches nothing', async ({ page, context }) => {
  const texts = recordTexts(page);
  await visit(page, '/');
  await context.setOffline(true);
  await privacyLink(page).hover();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(texts).toEqual([]);
  await context.setOffline(false);
});

test('a page that could not be fetched for a hover is fetched for the click', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('ERR_FAILED');
  await visit(page, '/');
  await page.route('**/assets/en-privacy-*.json', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await privacyLink(page).hover();
  await failed;
  await expect(getToast(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toBeEmpty();
  await page.evaluate(() => (document.body.dataset.same = 'yes'));
  await privacyLink(page).click();
  await expectPrivacy(page);
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes');
});

test('nobody is told of a page that is slow to come for a hover', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const { answer } = await hold(page, '**/assets/en-privacy-*.json');
  const requested = page.waitForRequest('**/assets/en-privacy-*.json');
  await privacyLink(page).hover();
  await requested;
  await page.clock.runFor(10_000);
  await expect(getToast(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toBeEmpty();
  answer();
});
