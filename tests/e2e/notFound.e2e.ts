import { t } from './pages.ts';
import { expect, hydrated, test } from './site.ts';

for (const path of [
  '/nowhere',
  '/%E0%A4%A',
  '/%2F%2Fevil.example',
  '//evil.example/',
  '/<script>alert(1)</script>',
  '/🏠',
  `/${'x'.repeat(8000)}`,
])
  test(`a visitor at ${path.slice(0, 40)} sees the 404 page, and it is logged once`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const response = await page.goto(baseURL + path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('link', { name: t(($) => $.notFound.home) })).toBeVisible();
    const { origin, pathname } = new URL(page.url());
    expect(origin).toBe(baseURL);
    const [network, log, ...others] = complaints.splice(0);
    expect(network).toContain('the server responded with a status of 404');
    expect(log).toBe(`404: a visitor asked for a page that does not exist: ${pathname}`);
    expect(others).toEqual([]);
  });
