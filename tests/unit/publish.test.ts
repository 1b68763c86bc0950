import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listFiles } from '../../src/node/listFiles.ts';
import { checkWritable, publish } from '../../src/node/prerender/publish.ts';
import { makeFolder } from '../makeFolder.ts';

const day = 24 * 60 * 60 * 1000;

/** A built site with those files. */
function build(...files: string[]) {
  const release = { commit: null, files: Object.fromEntries(files.map((file) => [file, 'hash'])) };
  const contents = files.map((file) => [file.slice(1), file]);
  return makeFolder({
    ...Object.fromEntries(contents),
    'release.json': JSON.stringify(release),
  });
}

/** As if nobody had touched it since. */
function age(folder: string, file: string, days: number) {
  const then = (Date.now() - days * day) / 1000;
  utimesSync(join(folder, file), then, then);
}

it('a page that is gone goes with the release, and what former pages ask for stays for a while', () => {
  const folder = makeFolder();
  publish(build('/old.html', '/assets/old-12345678.js'), folder, 30 * day);
  age(folder, 'assets/old-12345678.js', 90);
  publish(build('/new.html', '/assets/new-12345678.js'), folder, 30 * day);
  // It was served until a moment ago, however old it is.
  const both = ['/assets/new-12345678.js', '/assets/old-12345678.js', '/new.html', '/release.json'];
  expect(listFiles(folder)).toEqual(both);

  age(folder, 'assets/old-12345678.js', 29);
  publish(build('/new.html', '/assets/new-12345678.js'), folder, 30 * day);
  expect(listFiles(folder)).toEqual(both);

  age(folder, 'assets/old-12345678.js', 31);
  publish(build('/new.html', '/assets/new-12345678.js'), folder, 30 * day);
  expect(listFiles(folder)).toEqual(['/assets/new-12345678.js', '/new.html', '/release.json']);
});

it('what no release has put there stays, whoever it belongs to', () => {
  const folder = makeFolder({ 'photos/a.txt': 'mine', 'assets/logo.png': 'mine' });
  age(folder, 'assets/logo.png', 90);
  publish(build('/page.html'), folder, 0);
  publish(build('/page.html'), folder, 0);
  expect(listFiles(folder)).toEqual([
    '/assets/logo.png',
    '/page.html',
    '/photos/a.txt',
    '/release.json',
  ]);
});

it('a file that is the same keeps its time, by which servers know it', () => {
  const folder = makeFolder();
  publish(build('/same.html', '/other.html'), folder, 0);
  for (const file of ['same.html', 'other.html']) age(folder, file, 2);
  const changed = build('/same.html', '/other.html');
  writeFileSync(join(changed, 'other.html'), 'changed');
  publish(changed, folder, 0);
  const daysAgo = (file: string) => (Date.now() - statSync(join(folder, file)).mtimeMs) / day;
  expect(daysAgo('same.html')).toBeCloseTo(2);
  expect(daysAgo('other.html')).toBeCloseTo(0);
});

it('a site is published on another disk too', () => {
  // A disk of its own on Linux.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  publish(build('/page.html'), folder, 0);
  expect(listFiles(folder)).toEqual(['/page.html', '/release.json']);
});

it('a folder that cannot be written is told before the build, with the cure', () => {
  expect(() => checkWritable('package.json/dist')).toThrow(
    'The site cannot be written to package.json/dist/ (ENOTDIR). Give this account the right to write there, or name another folder: npm run build -- --outDir <folder>',
  );
});
