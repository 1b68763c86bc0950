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

/** Reads a colour at half the height. `left` is 0 at the left edge and almost 1 at the right edge. */
async function colorAt(image: Buffer, left: number): Promise<Color> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const pixel = Math.floor(info.height / 2) * info.width + Math.floor(left * info.width);
  const [red = 0, green = 0, blue = 0] = data.subarray(pixel * info.channels);
  return new Color('srgb', [red / 255, green / 255, blue / 255]);
}

it('the icon of the browser tab has a drawing for each size at which it is shown', async () => {
  expect(favicons.map(({ width }) => width)).toEqual([16, 32, 48]);
  const drawn = await Promise.all(favicons.map(({ image }) => sharp(image).metadata()));
  const sizes = drawn.map(({ width, height }) => [width, height]);
  expect(sizes).toEqual(favicons.map(({ width }) => [width, width]));
});

it('at a width of 16 pixels, both halves of the icon stand out from a tab and from the line between them', async () => {
  const [before, line, after] = await Promise.all(
    [0.15, 0.5, 0.85].map((left) => colorAt(smallest!.image, left)),
  );
  for (const half of [before!, after!]) {
    for (const tab of chromeTabColors) expect(half.contrast(tab, 'WCAG21')).toBeGreaterThan(2.3);
    expect(line!.contrast(half, 'WCAG21')).toBeGreaterThan(1.8);
  }
  // The left half is grey, and the right half has a colour.
  expect(before!.get('oklch.c')).toBeLessThan(0.02);
  expect(after!.get('oklch.c')).toBeGreaterThan(0.1);
});

it.each(['icon-maskable-512.png', 'apple-touch-icon.png'])(
  '%s fills its whole square, because the system rounds the corners',
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
