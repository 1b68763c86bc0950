import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Box } from '../model.ts';
import { captureScreenshot, readViewport } from './screenshots.ts';

export type Rgb = readonly [number, number, number];

/** The pixels of a screenshot, one for each CSS pixel. */
export type Pixels = { width: number; height: number; at: (x: number, y: number) => Rgb };

/** Reads the pixels of the whole page, or of a box within the viewport. */
export async function readPixels(page: Page, box?: Box): Promise<Pixels> {
  const screenshot = sharp(await captureScreenshot(page, 'png', box));
  const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
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

/** `at` takes coordinates of the page, not of the viewport. */
export async function readViewportPixels(page: Page): Promise<Pixels> {
  const box = await readViewport(page);
  const pixels = await readPixels(page, box);
  return { ...pixels, at: (x, y) => pixels.at(x - box.x, y - box.y) };
}

/**
 * Maps a color value (0 to 255) to linear light. The table is computed once, because an audit reads millions
 * of pixels.
 */
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

export function blend(
  [red, green, blue, alpha]: readonly [number, number, number, number],
  below: Rgb,
): Rgb {
  const mix = (over: number, under: number) => Math.round(over * alpha + under * (1 - alpha));
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])];
}

/** The top and bottom fifths of the box are left out, because corners may be round. */
export function samplePixels(pixels: Pixels, { x, y, width, height }: Box, step: number): Rgb[] {
  const points: Rgb[] = [];
  for (let down = y + height * 0.2; down <= y + height * 0.8; down += step)
    for (let across = x + 1; across <= x + width - 1; across += step)
      points.push(pixels.at(Math.round(across), Math.round(down)));
  return points;
}

export function toContrastRange(points: readonly Rgb[]): number {
  const sorted = points.toSorted((one, other) => toLuminance(one) - toLuminance(other));
  const [darkest, lightest] = [sorted[0], sorted.at(-1)];
  return darkest && lightest ? toContrast(darkest, lightest) : Infinity;
}

export function countChangedPixels(one: Pixels, other: Pixels, ratio: number): number {
  let count = 0;
  for (let y = 0; y < Math.min(one.height, other.height); y += 1)
    for (let x = 0; x < Math.min(one.width, other.width); x += 1) {
      const [a, b] = [one.at(x, y), other.at(x, y)];
      if ((a[0] !== b[0] || a[1] !== b[1] || a[2] !== b[2]) && toContrast(a, b) >= ratio)
        count += 1;
    }
  return count;
}

/** A box that would begin above or to the left of the page is shifted to the edge of the page. */
export function surround({ x, y, width, height }: Box): Box {
  const margin = 12;
  return {
    x: Math.max(0, Math.floor(x - margin)),
    y: Math.max(0, Math.floor(y - margin)),
    width: Math.ceil(width + 2 * margin),
    height: Math.ceil(height + 2 * margin),
  };
}
