import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

// Run this file with `npm run icons` after a drawing has changed, and commit the icons.
const logo = readFileSync('src/components/mark.svg', 'utf8');
/** iOS and Android cut the corners themselves: https://www.w3.org/TR/appmanifest/#icon-masks */
const withoutRoundCorners = logo.replace(' rx="12"', '');
/** The favicon lacks the sun and rays of the logo, because they would be a blur at 16 pixels. */
const small = readFileSync('src/static/favicon.svg', 'utf8');

async function draw(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: originalWidth } = await sharp(source).metadata();
  // At the default density of 72, sharp would draw the SVG small and then enlarge the pixels.
  const picture = sharp(source, { density: (72 * width) / originalWidth }).resize(width);
  return picture.png({ compressionLevel: 9 }).toBuffer();
}

/** https://en.wikipedia.org/wiki/ICO_(file_format) */
function toIco(images: readonly Buffer[]): Buffer {
  let offset = 6 + 16 * images.length;
  const entries = images.map((image) => {
    const width = image.readUInt32BE(16); // A PNG file contains its width at this position.
    // These bytes are the width, the height, no palette, a reserved zero, one plane and 32 bits a pixel.
    const start = Buffer.from([width, width, 0, 0, 1, 0, 32, 0]);
    const position = Uint32Array.of(image.length, offset);
    offset += image.length;
    return [start, Buffer.from(position.buffer)];
  });
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  return Buffer.concat([header, ...entries.flat(), ...images]);
}

const write = (file: string, content: Buffer) => writeFileSync(`src/static/${file}`, content);
write('icon-192.png', await draw(logo, 192));
write('icon-512.png', await draw(logo, 512));
write('icon-maskable-512.png', await draw(withoutRoundCorners, 512));
write('apple-touch-icon.png', await draw(withoutRoundCorners, 180));
write('favicon.ico', toIco([await draw(small, 16), await draw(small, 32), await draw(logo, 48)]));
