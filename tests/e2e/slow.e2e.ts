import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { sampleVisitors } from './pages.ts';
import { test as base, expect, hold, hydrated, readProduct } from './site.ts';

type Fixtures = {
  /** Lets the last piece of the script come, which waits for that on any machine. */
  arrive: () => void;
};

// The processor is slowed down too.
base.setTimeout(90_000);

/** On a slow line to a slow phone. */
const test = base.extend<Fixtures>({
  arrive: async ({ page }, provide) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const { answer } = await hold(page, '**/assets/index-*.js');
    await provide(answer);
    // The line is the browser's, which other tests go on with.
    await session.detach();
  },
});

/** Until React has taken over every piece of the page; it marks what it has, and tells of it nowhere else. */
async function takenOver(page: Page) {
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(a, button)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}

/** What a screen reader has to read, but for the slider, which is a picture until a script answers. */
const read = async (page: Page) => ({
  title: await page.title(),
  lang: await page.locator('html').getAttribute('lang'),
  tree: (await page.locator('body').ariaSnapshot()).replace(/\n *- slider .*/, ''),
});

/** Where its user is. */
const findPlace = (page: Page) =>
  page.evaluate(() => ({ focus: document.activeElement?.localName, top: window.scrollY }));

/** Has the page collect each element that gets the focus, which `readStops` gives. */
const recordStops = (page: Page) =>
  page.addInitScript(() => {
    const stops: string[] = [];
    Object.assign(window, { stops });
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) stops.push(target.outerHTML);
    });
  });

const readStops = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'stops') as string[]).splice(0));

/** Has the page collect each toast that opens, which `readToasts` gives. */
const recordToasts = (page: Page) =>
  page.addInitScript(() => {
    const toasts: string[] = [];
    Object.assign(window, { toasts });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement) {
          const toast = node.querySelector<HTMLElement>('.mantine-Notification-root');
          if (toast) toasts.push(toast.innerText);
        }
    }).observe(document, { childList: true, subtree: true });
  });

const readToasts = (page: Page) => page.evaluate(() => Reflect.get(window, 'toasts') as string[]);

/** When React listens to the page already and has not rendered anything. */
const pressAtHydration = (page: Page) =>
  page.addInitScript(() => {
    const { addEventListener: listen } = Element.prototype;
    let isPressed = false;
    Element.prototype.addEventListener = function (
      this: Element,
      ...args: Parameters<typeof listen>
    ) {
      listen.apply(this, args);
      if (this.id !== 'root' || isPressed) return;
      isPressed = true;
      queueMicrotask(() => document.querySelector<HTMLElement>('main button')!.click());
    };
  });

/** Goes on to the last link of the page. @returns how often Tab was pressed */
async function tabToEnd(page: Page): Promise<number> {
  const left = await page.evaluate(() => {
    const stops = [...document.querySelectorAll('a, summary, button, input')].filter((one) =>
      one.checkVisibility(),
    );
    return stops.length - 1 - stops.indexOf(document.activeElement!);
  });
  await Promise.all(Array.from({ length: left }, () => page.keyboard.press('Tab')));
  return left;
}

for (const { tag, at, t } of sampleVisitors) {
  for (const { id, path } of routes.slice(0, 2))
    test(`what a screen reader in ${tag} reads of ${at(path)} is the same before the script and with it`, async ({
      page,
      arrive,
    }) => {
      await page.goto(at(path));
      const before = await read(page);
      expect(before.title).toContain(t(($) => $[id].meta.title));
      expect(before.lang).toBe(tag);
      for (const role of ['banner', 'main', 'contentinfo', 'heading'])
        expect(before.tree).toContain(`- ${role}`);
      arrive();
      await takenOver(page);
      expect(await read(page)).toEqual(before);
    });

  test(`a visitor in ${tag} who comes to a section is there before the script, and stays`, async ({
    page,
    arrive,
  }) => {
    await page.goto(`${at('/')}#about`);
    await expect(page.locator('#about-title')).toBeInViewport();
    const before = await findPlace(page);
    expect(before.top).toBeGreaterThan(0);
    arrive();
    await takenOver(page);
    expect(await findPlace(page)).toEqual(before);
  });

  test(`a visitor in ${tag} who goes on by keyboard while the script comes meets what they meet later`, async ({
    page,
    arrive,
  }) => {
    await recordStops(page);
    await page.goto(at('/'));
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab');
    const focused = await page.evaluateHandle(() => document.activeElement!);
    arrive();
    await takenOver(page);
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect(page.getByRole('status')).toBeEmpty();
    const presses = 5 + (await tabToEnd(page));
    const stops = await readStops(page);
    expect(stops).toHaveLength(presses);
    await page.locator('a[href="#main"]').focus();
    await tabToEnd(page);
    expect(await readStops(page)).toEqual(stops);
  });

  test(`a visitor in ${tag} who follows a link before the script comes gets there`, async ({
    page,
    arrive,
  }) => {
    await page.goto(at('/'), { waitUntil: 'commit' });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t(($) => $.common.footer.privacy) })
      .click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t(($) => $.privacy.title));
    arrive();
    await takenOver(page);
    await expect(heading).toHaveText(t(($) => $.privacy.title));
    await expect(page).toHaveURL(at('/privacy'));
  });

  for (const moment of ['before the script comes', 'while React takes the page over'])
    test(`a visitor in ${tag} who presses a button ${moment} gets one toast, once`, async ({
      page,
      arrive,
    }) => {
      await recordToasts(page);
      const isDuring = moment !== 'before the script comes';
      if (isDuring) await pressAtHydration(page);
      await page.goto(at('/'));
      if (!isDuring) await page.getByRole('main').getByRole('button').first().click();
      expect(await readToasts(page)).toEqual([]);
      arrive();
      await takenOver(page);
      const status = page.getByRole('status');
      await expect(status).toContainText(await readProduct(page));
      expect(await readToasts(page)).toEqual([await status.innerText()]);
    });
}
