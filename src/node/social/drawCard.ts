import sharp from 'sharp';
import type { Direction } from '../../i18n/languages.ts';
import { size, toScene } from './scene.ts';
import { drawWords } from './words.ts';

/** What a social picture says, in one language. */
export type Card = { tag: string; dir: Direction; company: string; title: string };

const margin = 64;
const markSize = 72;
const nameSizes = [34, 30, 26, 22];
const titleSizes = Array.from({ length: 17 }, (_, index) => 84 - 3 * index);

/** The same for every language of a direction, and half of the work. */
const scenes = new Map<Direction, Promise<Buffer>>();

/**
 * The company's mark and name above the headline, beside the scene.
 *
 * @returns nothing where the words cannot be drawn
 */
export async function drawCard({ tag, dir, company, title }: Card): Promise<Buffer | undefined> {
  const start = margin + markSize + 20;
  // The name is written in Latin letters in every language.
  const name = await drawWords(company, 'en', nameSizes, { width: 500 - start, height: markSize });
  const words = await drawWords(title, tag, titleSizes, { width: 470, height: 350 });
  if (!name || !words) return undefined;

  const scene =
    scenes.get(dir) ??
    sharp(Buffer.from(toScene(dir)))
      .png()
      .toBuffer();
  scenes.set(dir, scene);
  const mark = await sharp('src/components/mark.svg', { density: (72 * markSize) / 48 })
    .flop(dir === 'rtl')
    .toBuffer();
  const place = (input: Buffer, width: number, inline: number, top: number) => ({
    input,
    top: Math.round(top),
    left: dir === 'rtl' ? size.width - inline - width : inline,
  });
  return (
    sharp(await scene)
      .composite([
        place(mark, markSize, margin, margin),
        place(name.input, name.width, start, margin + (markSize - name.height) / 2),
        place(words.input, words.width, margin, size.height - margin - words.height),
      ])
      // The drawing's gradients need no more, and the edges of letters all of their color.
      .jpeg({ quality: 70, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}
