import { globSync, readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const ico = readFileSync('src/static/favicon.ico');
const favicons = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
  const entry = 6 + 16 * index;
  const offset = ico.readUInt32LE(entry + 12);
  return {
    width: ico.readUInt8(entry),
    image: ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)),
  };
});
const [smallest] = favicons;

const chromeTabColors = ['#ffffff', '#dee1e6', '#35363a', '#202124'];

async function colorAt(image: Buffer, x: number, y: number): Promise<Color> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const start =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, green = 0, blue = 0] = [...data.subarray(start, start + 3)];
  return new Color('srgb', [red / 255, green / 255, blue / 255]);
}

it('the icon of the browser tab has a drawing for each size at which it is shown', async () => {
  expect(favicons.map(({ width }) => width)).toEqual([16, 32, 48]);
  const drawn = await Promise.all(favicons.map(({ image }) => sharp(image).metadata()));
  const sizes = drawn.map(({ width, height }) => [width, height]);
  expect(sizes).toEqual(favicons.map(({ width }) => [width, width]));
});

it.each(chromeTabColors)(
  'both halves of the icon, 16 pixels wide, stand out from a tab of %s',
  async (tab) => {
    const before = await colorAt(smallest!.image, 0.15, 0.5);
    const after = await colorAt(smallest!.image, 0.85, 0.5);
    expect(before.contrast(tab, 'WCAG21')).toBeGreaterThan(2.3);
    expect(after.contrast(tab, 'WCAG21')).toBeGreaterThan(2.3);
    // A line divides the icon. The left half is grey, and the right half has a colour.
    expect(before.get('oklch.c')).toBeLessThan(0.02);
    expect(after.get('oklch.c')).toBeGreaterThan(0.1);
  },
);

it('the line of the icon stands out from both of its halves', async () => {
  const line = await colorAt(smallest!.image, 0.5, 0.5);
  for (const x of [0.15, 0.85]) {
    const half = await colorAt(smallest!.image, x, 0.5);
    expect(line.contrast(half, 'WCAG21')).toBeGreaterThan(1.8);
  }
});

it.each(['icon-maskable-512.png', 'apple-touch-icon.png'])(
  '%s fills its whole square, because the system cuts the corners',
  async (file) => {
    const { isOpaque } = await sharp(`src/static/${file}`).stats();
    expect(isOpaque).toBe(true);
  },
);

it.each(globSync('src/**/*.svg'))(
  '%s contains no words, because drawings are not translated',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/<text\b/);
  },
);
