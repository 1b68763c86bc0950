import { t } from './pages.ts';
import {
  expect,
  getSuggestion,
  getToastButtons,
  preferLanguages,
  test,
  visit,
  waitForHydration,
} from './site.ts';

test('the privacy policy describes all data that the browser stores, and for how long', async ({
  page,
  context,
}) => {
  await preferLanguages(page, ['de']);
  await visit(page, '/');
  await getSuggestion(page).waitFor();
  await getToastButtons(page).first().press('Enter');
  await page.locator('summary').press('Enter');
  await page.locator('footer a[href="/terms"]').press('Enter');
  await page.locator('h1:focus').waitFor();
  await page.goBack();
  await page.reload();
  await waitForHydration(page);
  const stored = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: await navigator.serviceWorker.getRegistrations(),
  }));
  expect({ ...stored, cookies: await context.cookies() }).toEqual({
    session: ['history-positions'],
    local: ['language-offered'],
    databases: [],
    caches: [],
    workers: [],
    cookies: [],
  });
  // If the site stores other data, the privacy policy needs another sentence in every language.
  const [position, suggestion] = t(($) => $.privacy.collected.device).split(/(?<=\.) /);
  expect(position).toMatch(
    /^Until you close the tab, your browser remembers .* scrolled .* link or button/,
  );
  expect(suggestion).toMatch(
    /suggested another language.* even after you close the tab, until you delete/,
  );
});
