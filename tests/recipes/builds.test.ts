import { execFileSync } from 'node:child_process';
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
import { copySite, enterCopyOfSite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';
import { runCommand, runFailingCommand } from '../runCommand.ts';
import { replaceText } from './addPage.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const build = 'node node_modules/.bin/vite build';

function buildCopy(folder: string, env: Readonly<Record<string, string>>) {
  copySite(folder);
  writeFileSync(join(folder, 'src/static/brochure.pdf'), '%PDF-1.7');
  return runCommand(build, folder, {
    ...env,
    // In UTC, this is the first second of 2001. In Pago Pago, it is still 2000, but the page must show 2001.
    SOURCE_DATE_EPOCH: '978307200',
    VITE_CONTACT_EMAIL: 'hello@enhance.example',
    VITE_HOME_APP_URL: 'https://app.enhance.com/',
    VITE_SITE_ORIGIN: 'https://www.enhance.com',
  });
}

describe('two builds of one commit', () => {
  const parent = mkdtempSync(join(tmpdir(), 'builds-'));
  const [one, other] = [join(parent, 'a'), join(parent, 'another-folder')] as const;

  let output: string;
  beforeAll(async () => {
    output = await buildCopy(one, { TZ: 'Pacific/Kiritimati', LANG: 'C' });
    await buildCopy(other, { TZ: 'Pacific/Pago_Pago', LANG: 'de_DE' });
  });
  afterAll(() => rmSync(parent, { recursive: true }));

  it('are the same in any folder, time zone and language', () => {
    const { files } = describeRelease(join(one, 'dist'), []);
    expect(describeRelease(join(other, 'dist'), []).files).toEqual(files);
    expect(readFileSync(join(one, 'dist/index.html'), 'utf8')).toContain('2001');
  });

  it('publish a PDF from src/static', () => {
    expect(readFileSync(join(one, 'dist/brochure.pdf'), 'utf8')).toBe('%PDF-1.7');
  });

  it('print one warning with the names of the values that have a reserved domain', () => {
    expect(output.match(/WARNING: .*/g)).toEqual([
      expect.stringContaining('WARNING: Visitors reach nobody by VITE_CONTACT_EMAIL: '),
    ]);
  });

  it('leave no work folders', () => {
    expect(readdirSync(join(one, 'node_modules/.site-builds'))).toEqual([]);
  });
});

it('npm run build publishes nothing if its work files are deleted while it runs', async () => {
  enterCopyOfSite();
  writeFileSync(
    'src/node/build/compress.ts',
    `import { rmSync } from 'node:fs';
    export const compressFiles = (folder: string) => rmSync(folder + '/assets', { recursive: true });`,
  );
  expect(await runFailingCommand(build)).toMatch(
    /Files of this build were deleted from node_modules\/\.site-builds\/\S+\/ while it ran: \d+, \/assets\/\S+ first\. Nothing is published\. Build again, and leave node_modules alone meanwhile\./,
  );
  expect(readdirSync('dist')).toEqual([]);
});

it('npm run build removes the work folders of builds that were killed', async () => {
  enterCopyOfSite();
  const work = 'node_modules/.site-builds';
  const hour = 60 * 60;
  const ages = { killed: 2 * hour, running: 0 };
  for (const [name, seconds] of Object.entries(ages)) {
    mkdirSync(join(work, name), { recursive: true });
    const time = Date.now() / 1000 - seconds;
    utimesSync(join(work, name), time, time);
  }
  // This build fails early, because `package.json` is not a folder.
  expect(await runFailingCommand(`${build} --outDir package.json/dist`)).toContain(
    'The site cannot be written to package.json/dist/',
  );
  expect(readdirSync(work)).toEqual(['running']);
});

it('git ignores generated folders that are symbolic links, so release.json still names the commit', () => {
  const folder = makeFolder({ '.gitignore': readFileSync('.gitignore') });
  for (const name of ['dist', 'node_modules', 'reports', 'test-results'])
    symlinkSync('elsewhere', join(folder, name));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  expect(git('status', '--porcelain')).toBe('?? .gitignore\n');
});

it('options that would break the built site are refused', async () => {
  enterCopyOfSite();
  const option = "assetFileNames: 'assets/[name][extname]', codeSplitting: {";
  replaceText('vite.config.ts', 'codeSplitting: {', option);
  const output = await runFailingCommand(`${build} --base=/shop/ --assetsDir=static`, '.', {
    NODE_ENV: 'test',
  });
  for (const refusal of [
    'The site cannot be built for /shop/, because all its addresses begin at the root of the host.',
    'Remove assetFileNames, assetsDir from the options of the build.',
    'NODE_ENV is "test", so the site would contain the development version of React. Remove NODE_ENV from the environment and from .env files.',
  ])
    expect(output).toContain(refusal);
});

it('the linter refuses the global instance of i18next', async () => {
  enterCopyOfSite();
  const code = "import { getI18n } from 'react-i18next';\nexport const i18n = getI18n();\n";
  writeFileSync('src/pages/home/language.ts', code);
  expect(await runFailingCommand('node node_modules/.bin/oxlint src/pages')).toContain(
    'The site has no global i18next, because each page has its own.',
  );
});

it('npm run build refuses a picture that is written with new URL(…, import.meta.url), and says what to write', async () => {
  enterCopyOfSite();
  const picture = "<Hero /><img src={new URL('./hero.svg', import.meta.url).href} alt='' />";
  replaceText('src/pages/home/HomePage.tsx', '<Hero />', picture);
  expect(await runFailingCommand(build)).toContain('Write import picture from');
});

it('npm run build names a <Route> that is not in the list of pages', async () => {
  enterCopyOfSite();
  const route = '<Route path="/plain" element="Plain" />';
  replaceText('src/app/AppRoutes.tsx', '</Routes>', `${route}</Routes>`);
  expect(await runFailingCommand(build)).toContain(
    'src/app/AppRoutes.tsx has a <Route> for /plain. Add its page to src/site/routes.ts instead.',
  );
});

it('the browser tests expect the email address that .env.local names', async () => {
  enterCopyOfSite();
  writeFileSync('.env.local', 'VITE_CONTACT_EMAIL=hello@enhance.com\n');
  const script = 'import("./tests/e2e/pages.ts").then((pages) => console.log(pages.contactEmail))';
  expect(await runCommand(`node --eval '${script}'`)).toContain('hello@enhance.com\n');
});
