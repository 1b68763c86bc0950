import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';

/** Builds the site in a new folder. @returns the content of each file by its name */
function build(folder: string, env: Record<string, string>): Record<string, string> {
  mkdirSync(folder);
  copySite(folder);
  const { PATH, HOME } = process.env;
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], {
    cwd: folder,
    // This date is the first second of 2001 in UTC. In one of the tested time zones, it is still 2000, but
    // the page must show 2001.
    env: { PATH, HOME, SOURCE_DATE_EPOCH: '978307200', ...env },
  });
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dist, file)).isFile())
    .toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(dist, file), 'base64')]));
}

it('two builds of one commit are the same in any folder, time zone and language', () => {
  const parent = makeFolder();
  const one = build(join(parent, 'a'), { TZ: 'Pacific/Kiritimati', LANG: 'C' });
  const other = build(join(parent, 'another-folder'), { TZ: 'Pacific/Pago_Pago', LANG: 'de_DE' });
  expect(Object.keys(other)).toEqual(Object.keys(one));
  expect(Object.keys(one).filter((file) => one[file] !== other[file])).toEqual([]);
  expect(Buffer.from(one['index.html']!, 'base64').toString()).toContain('2001');
}, 120_000);
