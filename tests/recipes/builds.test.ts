import { exec, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';

// A build can take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

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

it('a second build in the same process uses files that were saved after the first build', () => {
  const folder = makeFolder();
  copySite(folder);
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { createBuilder } from 'vite';
    const build = async () => (await createBuilder({ logLevel: 'error' }, null)).buildApp();
    await build();
    const file = 'src/node/build/siteFiles.ts';
    writeFileSync(file, readFileSync(file, 'utf8').replace('User-agent', 'User-Agent'));
    await build();`;
  execFileSync('node', ['--input-type=module', '--eval', script], { cwd: folder });
  expect(readFileSync(join(folder, 'dist/robots.txt'), 'utf8')).toContain('User-Agent');
  expect(readdirSync(join(folder, 'node_modules/.site-builds'))).toEqual([]);
});

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
