import sharp from 'sharp';
import type { Direction } from '../../i18n/languages.ts';
import { size, toScene } from './scene.ts';
import { drawWords } from './words.ts';

export type Card = { tag: string; dir: Direction; company: string; title: string };

const margin = 64;
const logoSize = 72;
const nameSizes = [34, 30, 26, 22];
const titleSizes = Array.from({ length: 17 }, (_, index) => 84 - 3 * index);

/** Languages with the same text direction share a background, because drawing it takes most of the time. */
const backgrounds = new Map<Direction, ReturnType<typeof drawBackground>>();

/** @returns a JPEG, or `undefined` if the words cannot be drawn */
export async function drawCard({ tag, dir, company, title }: Card): Promise<Buffer | undefined> {
  const start = margin + logoSize + 20;
  // The name of the company has Latin letters in every language, so it is drawn like English.
  const name = await drawWords(company, 'en', nameSizes, { width: 500 - start, height: logoSize });
  const words = await drawWords(title, tag, titleSizes, { width: 470, height: 350 });
  if (!name || !words) return undefined;

  const background = backgrounds.get(dir) ?? drawBackground(dir);
  backgrounds.set(dir, background);
  const { data, info } = await background;
  const place = (input: Buffer, width: number, inline: number, top: number) => ({
    input,
    top: Math.round(top),
    left: toLeft(dir, width, inline),
  });
  const picture = sharp(data, { raw: info }).composite([
    place(name.input, name.width, start, margin + (logoSize - name.height) / 2),
    place(words.input, words.width, margin, size.height - margin - words.height),
  ]);
  // Quality 70 is enough for the gradients. Without `4:4:4`, the edges of coloured shapes would be blurred.
  return picture.jpeg({ quality: 70, chromaSubsampling: '4:4:4' }).toBuffer();
}

async function drawBackground(dir: Direction) {
  const logo = await sharp('src/components/mark.svg', { density: (72 * logoSize) / 48 })
    .flop(dir === 'rtl')
    .toBuffer();
  return sharp(Buffer.from(toScene(dir)))
    .composite([{ input: logo, top: margin, left: toLeft(dir, logoSize, margin) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const toLeft = (dir: Direction, width: number, inline: number) =>
  dir === 'rtl' ? size.width - inline - width : inline;
