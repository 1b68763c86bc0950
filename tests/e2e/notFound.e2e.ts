import { sampleVisitors } from './pages.ts';
import { expect, hydrated, test } from './site.ts';

const strange = [
  '/nowhere',
  '/PRIVACY',
  '/privacy.html',
  '/nowhere/at/all',
  '/%E0%A4%A',
  '/%',
  '/%00',
  '/%2F%2Fevil.example',
  '/a%20b',
  '/<script>alert(1)</script>',
  '/🏠',
  '/xx/nowhere',
];

for (const path of [...strange, `/${'x'.repeat(8000)}`])
  test(`a visitor at ${path.slice(0, 40)} sees the 404 page, and it is logged once`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const response = await page.goto(baseURL + path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/404.*Oops! Page not found/);
    const { pathname } = new URL(page.url());
    const [network, log, ...others] = complaints.splice(0);
    expect(network).toContain('the server responded with a status of 404');
    expect(log).toBe(`404: a visitor asked for a page that does not exist: ${pathname}`);
    expect(others).toEqual([]);
  });

for (const { tag, at, t } of sampleVisitors)
  test(`a visitor at an unknown address in ${tag} is told so and led home`, async ({
    page,
    complaints,
  }) => {
    const response = await page.goto(at('/nowhere'));
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const words = t(($) => $.notFound.title).replace(/<[^>]*>/g, '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await page.getByRole('link', { name: t(($) => $.notFound.home) }).click();
    await expect(page).toHaveURL(at('/'));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t(($) => $.home.hero.title));
    await expect(heading).toBeFocused();
    const [, log, ...others] = complaints.splice(0);
    expect(log).toBe(`404: a visitor asked for a page that does not exist: /nowhere`);
    expect(others).toEqual([]);
  });

test('a visitor at //evil.example stays on this site', async ({ page, baseURL, complaints }) => {
  const response = await page.goto(`${baseURL}//evil.example/`);
  expect(response?.status()).toBe(404);
  expect(new URL(page.url()).origin).toBe(baseURL);
  await hydrated(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enhance Everything with AI');
  complaints.splice(0);
});

test('a visitor who leaves the 404 page and comes back is a second visit', async ({
  page,
  complaints,
}) => {
  await page.goto('/nowhere');
  await hydrated(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveTitle('Enhance Everything with AI');
  await page.goBack();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  const logs = complaints.splice(0).filter((line) => line.startsWith('404:'));
  expect(logs).toHaveLength(2);
});

test('a visitor with a slash too many is led to the page', async ({ page }) => {
  await page.goto('/privacy/?from=mail#rights');
  await expect(page).toHaveURL('/privacy?from=mail#rights');
});
