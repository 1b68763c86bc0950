import { expect, test, visit } from './site.ts';

test.describe.configure({ mode: 'serial' });

// Playwright resets a browser context that is reused; its list of what it resets may change
// (https://playwright.dev/docs/api/class-testoptions#test-options-reuse-context).
for (const user of ['first', 'second'])
  test(`the ${user} user of a browser context finds nothing stored`, async ({ page }) => {
    await visit(page, '/');
    const left = await page.evaluate(() => [localStorage.left, sessionStorage.left]);
    expect(left).toEqual([undefined, undefined]);
    await page.evaluate(() => {
      window.addEventListener('pagehide', () => sessionStorage.setItem('left', 'late'));
      localStorage.left = 'now';
      sessionStorage.left = 'now';
    });
  });
