import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeRelease } from '../../src/node/build/release.ts';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';
import { runFailingCommand } from '../runCommand.ts';

// A build can take long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const build = 'node node_modules/.bin/vite build';

describe('two builds of one commit', () => {
  const parent = mkdtempSync(join(tmpdir(), 'builds-'));
  const [one, other] = [join(parent, 'a'), join(parent, 'another-folder')] as const;
  let warnings: string[] | null;

  beforeAll(() => {
    const { PATH, HOME } = process.env;
    const env = {
      PATH,
      HOME,
      // This date is the first second of 2001 in UTC. In Pago Pago, the time zone of the second build, it is
      // still 2000, but the page must show 2001.
      SOURCE_DATE_EPOCH: '978307200',
      VITE_CONTACT_EMAIL: 'hello@enhance.example',
      VITE_HOME_APP_URL: 'https://app.enhance.com/',
      VITE_SITE_ORIGIN: 'https://www.enhance.com',
    };
    for (const folder of [one, other]) {
      copySite(folder);
      writeFileSync(join(folder, 'src/static/brochure.pdf'), '%PDF-1.7');
    }
    const { status, stderr } = spawnSync('node_modules/.bin/vite', ['build'], {
      cwd: one,
      env: { ...env, TZ: 'Pacific/Kiritimati', LANG: 'C' },
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    warnings = stderr.match(/WARNING: .*/g);
    // This process builds twice. It renames the `dist` of the first build to `first`, because the second
    // build also writes to `dist`.
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
    const { files } = describeRelease(join(one, 'dist'), []);
    expect(describeRelease(join(other, 'first'), []).files).toEqual(files);
    expect(readFileSync(join(one, 'dist/index.html'), 'utf8')).toContain('2001');
  });

  it('publish a PDF from src/static', () => {
    expect(readFileSync(join(one, 'dist/brochure.pdf'), 'utf8')).toBe('%PDF-1.7');
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

it('npm run build publishes nothing if its work files are deleted while it runs', async () => {
  const folder = copySite();
  writeFileSync(
    join(folder, 'src/node/build/compress.ts'),
    `import { rmSync } from 'node:fs';
    export const compressFiles = (folder: string) => rmSync(folder + '/assets', { recursive: true });`,
  );
  const output = await runFailingCommand(build, folder);
  expect(output).toMatch(
    /Files of this build were deleted from node_modules\/\.site-builds\/\S+\/ while it ran: \d+, \/assets\/\S+ first\. Nothing is published\. Build again, and leave node_modules alone meanwhile\./,
  );
  expect(readdirSync(join(folder, 'dist'))).toEqual([]);
});

it('npm run build removes the work folders of builds that were killed', async () => {
  const folder = copySite();
  const work = join(folder, 'node_modules/.site-builds');
  const hour = 60 * 60;
  const ages = { killed: 2 * hour, running: 0 };
  for (const [name, seconds] of Object.entries(ages)) {
    mkdirSync(join(work, name), { recursive: true });
    const time = Date.now() / 1000 - seconds;
    utimesSync(join(work, name), time, time);
  }
  // This build fails early, because `package.json` is a file and cannot contain the folder `dist`.
  const output = await runFailingCommand(`${build} --outDir package.json/dist`, folder);
  expect(output).toContain('The site cannot be written to package.json/dist/');
  expect(readdirSync(work)).toEqual(['running']);
});

it('git ignores generated folders that are links, so release.json still names the commit', () => {
  const folder = makeFolder({ '.gitignore': readFileSync('.gitignore') });
  for (const name of ['dist', 'node_modules', 'reports', 'test-results'])
    symlinkSync('elsewhere', join(folder, name));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  expect(git('status', '--porcelain')).toBe('?? .gitignore\n');
});

it('options that would break the built site are refused', async () => {
  const folder = copySite();
  const config = join(folder, 'vite.config.ts');
  const output = readFileSync(config, 'utf8').replace(
    'codeSplitting: {',
    "assetFileNames: 'assets/[name][extname]', codeSplitting: {",
  );
  writeFileSync(config, output);
  const said = await runFailingCommand(`${build} --base=/shop/ --assetsDir=static`, folder, {
    NODE_ENV: 'test',
  });
  expect(said).toContain(
    'The site cannot be built for /shop/, because all its addresses begin at the root of the host.',
  );
  expect(said).toContain('Remove assetFileNames, assetsDir from the options of the build.');
  expect(said).toContain(
    'NODE_ENV is "test", so the site would contain the development version of React. Remove NODE_ENV from the environment and from .env files.',
  );
});

it('the linter and the build refuse code that would only work in a script', async () => {
  const folder = copySite();
  const home = join(folder, 'src/pages/home/HomePage.tsx');
  const code = readFileSync(home, 'utf8').replace(
    '<Hero />',
    "<Hero /><p style={{ background: `url(${new URL('./hero.svg', import.meta.url).href})` }}>{getI18n().language}</p>",
  );
  writeFileSync(home, `import { getI18n } from 'react-i18next';\n${code}`);
  expect(await runFailingCommand('node node_modules/.bin/oxlint src/pages', folder)).toContain(
    'The site has no global i18next, because each page has its own.',
  );
  writeFileSync(home, code.replace('getI18n().language', "'file: a'"));
  expect(await runFailingCommand(build, folder)).toContain(
    "Write import picture from './picture.svg' instead of new URL('./picture.svg', import.meta.url).",
  );
});

it('npm run build names a <Route> that is not in the list of pages', async () => {
  const folder = copySite();
  const router = join(folder, 'src/app/AppRoutes.tsx');
  const route = '<Route path="/plain" element="Plain" />';
  writeFileSync(router, readFileSync(router, 'utf8').replace('</Routes>', `${route}</Routes>`));
  expect(await runFailingCommand(build, folder)).toContain(
    'src/app/AppRoutes.tsx has a <Route> for /plain. Add its page to src/site/routes.ts instead.',
  );
});
