import type { Browser, Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';
import { localizePath } from '../../src/i18n/urls.ts';
import { routes } from '../../src/site/routes.ts';

/** A screenshot of the part of a page that shows the text with this key. The text is outlined. */
export type Picture = {
  key: string;
  /** Width of the window in CSS pixels. */
  width: number;
  /** A WebP image as a data URL; undefined if the text has no visible box. */
  image: string | undefined;
  /** The role and name that a screen reader gets, such as `link "Über uns"`. */
  heard: string | undefined;
};

const widths = [390, 1280] as const;

type Box = { left: number; top: number; width: number; height: number };
type Found = { key: string; index: number; box: Box };

type State = {
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Matches the keys of the texts to take pictures of. By default, all texts match. */
  keys?: RegExp;
};

/** Selects the frame that the preview draws around the region of the toasts while a toast is open. */
const toast = '[data-key="common.toast.region"]';

async function openToast(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).first();
  if ((await control.count()) === 0) return;
  await control.press('Enter');
  await page.locator(toast).waitFor({ state: 'attached' });
}

const states: readonly State[] = [
  { path: '/', keys: /\.skipLink$/, prepare: (page) => page.locator('a[href="#main"]').focus() },
  ...routes.map(({ path }) => ({ path })),
  { path: '/', prepare: (page) => openToast(page, '#products button') },
  {
    path: '/',
    async prepare(page) {
      // Prevent the request for the product's app, which is another site.
      await page.context().route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
      await openToast(page, '#products a[target]');
    },
  },
];

export async function takePictures(
  browser: Browser,
  origin: string,
  locale: string,
): Promise<Picture[]> {
  const ofWidths = await Promise.all(
    widths.map((width) => takePicturesAt(browser, origin, locale, width)),
  );
  return ofWidths.flat();
}

async function takePicturesAt(browser: Browser, origin: string, locale: string, width: number) {
  const pictures = new Map<string, Picture>();
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale,
  });
  await context.addInitScript(() => {
    sessionStorage.setItem('show-keys', 'true');
  });
  const page = await context.newPage();
  for (const { path, prepare, keys = /^/ } of states) {
    await page.goto(origin + localizePath(path, locale));
    await page.locator('[data-key]').first().waitFor({ state: 'attached' });
    await prepare?.(page);
    await addPictures(pictures, page, width, keys);
  }
  await context.close();
  return [...pictures.values()];
}

async function addPictures(
  pictures: Map<string, Picture>,
  page: Page,
  width: number,
  keys: RegExp,
): Promise<void> {
  // Load lazy images, because they are part of the screenshots.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  const found = await page.evaluate(findBoxes);
  await page.locator('[data-preview]').evaluate((tools) => tools.remove());
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
  // Decode the screenshot only once, because about a hundred pictures can be cut from it.
  const screenshot = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  for (const { key, index, box } of found) {
    if (!keys.test(key) || pictures.has(key)) continue;
    const image = box.width > 1 && box.height > 1 ? await cut(screenshot, box) : undefined;
    const element = page.locator(`[data-spoken="${index}"]`);
    const heard = (await element.isVisible()) ? toHeard(await element.ariaSnapshot()) : undefined;
    if (image || heard) pictures.set(key, { key, width, image, heard });
  }
}

/** @example toHeard('- link "About us":\n  - text: About us') // => 'link "About us"' */
function toHeard(snapshot: string): string | undefined {
  const plain = snapshot.replaceAll(/\\u206[6-9]|[\u2066-\u2069]/g, '');
  return /^- '?(\w+ "(?:[^"\\]|\\.)*")/.exec(plain)?.[1];
}

/**
 * Runs in the page. Elements with a text that is only spoken, such as an `aria-label`, get `data-spoken`, so
 * that the caller can read their accessible names.
 */
function findBoxes(): Found[] {
  const { scrollX, scrollY } = window;
  const toBox = (one: Element): Box => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { left: left + scrollX, top: top + scrollY, width, height };
  };
  return [...document.querySelectorAll<HTMLElement>('[data-preview] [data-key]')].map(
    (item, index) => {
      const { key = '', attribute } = item.dataset;
      const box = toBox(item);
      const element =
        attribute &&
        [...document.querySelectorAll(`body [${attribute}]`)].find((one) => {
          const { left, top } = toBox(one);
          return (
            !one.hasAttribute('data-spoken') &&
            Math.abs(left - box.left) < 1 &&
            Math.abs(top - box.top) < 1
          );
        });
      if (element) element.setAttribute('data-spoken', String(index));
      return { key, index, box };
    },
  );
}

const margin = 40;

type Pixels = { data: Buffer; info: OutputInfo };

async function cut({ data, info }: Pixels, box: Box): Promise<string> {
  const { width: pageWidth, height: pageHeight } = info;
  const left = Math.max(0, Math.floor(box.left - margin * 2));
  const top = Math.max(0, Math.floor(box.top - margin));
  const width = Math.min(pageWidth - left, Math.ceil(box.width + margin * 4));
  const height = Math.min(pageHeight - top, Math.ceil(box.height + margin * 2));
  const outline = `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><rect x="${box.left - left - 3}" y="${box.top - top - 3}" width="${box.width + 6}" height="${box.height + 6}" fill="none" stroke="#b3228a" stroke-width="3"/></svg>`;
  const image = await sharp(data, { raw: info })
    .extract({ left, top, width, height })
    .composite([{ input: Buffer.from(outline) }])
    .webp({ quality: 70 })
    .toBuffer();
  return `data:image/webp;base64,${image.toString('base64')}`;
}
