import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * `npm run icons`: draws the raster pictures that other software asks for from our SVGs, into
 * `src/static`. Run by hand when a drawing changes; the results are committed.
 */
const mark = readFileSync('src/components/mark.svg', 'utf8');
/** For iOS and Android, which cut the corners themselves, up to a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks */
const whole = mark.replace(' rx="12"', '');
/** The mark without its sun and rays, of which 16 pixels would leave a blur. */
const small = readFileSync('src/static/favicon.svg', 'utf8');

const pictures = [
  { file: 'icon-192.png', source: mark, width: 192 },
  { file: 'icon-512.png', source: mark, width: 512 },
  { file: 'icon-maskable-512.png', source: whole, width: 512 },
  { file: 'apple-touch-icon.png', source: whole, width: 180 },
];
const favicons = [
  { source: small, width: 16 },
  { source: small, width: 32 },
  { source: mark, width: 48 },
];

type Picture = { source: string; width: number };

async function draw({ source, width }: Picture): Promise<Buffer> {
  const svg = Buffer.from(source);
  const { width: own } = await sharp(svg).metadata();
  // An SVG is drawn at 72 dots per inch unless told otherwise, and would be enlarged afterwards.
  const picture = sharp(svg, { density: (72 * width) / own }).resize(width);
  return picture.png({ compressionLevel: 9 }).toBuffer();
}

/** PNGs in the container that every browser since 2007 reads: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function toIco(icons: readonly Picture[]): Promise<Buffer> {
  const images = await Promise.all(icons.map(draw));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(icons[index]!.width, entry);
    header.writeUInt8(icons[index]!.width, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

for (const picture of pictures) writeFileSync(`src/static/${picture.file}`, await draw(picture));
writeFileSync('src/static/favicon.ico', await toIco(favicons));
