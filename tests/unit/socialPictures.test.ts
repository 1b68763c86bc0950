import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { toSiteTexts } from '../../src/node/build/toSiteTexts.ts';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { drawPictures } from '../../src/node/social/drawPictures.ts';
import { findWritingSystem } from '../../src/node/social/words.ts';
import { makeFolder } from '../makeFolder.ts';

vi.setConfig({ testTimeout: 60_000 });

const allTexts = toSiteTexts(readSiteLocales('tests'));
const english = allTexts[0]!;

const englishWith = (locale: string, title: string) => ({
  ...english,
  locale,
  messages: { ...english.messages, home: { hero: { title } } },
});

const { pictures, remarks } = await drawPictures(allTexts);

const examples = await drawPictures([
  english,
  englishWith('ko', 'AI로 더 좋게'),
  englishWith('nl', 'lang '.repeat(100)),
  englishWith('fr', 'A < B & C'),
]);

async function measureBrightnessOfThird(picture: Buffer, left: number): Promise<number> {
  const part = await sharp(picture).extract({ left, top: 0, width: 400, height: 630 }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.reduce((sum, { mean }) => sum + mean / 3, 0);
}

it('the fonts of the pictures are installed', () => {
  const config = readFileSync('src/node/social/fonts.conf', 'utf8');
  const folders = [...config.matchAll(/<dir prefix="relative">(.*)<\/dir>/g)];
  const fonts = folders.flatMap(([, folder = '']) => readdirSync(join('src/node/social', folder)));
  expect(fonts.filter((file) => file.endsWith('.ttf'))).toEqual([
    'NotoSans_700Bold.ttf',
    'NotoSansArabic_700Bold.ttf',
    'NotoSansJP_700Bold.ttf',
  ]);
});

it('each language whose writing system the fonts cover has its own picture of at most 100 kB', () => {
  const written = allTexts.filter(({ locale }) => findWritingSystem(locale));
  // The owner of a copy of this site may have removed some of these languages.
  const covered = ['en', 'ar', 'de', 'es', 'ja', 'en-XA', 'ar-XB'].filter((tag) =>
    allTexts.some(({ locale }) => locale === tag),
  );
  expect(written.map(({ locale }) => locale)).toEqual(expect.arrayContaining(covered));
  expect(covered).toContain('en');
  expect(new Set(written.map(({ locale }) => pictures[locale]!.address)).size).toBe(written.length);
  expect(remarks).toHaveLength(allTexts.length - written.length);
  const sizes = Object.values(pictures).map(({ image }) => image.length);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});

it('a language that is written from right to left has a mirrored picture', async () => {
  const [fromLeft, fromRight] = [pictures.en!.image, pictures.ar!.image];
  expect(await measureBrightnessOfThird(fromLeft, 0)).toBeGreaterThan(200);
  expect(await measureBrightnessOfThird(fromLeft, 800)).toBeLessThan(130);
  expect(await measureBrightnessOfThird(fromRight, 0)).toBeLessThan(130);
  expect(await measureBrightnessOfThird(fromRight, 800)).toBeGreaterThan(200);
});

it('a language without a font or with a long headline has the English picture, and the build reports it', () => {
  for (const tag of ['ko', 'nl']) {
    expect(examples.pictures[tag]).toEqual(examples.pictures.en);
    expect(examples.remarks).toContain(
      `The social picture of locales/${tag} is the English one: no font of src/node/social/fonts.conf has its writing system, or its headline is too long.`,
    );
  }
});

it('characters that have a meaning in Pango markup are drawn as they are', () => {
  expect(examples.pictures.fr!.address).not.toBe(examples.pictures.en!.address);
});

it('the picture does not depend on the fonts and the language of the machine', async () => {
  const installedFonts = resolve('node_modules/dejavu-fonts-ttf/ttf');
  const replaceEveryFont = `<edit name="family" mode="assign" binding="strong"><string>DejaVu Sans</string></edit>`;
  const folder = makeFolder({
    'fontconfig/fonts.conf': `<fontconfig><dir>${installedFonts}</dir><match target="pattern">${replaceEveryFont}</match></fontconfig>`,
  });
  const env = {
    FONTCONFIG_FILE: join(folder, 'fontconfig/fonts.conf'),
    LANG: 'ja_JP.UTF-8',
    XDG_CONFIG_HOME: folder,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const drawn = await drawPictures(allTexts);
  for (const { locale } of allTexts)
    expect(drawn.pictures[locale]!.address).toBe(pictures[locale]!.address);
});

it('the process that draws the pictures ends if the build is stopped', async () => {
  const child = fork('src/node/social/main.ts', { execArgv: [], serialization: 'advanced' });
  const card = { tag: 'en', dir: 'ltr', company: 'Company', title: 'Title' };
  child.send(Array.from({ length: 50 }, () => card));
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
