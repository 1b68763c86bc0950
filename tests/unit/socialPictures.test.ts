import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { drawPictures } from '../../src/node/social/drawPictures.ts';
import { findScript } from '../../src/node/social/words.ts';
import { makeFolder } from '../makeFolder.ts';

vi.setConfig({ testTimeout: 60_000 });

const locales = readSiteLocales('tests');
const [english] = locales;
const arabic = locales.find(({ tag }) => tag === 'ar')!;

/** English, with another headline and under another name. */
const withTitle = (tag: string, title: string) => ({
  ...english!,
  tag,
  messages: { ...english!.messages, home: { hero: { title } } },
});

/** The addresses of two pictures, whose hashes tell of each byte, as a build with that environment draws them. */
function draw(env: Record<string, string>): string {
  const script = `
    const { drawPictures } = await import('./src/node/social/drawPictures.ts');
    const { readSiteLocales } = await import('./src/node/locales/siteLocales.ts');
    const locales = readSiteLocales('visitors').filter(({ tag }) => ['en', 'ja'].includes(tag));
    console.log(JSON.stringify((await drawPictures(locales)).addresses));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

/** How light a third of a picture is, from 0 to 255. */
async function measure(picture: Buffer, left: number): Promise<number> {
  const part = await sharp(picture).extract({ left, top: 0, width: 400, height: 630 }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.reduce((sum, { mean }) => sum + mean / 3, 0);
}

it('the fonts of the pictures are there, or squares would stand in the place of letters', () => {
  const config = readFileSync('src/node/social/fonts.conf', 'utf8');
  const folders = [...config.matchAll(/<dir prefix="relative">(.*)<\/dir>/g)];
  const fonts = folders.flatMap(([, folder = '']) => readdirSync(join('src/node/social', folder)));
  expect(fonts.filter((file) => file.endsWith('.ttf'))).toEqual([
    'NotoSans_700Bold.ttf',
    'NotoSansArabic_700Bold.ttf',
    'NotoSansJP_700Bold.ttf',
  ]);
});

it('every language that the fonts can write has a picture of its own, of at most 100 kB, the pseudo-languages too', async () => {
  const { files, addresses, remarks } = await drawPictures(locales);
  const written = locales.filter(({ tag }) => findScript(tag));
  expect(written.length).toBeGreaterThanOrEqual(7);
  expect(new Set(written.map(({ tag }) => addresses[tag])).size).toBe(written.length);
  expect(remarks).toHaveLength(locales.length - written.length);
  const sizes = Object.values(files).map(({ length }) => length);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});

it('from right to left, the words are on the right and the lit scene on the left', async () => {
  const { files, addresses } = await drawPictures([english!, arabic]);
  const [fromLeft, fromRight] = [files[addresses.en!]!, files[addresses.ar!]!];
  expect(await measure(fromLeft, 0)).toBeGreaterThan(200);
  expect(await measure(fromLeft, 800)).toBeLessThan(130);
  expect(await measure(fromRight, 0)).toBeLessThan(130);
  expect(await measure(fromRight, 800)).toBeGreaterThan(200);
});

it('a language shows the English picture, and the build says so, where no font has its script', async () => {
  const { addresses, remarks } = await drawPictures([english!, withTitle('ko', 'AI로 더 좋게')]);
  expect(addresses.ko).toBe(addresses.en);
  expect(remarks).toEqual([
    'The social picture of locales/ko is the English one: no font of src/node/social/fonts.conf has its script, or its headline is too long.',
  ]);
});

it('a headline that is too long for the picture leaves the English one in its place', async () => {
  const { addresses } = await drawPictures([english!, withTitle('nl', 'lang '.repeat(100))]);
  expect(addresses.nl).toBe(addresses.en);
});

it('letters that are marks of the drawing library are drawn as they are', async () => {
  const { addresses } = await drawPictures([english!, withTitle('nl', 'A < B & C')]);
  expect(addresses.nl).not.toBe(addresses.en);
});

it('the picture is the same to the byte whatever fonts and languages the machine has', async () => {
  // A machine whose own configuration has the letters of one font drawn as those of another.
  const folder = makeFolder();
  const file = join(folder, 'fontconfig/fonts.conf');
  mkdirSync(join(folder, 'fontconfig'));
  const font = resolve('node_modules/dejavu-fonts-ttf/ttf');
  const other = `<edit name="family" mode="assign" binding="strong"><string>DejaVu Sans</string></edit>`;
  writeFileSync(
    file,
    `<fontconfig><dir>${font}</dir><match target="pattern">${other}</match></fontconfig>`,
  );
  const here = draw({ LANG: 'C' });
  expect(draw({ FONTCONFIG_FILE: file, LANG: 'ja_JP.UTF-8', XDG_CONFIG_HOME: folder })).toBe(here);
});

it('nothing is drawn any longer for a build that was stopped', async () => {
  const child = fork('src/node/social/main.ts', { execArgv: [], serialization: 'advanced' });
  const card = { tag: 'en', dir: 'ltr', company: 'Company', title: 'Title' };
  child.send(Array.from({ length: 50 }, () => card));
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
