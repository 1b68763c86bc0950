import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { sampleLocales } from './pages.ts';
import {
  expect,
  holdScript,
  readProductNameOfFirstButton,
  readToasts,
  recordToasts,
  test,
  visit,
  waitForHydration,
} from './site.ts';

/** Leaves out the slider, because it is hidden until the script has loaded. */
const readForScreenReader = async (page: Page) => ({
  title: await page.title(),
  lang: await page.locator('html').getAttribute('lang'),
  tree: (await page.locator('body').ariaSnapshot()).replace(/\n *- slider .*/, ''),
});

const readPosition = (page: Page) =>
  page.evaluate(() => ({ focus: document.activeElement?.localName, top: window.scrollY }));

/** @returns the HTML of each control that gets the focus */
async function pressTab(page: Page, times: number): Promise<string[]> {
  const tabStops = [];
  for (let presses = 0; presses < times; presses += 1) {
    await page.keyboard.press('Tab');
    tabStops.push(await page.evaluate(() => document.activeElement!.outerHTML));
  }
  return tabStops;
}

/** Clicks the first button when React has begun to listen, but before it hydrates the button. */
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

for (const { tag, at, t } of sampleLocales) {
  for (const { id, path } of routes.slice(0, 2))
    test(`a screen reader reads the same on ${at(path)} before and after the script loads`, async ({
      page,
    }) => {
      const releaseScript = await holdScript(page);
      await page.goto(at(path));
      const before = await readForScreenReader(page);
      expect(before.title).toContain(t(($) => $[id].meta.title));
      expect(before.lang).toBe(tag);
      for (const role of ['banner', 'main', 'contentinfo', 'heading'])
        expect(before.tree).toContain(`- ${role}`);
      releaseScript();
      await waitForHydration(page);
      expect(await readForScreenReader(page)).toEqual(before);
      await expect(page.locator('body')).toBeFocused();
    });

  test(`an address with a hash shows its section before and after the script loads: ${tag}`, async ({
    page,
  }) => {
    const releaseScript = await holdScript(page);
    await page.goto(`${at('/')}#about`);
    await expect(page.locator('#about-title')).toBeInViewport();
    const before = await readPosition(page);
    expect(before.top).toBeGreaterThan(0);
    releaseScript();
    await waitForHydration(page);
    expect(await readPosition(page)).toEqual(before);
  });

  test(`the focus does not move while the script loads, and the tab stops stay the same: ${tag}`, async ({
    page,
  }) => {
    const releaseScript = await holdScript(page);
    await page.goto(at('/'));
    const tabStops = await pressTab(page, 5);
    const focused = await page.evaluateHandle(() => document.activeElement!);
    releaseScript();
    await waitForHydration(page);
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect(page.getByRole('status')).toBeEmpty();
    tabStops.push(...(await pressTab(page, 5)));
    await page.locator('a[href="#main"]').focus();
    expect(await pressTab(page, 9)).toEqual(tabStops.slice(1));
  });

  test(`a button that is clicked during hydration opens one toast: ${tag}`, async ({ page }) => {
    await recordToasts(page);
    await clickDuringHydration(page);
    await visit(page, at('/'));
    const status = page.getByRole('status');
    await expect(status).toContainText(await readProductNameOfFirstButton(page));
    expect(await readToasts(page)).toEqual([await status.innerText()]);
  });
}
