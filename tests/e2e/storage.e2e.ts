import { firstButton } from '../speechScenarios.ts';
import { t } from './pages.ts';
import { expect, hydrated, prefer, test, visit } from './site.ts';

test('the privacy policy tells of all that the browser keeps, and for how long', async ({
  page,
  context,
}) => {
  // Whoever has been everywhere and used everything has all that there is to keep.
  await prefer(page, ['de']);
  await visit(page, '/');
  await page.locator('[data-quiet]').waitFor();
  await page.locator(firstButton).press('Enter');
  await page.locator('summary').press('Enter');
  await page.locator('footer a[href="/terms"]').press('Enter');
  await page.locator('h1:focus').waitFor();
  await page.goBack();
  await page.reload();
  await hydrated(page);
  const kept = await page.evaluate(async () => ({
    untilClosed: Object.keys(sessionStorage),
    longer: Object.keys(localStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: await navigator.serviceWorker.getRegistrations(),
  }));
  expect({ ...kept, cookies: await context.cookies() }).toEqual({
    untilClosed: ['history-places'],
    longer: ['language-offered'],
    databases: [],
    caches: [],
    workers: [],
    cookies: [],
  });
  // One sentence for each of the two. What is added above needs one of its own, in every language.
  const [position, suggestion] = t(($) => $.privacy.collected.device).split(/(?<=\.) /);
  expect(position).toMatch(
    /^Until you close the tab, your browser remembers .* scrolled .* link or button/,
  );
  expect(suggestion).toMatch(
    /suggested another language.* even after you close the tab, until you delete/,
  );
});
