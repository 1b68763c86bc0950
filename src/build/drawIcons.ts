import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';

/**
 * `npm run icons`: draws the raster pictures that other software asks for from our SVGs, into
 * `src/static`. Run by hand when a drawing changes; the results are committed.
 */
const paper = '#fcfaf6';
const icons = [
  { file: 'icon-192.png', source: 'src/components/mark.svg', size: 192 },
  { file: 'icon-512.png', source: 'src/components/mark.svg', size: 512 },
  // A mask may cut away all but the middle 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
  { file: 'icon-maskable-512.png', source: 'src/components/mark.svg', size: 512, margin: 0.15 },
  // iOS fills what is clear with black and rounds the corners itself.
  { file: 'apple-touch-icon.png', source: 'src/components/mark.svg', size: 180, margin: 0.1 },
];

async function draw(page: Page, source: string, width: number, height: number, margin = 0) {
  const picture = readFileSync(source, 'base64');
  const inset = Math.round(width * margin);
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<body style="margin:0;background:${margin ? paper : 'transparent'}">
     <img style="display:block;position:absolute;inset:${inset}px;width:${width - 2 * inset}px;height:${height - 2 * inset}px"
     src="data:image/svg+xml;base64,${picture}">`,
    { waitUntil: 'load' },
  );
  return page.screenshot({ omitBackground: true });
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

const browser = await chromium.launch({
  executablePath: findBrowser(console.log),
  chromiumSandbox: process.getuid?.() !== 0,
});
const page = await browser.newPage();
for (const { file, source, size, margin } of icons)
  writeFileSync(`src/static/${file}`, await draw(page, source, size, size, margin));
writeFileSync(
  'src/static/favicon.ico',
  toIco(await draw(page, 'src/static/favicon.svg', 32, 32), 32),
);
writeFileSync('src/static/social.png', await draw(page, 'src/build/artwork/social.svg', 1200, 630));
await browser.close();
