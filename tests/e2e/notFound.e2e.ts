import { locales } from './pages.ts';
import { expect, test, waitForHydration } from './site.ts';

/**
 * `tests/servers/requests.ts` has more addresses. They are not repeated here, because the code in the browser
 * treats them like `/nowhere?a=1`.
 */
const paths = [
  '/nowhere?a=1',
  '/de/nowhere',
  '/ar/nowhere/deep',
  '/privacy/nowhere',
  '/404',
  // These differ from addresses of the site only in upper or lower case.
  '/DE',
  '/De/privacy',
  '/Privacy',
  // React Router cannot read some of the next addresses. It mistakes the others for a different address.
  '/%64e/nowhere',
  '//de/nowhere',
  '//elsewhere.example/',
  '/%2F%2Felsewhere.example',
  '/%',
  '/%0A',
  '/de/%E0%A4%A',
  '/<script>alert(1)</script>',
  '/🏠',
  `/${'x'.repeat(8000)}`,
];

for (const path of paths)
  test(`${path.slice(0, 40)} shows the 404 page, logs the address once and links to the home page`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const response = await page.goto(baseURL + path);
    expect(response?.status()).toBe(404);
    const lang = await page.locator('html').getAttribute('lang');
    const { t, at } = locales.find(({ tag }) => tag === lang)!;
    await waitForHydration(page);
    const link = page.getByRole('link', { name: t(($) => $.notFound.home) });
    await expect(link).toHaveAttribute('href', at('/'));
    const { origin, pathname } = new URL(page.url());
    expect(origin).toBe(baseURL);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('the server responded with a status of 404'),
      `404: a visitor asked for a page that does not exist: ${pathname}`,
    ]);
    await link.click();
    await expect(page).toHaveURL(at('/'));
  });
