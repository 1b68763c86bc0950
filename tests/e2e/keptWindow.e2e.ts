import { expect, test, visit } from './site.ts';

test.describe.configure({ mode: 'serial' });

// Playwright puts the window back between two tests; its list of what it does may change
// (https://playwright.dev/docs/api/class-testoptions#test-options-reuse-context).
for (const visitor of ['first', 'second'])
  test(`the ${visitor} visitor of a window finds nothing stored`, async ({ page }) => {
    await visit(page, '/');
    const left = await page.evaluate(() => [localStorage.left, sessionStorage.left]);
    expect(left).toEqual([undefined, undefined]);
    await page.evaluate(() => {
      window.addEventListener('pagehide', () => sessionStorage.setItem('left', 'late'));
      localStorage.left = 'now';
      sessionStorage.left = 'now';
    });
  });
