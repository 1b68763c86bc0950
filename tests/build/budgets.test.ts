import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localizePath } from '../../src/i18n/urls.ts';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { pagePathToFile } from '../../src/node/build/pagePathToFile.ts';
import { readReleaseFile } from '../../src/node/build/release.ts';

const files = Object.keys(readReleaseFile('dist')!.files);

const transferSizeOf = (file: string) => {
  const compressed = `${file}.br`;
  return statSync(join('dist', files.includes(compressed) ? compressed : file)).size;
};

const findLarger = (limit: number, some: readonly string[]) =>
  some.map((file) => ({ file, bytes: transferSizeOf(file) })).filter(({ bytes }) => bytes > limit);

it('a landing page is at most 15.5 kB in any language, including its inline styles', () => {
  const pages = readSiteLocales('visitors').map(
    ({ tag }) => `/${pagePathToFile(localizePath('/', tag))}`,
  );
  expect(findLarger(15_500, pages)).toEqual([]);
});

it('the texts of all pages are at most 8 kB in any language', () => {
  const texts = files.filter((file) => /^\/assets\/texts-.*\.json$/.test(file));
  expect(texts).not.toEqual([]);
  expect(findLarger(8000, texts)).toEqual([]);
});

it('the pictures of a page are at most 20 kB, and there are no fonts', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const pictures = html.match(/\/assets\/(?!social-)[\w-]+\.(?:svg|png|webp|avif)/g) ?? [];
  const sizes = Object.fromEntries(pictures.map((file) => [file, transferSizeOf(file)]));
  const size = Object.values(sizes).reduce((sum, one) => sum + one, 0);
  expect(size, JSON.stringify(sizes)).toBeLessThan(20_000);
  expect(size).toBeGreaterThan(0);
  expect(files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))).toEqual([]);
});
