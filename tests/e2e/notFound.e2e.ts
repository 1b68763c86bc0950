import { requests } from '../servers/requests.ts';
import { visitors } from './pages.ts';
import { expect, hydrated, test } from './site.ts';

/** The addresses that the servers answer with the 404 page, as far as a browser sends them so. */
const sent = requests
  .filter(({ answer, method = 'GET' }) => answer.status === 404 && method === 'GET')
  .map(({ target }) => target)
  .filter((target) => !/\.\.|\\|\.(?:js|br|gz|json|conf|assetsignore)\b/.test(target));

const own = [
  '/%E0%A4%A',
  '/de/%E0%A4%A',
  '/%2F%2Fevil.example',
  '//evil.example/',
  '/<script>alert(1)</script>',
  '/🏠',
  `/${'x'.repeat(8000)}`,
];

for (const path of new Set([...sent, ...own]))
  test(`a visitor at ${path.slice(0, 40)} sees the 404 page, and it is logged once`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const response = await page.goto(baseURL + path);
    expect(response?.status()).toBe(404);
    const lang = await page.locator('html').getAttribute('lang');
    const { t, at } = visitors.find(({ tag }) => tag === lang)!;
    await hydrated(page);
    const link = page.getByRole('link', { name: t(($) => $.notFound.home) });
    await expect(link).toHaveAttribute('href', at('/'));
    const { origin, pathname } = new URL(page.url());
    expect(origin).toBe(baseURL);
    const [network, log, ...others] = complaints.splice(0);
    expect(network).toContain('the server responded with a status of 404');
    const logged = pathname.slice(at('/') === '/' ? 0 : at('/').length);
    expect(log).toBe(`404: a visitor asked for a page that does not exist: ${logged}`);
    expect(others).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(at('/'));
  });
