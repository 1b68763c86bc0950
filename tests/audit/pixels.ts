import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Box } from './model.ts';
import { answerWithin, NoAnswer } from './noAnswer.ts';
import { speakTo } from './protocol.ts';

export type Rgb = readonly [number, number, number];

/** What is painted, a pixel of the picture for each CSS pixel. */
export type Pixels = { width: number; height: number; at: (x: number, y: number) => Rgb };

export type JpegFormat = { format: 'jpeg'; quality: number; scale: number };

/** Milliseconds; a picture takes a tenth of a second, and one that Chromium forgets comes never. */
const patience = 20_000;

/**
 * A picture of the page as it stands, whole or one box of it. Asked of the browser itself, because
 * the audit takes thousands and Playwright prepares the page for each.
 * @throws NoAnswer where the browser makes none
 */
export async function capture(
  page: Page,
  format: JpegFormat | { format: 'png' },
  box?: Box,
): Promise<Buffer> {
  const { scale, ...encoding } = { scale: 1, ...format };
  const session = await speakTo(page);
  const clip = box ?? (await session.send('Page.getLayoutMetrics')).cssContentSize;
  const answer = session.send('Page.captureScreenshot', {
    ...encoding,
    optimizeForSpeed: true,
    captureBeyondViewport: !box,
    clip: { ...clip, scale },
  });
  const { data } = await answerWithin(answer, patience, () => 'A picture').catch(
    (error: unknown) => {
      // On a machine that is busy with other things the browser may have no frame to show.
      if (String(error).includes('Unable to capture screenshot'))
        throw new NoAnswer('A picture: the browser made none.', { cause: error });
      throw error;
    },
  );
  return Buffer.from(data, 'base64');
}

/** What is painted of the whole page, or of a box that the visitor sees. */
export async function paint(page: Page, box?: Box): Promise<Pixels> {
  const picture = sharp(await capture(page, { format: 'png' }, box));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    width,
    height,
    at(x, y) {
      const row = Math.min(Math.max(y, 0), height - 1);
      const column = Math.min(Math.max(x, 0), width - 1);
      const from = (row * width + column) * channels;
      return [data[from]!, data[from + 1]!, data[from + 2]!];
    },
  };
}

/** The part of the page that the visitor sees. */
export function readWindow(page: Page): Promise<Box> {
  return page.evaluate(() => ({
    x: window.scrollX,
    y: window.scrollY,
    width: window.innerWidth,
    height: window.innerHeight,
  }));
}

/** What is painted of it, with the places that it has on the page. */
export async function paintWindow(page: Page): Promise<Pixels> {
  const box = await readWindow(page);
  const pixels = await paint(page, box);
  return { ...pixels, at: (x, y) => pixels.at(x - box.x, y - box.y) };
}

/** Of each value of a channel: the audit asks for that of millions of pixels. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function toLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function toContrast(one: Rgb, other: Rgb): number {
  const [first, second] = [toLuminance(one), toLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** What is painted over `below` where a colour lets it through. */
export function blend(
  [red, green, blue, alpha]: readonly [number, number, number, number],
  below: Rgb,
): Rgb {
  const mix = (over: number, under: number) => Math.round(over * alpha + under * (1 - alpha));
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])];
}

/** Points of a box, away from its ends, where a rounded corner may be. */
export function sample(pixels: Pixels, { x, y, width, height }: Box, step: number): Rgb[] {
  const points: Rgb[] = [];
  for (let down = y + height * 0.2; down <= y + height * 0.8; down += step)
    for (let across = x + 1; across <= x + width - 1; across += step)
      points.push(pixels.at(Math.round(across), Math.round(down)));
  return points;
}

/** The contrast between the lightest and the darkest: letters, say, and what is behind them. */
export function toSpan(points: readonly Rgb[]): number {
  const weigh = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const sorted = points.toSorted((a, b) => weigh(a) - weigh(b));
  const [darkest, lightest] = [sorted[0], sorted.at(-1)];
  return darkest && lightest ? toContrast(darkest, lightest) : Infinity;
}
