import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * `npm run icons`: draws the raster pictures that other software asks for from our SVGs, into
 * `src/static`. Run by hand when a drawing changes; the results are committed.
 */
const paper = '#fcfaf6';
const mark = 'src/components/mark.svg';
const pictures = [
  { file: 'icon-192.png', source: mark, width: 192 },
  { file: 'icon-512.png', source: mark, width: 512 },
  // A mask may cut away all but the middle 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
  { file: 'icon-maskable-512.png', source: mark, width: 512, margin: 0.15 },
  // iOS fills what is clear with black and rounds the corners itself.
  { file: 'apple-touch-icon.png', source: mark, width: 180, margin: 0.1 },
  { file: 'social.png', source: 'src/node/icons/social.svg', width: 1200 },
];

async function draw(source: string, width: number, margin = 0): Promise<Buffer> {
  const inset = Math.round(width * margin);
  const inner = width - 2 * inset;
  const { width: own } = await sharp(source).metadata();
  // An SVG is drawn at 72 dots per inch unless told otherwise, and would be enlarged afterwards.
  const picture = sharp(source, { density: (72 * inner) / own }).resize(inner);
  if (inset > 0)
    picture
      .extend({ top: inset, bottom: inset, left: inset, right: inset, background: paper })
      .flatten({ background: paper });
  return picture.png({ compressionLevel: 9 }).toBuffer();
}

/** One PNG in the container that every browser since 2007 reads: https://en.wikipedia.org/wiki/ICO_(file_format) */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

for (const { file, source, width, margin } of pictures)
  writeFileSync(`src/static/${file}`, await draw(source, width, margin));
writeFileSync('src/static/favicon.ico', toIco(await draw('src/static/favicon.svg', 32), 32));
