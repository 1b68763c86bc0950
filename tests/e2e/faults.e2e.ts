import type { Page } from '@playwright/test';
import { contactEmail, t } from './pages.ts';
import {
  expect,
  getHeading,
  getPrivacyLink,
  readTexts,
  test,
  visit,
  waitForHydration,
} from './site.ts';

type Fault = [name: string, inject: (page: Page) => Promise<unknown>, complaint?: string];

const scriptFaults: readonly Fault[] = [
  [
    'the script is blocked',
    (page) => page.route('**/*.js', (route) => route.abort()),
    'ERR_FAILED',
  ],
  [
    'the script fails while it starts',
    (page) =>
      page.addInitScript(() => {
        document.getElementById = () => null;
      }),
    'React error #299',
  ],
  [
    'the texts are blocked',
    (page) => page.route('**/assets/texts-*.json', (route) => route.abort()),
    'ERR_FAILED',
  ],
];

const otherFaults: readonly Fault[] = [
  [
    'an extension has a default policy of Trusted Types',
    (page) =>
      page.addInitScript(() => {
        const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: Function } };
        trustedTypes.createPolicy('default', { createHTML: (html: string) => html });
      }),
  ],
  [
    'storage is blocked',
    (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
  ],
];

for (const fault of [...scriptFaults, ...otherFaults]) {
  const [name, inject, complaint] = fault;
  test(`a visitor can read the page, follow links and go back if ${name}`, async ({
    page,
    expectedComplaints,
  }) => {
    if (complaint) expectedComplaints.push(complaint);
    await visit(page, '/');
    const main = page.getByRole('main');
    const texts = await readTexts(main);
    await inject(page);
    await page.reload();
    // If the script fails, the buttons that need it are hidden.
    if (scriptFaults.includes(fault)) await expect(page.getByRole('button')).toHaveCount(0);
    else await waitForHydration(page);
    await expect(main).toHaveText(texts);
    await expect(page.locator(`a[href="mailto:${contactEmail}"]`)).toHaveCount(2);
    await getPrivacyLink(page).click();
    await expect(page).toHaveURL('/privacy');
    await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
    await page.goBack();
    await expect(main).toHaveText(texts);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a visitor can continue on a page that comes from the back/forward cache', async ({
  page,
}) => {
  // Playwright disables the back/forward cache. So the test checks for listeners that would keep a page out
  // of the cache in the browsers of visitors.
  const response = await page.goto('/');
  await waitForHydration(page);
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const objectId = result.objectId!; // An object has an id.
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  const listened = listeners.map(({ type }) => type);
  expect(listened).toContain('pagehide');
  expect(listened.filter((type) => type.includes('unload'))).toEqual([]);
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  const link = getPrivacyLink(page);
  await link.click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
