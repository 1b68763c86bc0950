import { sampleVisitors, t } from './pages.ts';
import { expect, getHeading, getToast, hold, hydrated, privacyLink, test, visit } from './site.ts';

for (const { tag, at, t: inLanguage } of sampleVisitors) {
  const offline = inLanguage(($) => $.common.toast.offline);

  test(
    `a visitor in ${tag} who lost the connection stays on the page, is told why, and goes on later`,
    { tag: '@language' },
    async ({ page, context, expectedComplaints }) => {
      expectedComplaints.push('ERR_INTERNET_DISCONNECTED');
      await visit(page, at('/'));
      await page.evaluate(() => (document.body.dataset.same = 'yes'));
      // As one gets to a page by a link, which is another kind of navigation than its first load.
      await page.getByRole('banner').locator('a[href$="#about"]').click();
      await expect(page).toHaveURL(`${at('/')}#about`);
      const title = await page.title();
      const link = privacyLink(page);
      await context.setOffline(true);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await link.press('Enter');
        await expect(getToast(page)).toHaveText(offline);
        await expect(page.getByRole('status')).toHaveText(offline);
        await expect(page).toHaveURL(`${at('/')}#about`);
        await expect(page).toHaveTitle(title);
        await expect(link).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(getToast(page)).toHaveCount(0);
      }
      await context.setOffline(false);
      await link.press('Enter');
      await expect(getHeading(page)).toHaveText(inLanguage(($) => $.privacy.title));
      await expect(page).toHaveURL(at('/privacy'));
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expect(link).toBeFocused();
      // The attempts that failed left nothing to go back through.
      await page.goBack();
      await expect(page).toHaveURL(at('/'));
      expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes');
    },
  );

  test(
    `a visitor in ${tag} whose page is slow is told that it is loading, and it is loaded once`,
    { tag: '@language' },
    async ({ page }) => {
      await visit(page, at('/'));
      const { answer, requests } = await hold(page, `**/assets/${tag}-privacy-*.json`);
      await privacyLink(page).click();
      // The page before goes on to be read.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const loading = inLanguage(($) => $.common.toast.loading);
      await expect(getToast(page)).toHaveText(loading);
      await expect(page.getByRole('status')).toHaveText(loading);
      await expect(getHeading(page)).toHaveText(inLanguage(($) => $.home.hero.title));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      // Asking again does not hasten it.
      await privacyLink(page).click();
      answer();
      await expect(getHeading(page)).toHaveText(inLanguage(($) => $.privacy.title));
      await expect(getToast(page)).toHaveCount(0);
      await expect(page.getByRole('status')).toBeEmpty();
      expect(requests).toEqual(['fetch']);
      // Nor does it leave anything to go back through.
      await page.goBack();
      await expect(getHeading(page)).toHaveText(inLanguage(($) => $.home.hero.title));
    },
  );
}

test('a visitor who goes back without a connection stays where they are', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push('ERR_INTERNET_DISCONNECTED');
  await visit(page, '/');
  await privacyLink(page).click();
  await expect(page).toHaveURL('/privacy');
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(getToast(page)).toHaveText(t(($) => $.common.toast.offline));
  await expect(page).toHaveURL('/privacy');
  await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
  await context.setOffline(false);
  await page.goBack();
  await expect(getHeading(page)).toHaveText(t(($) => $.home.hero.title));
});

test('a visitor who has gone elsewhere is not followed by a page that could not be loaded', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('ERR_FAILED');
  await visit(page, '/');
  await page.evaluate(() => (document.body.dataset.same = 'yes'));
  const { answer } = await hold(page, '**/assets/en-privacy-*.json');
  await privacyLink(page).click();
  await page.getByRole('banner').locator('a[href="/#about"]').click();
  await expect(page.locator('#about-title')).toBeFocused();
  const failed = page.waitForEvent('requestfailed');
  answer('abort');
  await failed;
  await page.getByRole('main').getByRole('button').last().click();
  await expect(getToast(page)).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes');
  await expect(page).toHaveURL('/#about');
});
