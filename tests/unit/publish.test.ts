import { execFile } from 'node:child_process';
import fs, {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
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

const isRoot = process.getuid?.() === 0;
const nobody = 65534;

/** Runs it in a process of its own, which may be the other account’s; of none but the superuser’s. */
async function run(call: string, isOther = false): Promise<string> {
  const script = `
    import { checkWritable, publish } from ${JSON.stringify(resolve('src/node/prerender/publish.ts'))};
    ${isOther && isRoot ? `process.setuid(${nobody});` : ''}
    ${call}`;
  const words = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words);
  return `${stdout}${stderr}`;
}

it('a file that is published has the group of the folder that servers read, not of the one that it was built in', () => {
  const [built, folder] = [build('/page.html'), makeFolder()];
  // Of another group only where this account may give it one. New files take the group of a
  // folder with this bit (https://man7.org/linux/man-pages/man7/inode.7.html).
  if (isRoot) chownSync(folder, 0, nobody);
  chmodSync(folder, 0o2755);
  publish(built, folder, 0);
  expect(statSync(join(folder, 'page.html')).gid).toBe(statSync(folder).gid);
  expect(listFiles(built)).toEqual(['/page.html', '/release.json']);
});

it('two builds that publish at once do not stop each other', async () => {
  const folder = makeFolder();
  const publishOften = async (one: string, other: string) => {
    const times = Array.from({ length: 30 }, () => [one, other]).flat();
    return run(
      `for (const built of ${JSON.stringify(times)}) publish(built, ${JSON.stringify(folder)}, 0);`,
    );
  };
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const built = ['a', 'b', 'c'].map((name) =>
    build(
      ...numbers.flatMap((one) => [`/${name}-${one}.html`, `/assets/${name}${one}-12345678.js`]),
    ),
  );
  await Promise.all([publishOften(built[0]!, built[2]!), publishOften(built[1]!, built[2]!)]);
  publish(built[2]!, folder, 0);
  expect(listFiles(folder)).toEqual(expect.arrayContaining(listFiles(built[2]!)));
}, 30_000);

it('a build that is published while another is leaves that one whole', () => {
  const folder = makeFolder();
  const [first, second] = [build('/other.html', '/page.html'), build('/other.html', '/page.html')];
  writeFileSync(join(first, 'page.html'), 'first');
  publish(second, folder, 0);
  writeFileSync(join(second, 'other.html'), 'second');
  const rename = fs.renameSync;
  // When the second build has found the page unchanged.
  vi.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    publish(first, folder, 0);
    rename(from, to);
  });
  syncBuiltinESMExports();
  publish(second, folder, 0);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect([read('page.html'), read('other.html')]).toEqual(['/page.html', 'second']);
});

it('what former pages ask for stays as long where its file belongs to another account', async () => {
  const folder = makeFolder();
  publish(build('/old.html', '/assets/old-12345678.js'), folder, 0);
  age(folder, 'assets/old-12345678.js', 90);
  const built = build('/new.html');
  for (const path of [folder, join(folder, 'assets'), built]) chmodSync(path, 0o777);
  const call = `publish(${JSON.stringify(built)}, ${JSON.stringify(folder)}, ${30 * day});`;
  await run(call, true);
  expect(listFiles(folder)).toEqual(['/assets/old-12345678.js', '/new.html', '/release.json']);
});

it('pages of a build that was killed while it published go with a later one', () => {
  // What is in the way of the last file ends it as if it had been killed there.
  const folder = makeFolder({ 'release.json/file.txt': '' });
  expect(() => publish(build('/killed.html'), folder, 0)).toThrow('EISDIR');
  rmSync(join(folder, 'release.json'), { recursive: true });
  expect(listFiles(folder)).toContain('/killed.html');
  for (const name of readdirSync(folder)) age(folder, name, 2 / 24 / 60);
  publish(build('/new.html'), folder, 0);
  expect(listFiles(folder)).toEqual(['/new.html', '/release.json']);
});

it('what a build that was killed has staged goes a minute later', () => {
  const folder = makeFolder({ '_new-killed/page.html': 'page', '_new-running/page.html': 'page' });
  age(folder, '_new-killed', 2 / 24 / 60);
  publish(build('/page.html'), folder, 0);
  expect(listFiles(folder)).toEqual(['/_new-running/page.html', '/page.html', '/release.json']);
});

it('a folder that cannot be written is told before the build, with the cure', () => {
  expect(() => checkWritable('package.json/dist')).toThrow(
    'The site cannot be written to package.json/dist/ (ENOTDIR). Give this account the right to write there, or name another folder: npm run build -- --outDir <folder>',
  );
});

it('a folder inside that cannot be written is told too, and one of somebody else need not be', async () => {
  const folder = makeFolder({
    'release.json': readFileSync(join(build('/de/page.html'), 'release.json')),
  });
  for (const name of ['de', 'photos']) mkdirSync(join(folder, name), { mode: 0o555 });
  chmodSync(folder, 0o777);
  const call = `checkWritable(${JSON.stringify(folder)})`;
  // Root may write everywhere.
  const told = await run(call, true).catch(({ stderr }) => stderr);
  expect(told).toContain(`The site cannot be written to ${folder}/de/ (EACCES).`);
  chmodSync(join(folder, 'de'), 0o777);
  expect(await run(call, true)).toBe('');
});
