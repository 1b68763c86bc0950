import { exec, execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';

// A build can take long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** @returns the output of a build that fails */
async function runFailingBuild(cwd: string, options = '') {
  const { PATH, HOME } = process.env;
  const run = promisify(exec)(`node node_modules/.bin/vite build ${options}`, {
    cwd,
    env: { PATH, HOME },
  });
  const { code, stdout, stderr } = await run.catch((error) => error);
  expect(code).toBe(1);
  return `${stdout}${stderr}`;
}

describe('two builds of one commit', () => {
  const parent = mkdtempSync(join(tmpdir(), 'builds-'));
  const [one, other] = [join(parent, 'a'), join(parent, 'another-folder')] as const;
  let warnings: string[] | null;

  beforeAll(() => {
    const { PATH, HOME } = process.env;
    const env = {
      PATH,
      HOME,
      // This date is the first second of 2001 in UTC. In one of the time zones, it is still 2000, but the page
      // must show 2001.
      SOURCE_DATE_EPOCH: '978307200',
      VITE_CONTACT_EMAIL: 'hello@enhance.example',
      VITE_HOME_APP_URL: 'https://app.enhance.com/',
      VITE_SITE_ORIGIN: 'https://www.enhance.com',
    };
    for (const folder of [one, other]) {
      mkdirSync(folder);
      copySite(folder);
    }
    const { stderr } = spawnSync('node_modules/.bin/vite', ['build'], {
      cwd: one,
      env: { ...env, TZ: 'Pacific/Kiritimati', LANG: 'C' },
      encoding: 'utf8',
    });
    warnings = stderr.match(/WARNING: .*/g);
    // The second build in this process puts its files into `dist`. The files of the first one are in `first`.
    const script = `
      import { readFileSync, renameSync, writeFileSync } from 'node:fs';
      import { createBuilder } from 'vite';
      const build = async () => (await createBuilder({ logLevel: 'error' }, null)).buildApp();
      await build();
      renameSync('dist', 'first');
      const file = 'src/node/build/siteFiles.ts';
      writeFileSync(file, readFileSync(file, 'utf8').replace('User-agent', 'User-Agent'));
      await build();`;
    execFileSync('node', ['--input-type=module', '--eval', script], {
      cwd: other,
      env: { ...env, TZ: 'Pacific/Pago_Pago', LANG: 'de_DE' },
    });
  });
  afterAll(() => rmSync(parent, { recursive: true }));

  it('are the same in any folder, time zone and language', () => {
    const built = readFiles(join(one, 'dist'));
    const builtElsewhere = readFiles(join(other, 'first'));
    expect(Object.keys(builtElsewhere)).toEqual(Object.keys(built));
    expect(Object.keys(built).filter((file) => built[file] !== builtElsewhere[file])).toEqual([]);
    expect(Buffer.from(built['index.html']!, 'base64').toString()).toContain('2001');
  });

  it('print one warning with the names of the values that have a reserved domain', () => {
    expect(warnings).toEqual([
      expect.stringContaining('WARNING: Visitors reach nobody by VITE_CONTACT_EMAIL: '),
    ]);
  });

  it('use files that were saved between the builds, also in the same process', () => {
    expect(readFileSync(join(other, 'first/robots.txt'), 'utf8')).toContain('User-agent');
    expect(readFileSync(join(other, 'dist/robots.txt'), 'utf8')).toContain('User-Agent');
    expect(readdirSync(join(other, 'node_modules/.site-builds'))).toEqual([]);
  });
});

/** @returns the content of each file by its name */
function readFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .toSorted();
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(join(folder, file), 'base64')]),
  );
}

it('npm run build publishes nothing if its work files are deleted while it runs', async () => {
  const folder = makeFolder();
  copySite(folder);
  writeFileSync(
    join(folder, 'src/node/build/compress.ts'),
    `import { rmSync } from 'node:fs';
    export const compressFiles = (folder: string) => rmSync(folder + '/assets', { recursive: true });`,
  );
  const output = await runFailingBuild(folder);
  expect(output).toMatch(
    /Files of this build were deleted from node_modules\/\.site-builds\/\S+\/ while it ran: \d+, \/assets\/\S+ first\. Nothing is published\. Build again, and leave node_modules alone meanwhile\./,
  );
  expect(readdirSync(join(folder, 'dist'))).toEqual([]);
});

it('npm run build removes the work folders of builds that were killed', async () => {
  const folder = makeFolder();
  copySite(folder);
  const work = join(folder, 'node_modules/.site-builds');
  const hour = 60 * 60;
  const ages = { killed: 2 * hour, running: 0 };
  for (const [name, seconds] of Object.entries(ages)) {
    mkdirSync(join(work, name), { recursive: true });
    const time = Date.now() / 1000 - seconds;
    utimesSync(join(work, name), time, time);
  }
  // This build fails early, because `package.json` is a file and cannot contain the folder `dist`.
  const output = await runFailingBuild(folder, '--outDir package.json/dist');
  expect(output).toContain('The site cannot be written to package.json/dist/');
  expect(readdirSync(work)).toEqual(['running']);
});

it('npm run build names a <Route> that is not in the list of pages', async () => {
  const folder = makeFolder();
  copySite(folder);
  const router = join(folder, 'src/app/AppRoutes.tsx');
  const route = '<Route path="/plain" element="Plain" />';
  writeFileSync(router, readFileSync(router, 'utf8').replace('</Routes>', `${route}</Routes>`));
  expect(await runFailingBuild(folder)).toContain(
    'src/app/AppRoutes.tsx has a <Route> for /plain. Add its page to src/site/routes.ts instead.',
  );
});
