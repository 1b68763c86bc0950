import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moduleSizesFile } from '../../src/node/moduleSizes.ts';
import { readReleaseFile } from '../../src/node/prerender/release.ts';

const files = Object.keys(readReleaseFile('dist')!.files);

/** What is sent of a file, in bytes. */
const sizeOf = (file: string) => {
  const packed = `${file}.br`;
  return statSync(join('dist', files.includes(packed) ? packed : file)).size;
};

/** Those that are more than a page may weigh, with what they weigh; the heaviest first. */
const over = (limit: number, some: readonly string[]) =>
  some
    .map((file) => ({ file, bytes: sizeOf(file) }))
    .filter(({ bytes }) => bytes > limit)
    .toSorted((a, b) => b.bytes - a.bytes);

it('a page, with its styles inside, arrives in the first flight of ten packets', () => {
  expect(
    over(
      14 * 1024,
      files.filter((file) => file.endsWith('.html')),
    ),
  ).toEqual([]);
});

it('the loader of the script, which every page brings, has at most 1 kB', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const [, loader = ''] = /<script data-pieces="[^"]*">(.*?)<\/script>/s.exec(html) ?? [];
  expect(loader).toContain('modulepreload');
  expect(loader.length).toBeLessThan(1000);
});

it('the script has at most 90 kB until the first press is answered', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const pieces = /data-pieces="([^"]*)"/.exec(html)![1]!.split(' ');
  const sizes = Object.fromEntries(pieces.map((file) => [file, sizeOf(file)]));
  const sum = Object.values(sizes).reduce((before, one) => before + one, 0);
  const heaviest: unknown[] = JSON.parse(readFileSync(moduleSizesFile, 'utf8'));
  const blame = `The heaviest modules, in bytes: ${heaviest.slice(0, 12).join('; ')}`;
  expect(sum, `${JSON.stringify(sizes)}\n${blame}`).toBeLessThan(90_000);
});

it('the texts of a further page have at most 3 kB', () => {
  const texts = files.filter((file) => /^\/assets\/.*\.json$/.test(file));
  expect(texts).not.toEqual([]);
  expect(over(3000, texts)).toEqual([]);
});

it('the pictures of a page have at most 20 kB, and there are no fonts', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const pictures = [...new Set(html.match(/\/assets\/(?!social-)[\w-]+\.(?:svg|png|webp|avif)/g))];
  const sizes = Object.fromEntries(pictures.map((file) => [file, sizeOf(file)]));
  const sum = Object.values(sizes).reduce((before, one) => before + one, 0);
  expect(sum, JSON.stringify(sizes)).toBeLessThan(20_000);
  expect(sum).toBeGreaterThan(0);
  expect(files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))).toEqual([]);
});
