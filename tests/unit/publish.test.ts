import { statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listFiles } from '../../src/node/build/listFiles.ts';
import { checkWritable, publish } from '../../src/node/build/publish.ts';
import { makeFolder } from '../makeFolder.ts';

const day = 24 * 60 * 60 * 1000;

function makeBuild(...files: string[]) {
  const release = { commit: null, files: Object.fromEntries(files.map((file) => [file, 'hash'])) };
  const contents = Object.fromEntries(files.map((file) => [file, file]));
  return makeFolder({ ...contents, 'release.json': JSON.stringify(release) });
}

function setAge(folder: string, file: string, days: number) {
  const time = (Date.now() - days * day) / 1000;
  utimesSync(join(folder, file), time, time);
}

it('a new release removes old pages at once, and their hashed files 30 days later', () => {
  const folder = makeFolder();
  const oldFile = 'assets/old-12345678.js';
  publish(makeBuild('/old.html', `/${oldFile}`), folder, 30 * day);
  setAge(folder, oldFile, 90);
  const next = makeBuild('/new.html', '/assets/new-12345678.js');
  const nextFiles = ['/assets/new-12345678.js', '/new.html', '/release.json'];
  for (const age of [0, 29]) {
    // In the first round, the file still has the age of 90 days from above. The file is kept, because the 30
    // days begin with the first release without it.
    if (age > 0) setAge(folder, oldFile, age);
    publish(next, folder, 30 * day);
    expect(listFiles(folder)).toEqual([...nextFiles, `/${oldFile}`].toSorted());
  }
  setAge(folder, oldFile, 31);
  publish(next, folder, 30 * day);
  expect(listFiles(folder)).toEqual(nextFiles);
});

it('files that do not belong to the site stay', () => {
  const folder = makeFolder({ 'photos/a.txt': 'mine', 'assets/logo.png': 'mine' });
  setAge(folder, 'assets/logo.png', 90);
  for (const page of ['/old.html', '/new.html']) publish(makeBuild(page), folder, 0);
  const others = ['/assets/logo.png', '/photos/a.txt'];
  expect(listFiles(folder)).toEqual([...others, '/new.html', '/release.json'].toSorted());
});

it('unchanged files keep their modification time, from which nginx makes their ETag', () => {
  const folder = makeFolder();
  publish(makeBuild('/same.html', '/other.html'), folder, 0);
  for (const file of ['same.html', 'other.html']) setAge(folder, file, 2);
  const changed = makeBuild('/same.html', '/other.html');
  writeFileSync(join(changed, 'other.html'), 'changed');
  publish(changed, folder, 0);
  const daysSince = (file: string) => (Date.now() - statSync(join(folder, file)).mtimeMs) / day;
  expect(daysSince('same.html')).toBeCloseTo(2);
  expect(daysSince('other.html')).toBeCloseTo(0);
});

it('every account can read the published site, even after builds with the umask 077', () => {
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  const folder = makeFolder({ 'de/page.html': '/de/page.html' });
  publish(makeBuild('/de/page.html', '/es/page.html'), folder, 0);
  const toMode = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
  expect(['.', 'de', 'es'].map(toMode)).toEqual(['755', '755', '755']);
  expect(listFiles(folder).map(toMode)).toEqual(['644', '644', '644']);
});

it('a publication completes an earlier publication that was killed', () => {
  const folder = makeFolder({ '_new/killed.html': 'half' });
  publish(makeBuild('/page.html'), folder, 0);
  expect(listFiles(folder)).toEqual(['/page.html', '/release.json']);
});

it.each([
  ['package.json/dist', 'ENOTDIR'],
  ['file', 'EEXIST'],
  ['link', 'ENOENT'],
])(
  'a file or link in place of the published folder is reported, with the way to correct it: %s',
  (path, code) => {
    const parent = makeFolder({ 'package.json': '', file: '' });
    symlinkSync('nowhere', join(parent, 'link'));
    const folder = join(parent, path);
    expect(() => checkWritable(folder)).toThrow(
      `The site cannot be written to ${folder}/ (${code}). Remove the file or link that is in the place of this folder or of a folder above it, or name another folder: npm run build -- --outDir <folder>`,
    );
  },
);
