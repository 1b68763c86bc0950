import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { visitors } from './pages.ts';
import { serveSlowly } from './serveSlowly.ts';
import {
  test as base,
  expect,
  getButtons,
  getHeading,
  getPrivacyLink,
  holdRequests,
  readFirstProduct,
  readToasts,
  recordToasts,
  waitForHydration,
} from './site.ts';

type Fixtures = {
  /** The main script loads only after this call, so a test has time to act without the script. */
  releaseScript: () => void;
};

base.setTimeout(90_000);

/** The connection and the processor are slow, as Lighthouse simulates them for phones. */
const test = base.extend<Fixtures>({
  baseURL: async ({ server }, provide) => {
    const { origin, close } = await serveSlowly(server);
    await provide(origin);
    close();
  },

  releaseScript: async ({ page }, provide) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await provide(await holdRequests(page, '**/assets/index-*.js'));
    // End the simulation, because other tests use the same browser.
    await session.detach();
  },
});

/** Leaves out the slider of the picture, because the slider is hidden until the script has loaded. */
const readForScreenReader = async (page: Page) => ({
  title: await page.title(),
  lang: await page.locator('html').getAttribute('lang'),
  tree: (await page.locator('body').ariaSnapshot()).replace(/\n *- slider .*/, ''),
});

const readPosition = (page: Page) =>
  page.evaluate(() => ({ focus: document.activeElement?.localName, top: window.scrollY }));

const recordTabStops = (page: Page) =>
  page.addInitScript(() => {
    const tabStops: string[] = [];
    Object.assign(window, { tabStops });
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) tabStops.push(target.outerHTML);
    });
  });

const readTabStops = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'tabStops') as string[]).splice(0));

/**
 * Clicks the first button of the sent HTML when React has begun to listen, but before it hydrates the button.
 */
const clickDuringHydration = (page: Page) =>
  page.addInitScript(() => {
    const { addEventListener: listen } = Element.prototype;
    let isClicked = false;
    Element.prototype.addEventListener = function (
      this: Element,
      ...args: Parameters<typeof listen>
    ) {
      listen.apply(this, args);
      if (this.id !== 'root' || isClicked) return;
      isClicked = true;
      queueMicrotask(() => document.querySelector<HTMLElement>('main button')!.click());
    };
  });

async function tabToEnd(page: Page): Promise<number> {
  const presses = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('a, summary, button, input')].filter((one) =>
      one.checkVisibility(),
    );
    return controls.length - 1 - controls.indexOf(document.activeElement!);
  });
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')));
  return presses;
}

// The tests are slow, so `npm test` runs them only in English. `npm run test:full` runs them in one
// right-to-left language.
const direction = process.env.OTHER_LANGUAGES ? 'rtl' : 'ltr';
const { tag, at, t } = visitors.find(({ dir }) => dir === direction)!;

for (const { id, path } of routes.slice(0, 2))
  test(`a screen reader reads the same on ${at(path)} before and after the script loads @language`, async ({
    page,
    releaseScript,
  }) => {
    await page.goto(at(path));
    const before = await readForScreenReader(page);
    expect(before.title).toContain(t(($) => $[id].meta.title));
    expect(before.lang).toBe(tag);
    for (const role of ['banner', 'main', 'contentinfo', 'heading'])
      expect(before.tree).toContain(`- ${role}`);
    releaseScript();
    await waitForHydration(page);
    expect(await readForScreenReader(page)).toEqual(before);
  });

test(`an address with a hash shows its section before and after the script loads: ${tag} @language`, async ({
  page,
  releaseScript,
}) => {
  await page.goto(`${at('/')}#about`);
  await expect(page.locator('#about-title')).toBeInViewport();
  const before = await readPosition(page);
  expect(before.top).toBeGreaterThan(0);
  releaseScript();
  await waitForHydration(page);
  expect(await readPosition(page)).toEqual(before);
});

test(`the focus does not move while the script loads, and the tab stops stay the same: ${tag} @language`, async ({
  page,
  releaseScript,
}) => {
  await recordTabStops(page);
  await page.goto(at('/'));
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab');
  const focused = await page.evaluateHandle(() => document.activeElement!);
  releaseScript();
  await waitForHydration(page);
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(page.getByRole('status')).toBeEmpty();
  const presses = 5 + (await tabToEnd(page));
  const tabStops = await readTabStops(page);
  expect(tabStops).toHaveLength(presses);
  await page.locator('a[href="#main"]').focus();
  await tabToEnd(page);
  expect(await readTabStops(page)).toEqual(tabStops);
});

test(`a link that is followed before the script loads shows its page: ${tag} @language`, async ({
  page,
  releaseScript,
}) => {
  await page.goto(at('/'), { waitUntil: 'commit' });
  await getPrivacyLink(page).click();
  await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
  releaseScript();
  await waitForHydration(page);
  await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
  await expect(page).toHaveURL(at('/privacy'));
});

for (const isDuringHydration of [false, true])
  test(`a button that is clicked ${isDuringHydration ? 'during hydration' : 'before the script loads'} opens one toast: ${tag} @language`, async ({
    page,
    releaseScript,
  }) => {
    await recordToasts(page);
    if (isDuringHydration) await clickDuringHydration(page);
    await page.goto(at('/'));
    if (!isDuringHydration) await getButtons(page).first().click();
    expect(await readToasts(page)).toEqual([]);
    releaseScript();
    await waitForHydration(page);
    const status = page.getByRole('status');
    await expect(status).toContainText(await readFirstProduct(page));
    expect(await readToasts(page)).toEqual([await status.innerText()]);
  });
