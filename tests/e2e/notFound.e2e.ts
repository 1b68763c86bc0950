import { requests } from '../servers/requests.ts';
import { visitors } from './pages.ts';
import { expect, test, waitForHydration } from './site.ts';

/**
 * Paths with `..` are left out, because browsers change them before the request. Files such as
 * `/index.html.br` are left out, because the script of the site treats them like `/nowhere`, which is tested
 * too.
 */
const serverPaths = requests
  .filter(({ answer, method = 'GET' }) => answer.status === 404 && method === 'GET')
  .map(({ target }) => target)
  .filter((target) => !/\.\.|\.(?:js|br|gz|json|conf|assetsignore)\b/.test(target));

const otherPaths = [
  // `/en-xa` does not exist, because the tag of the pseudo-language has capital letters: `en-XA`.
  '/en-xa',
  '/en-xa/privacy',
  '/%E0%A4%A',
  '/de/%E0%A4%A',
  '/%2F%2Fevil.example',
  '//evil.example/',
  '/<script>alert(1)</script>',
  '/🏠',
  `/${'x'.repeat(8000)}`,
];

for (const path of new Set([...serverPaths, ...otherPaths]))
  test(`${path.slice(0, 40)} shows the 404 page, logs it once and links to the home page`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const response = await page.goto(baseURL + path);
    expect(response?.status()).toBe(404);
    const lang = await page.locator('html').getAttribute('lang');
    const { t, at } = visitors.find(({ tag }) => tag === lang)!;
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
