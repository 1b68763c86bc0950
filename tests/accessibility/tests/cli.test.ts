import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { createDefaultConfig } from '../defaultConfig.ts';
import { listen } from '../listen.ts';
import { startReport } from '../report/writeReport.ts';
import { serveExample } from './exampleSite.ts';

/** The only fault of this page is `outline: 0`, which hides the focus indicator. */
const page = {
  html: `<header>
      <a href="#main">Skip to main content</a>
      <nav aria-label="Main"><a href="/prices">Prices of boats</a></nav>
    </header>
    <main id="main" tabindex="-1">
      <h1>Boats for hire</h1>
      <p>We hire out rowing boats on the lake, from April to October.</p>
    </main>
    <footer><p>At the pier, every day from nine</p></footer>`,
  css: `
    body { color: #111; background: #fff; font: 1.2rem/1.6 sans-serif; margin: 1rem auto; max-width: 38rem }
    a { color: #003a8c; display: inline-block; padding: 0.7rem; outline: 0 }`,
};

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'config.ts'),
  `export const config = {
    pages: [{ id: 'home', locale: 'en', dir: 'ltr', address: '/' }],
    serve: () => Promise.reject(new Error('Build the site first.')),
  };`,
);

const cli = join(import.meta.dirname, '../cli.ts');

const run = (...options: string[]) =>
  promisify(execFile)(process.execPath, options, { cwd: folder }).catch(
    (failure: { code: number; stderr: string }) => failure,
  );

it('refuses to run on a Node.js older than 24', async () => {
  const oldNode = 'Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })';
  const entry = join(import.meta.dirname, '../cli.mjs');
  expect(await run('--import', `data:text/javascript,${oldNode}`, entry)).toMatchObject({
    code: 1,
    stderr: 'The accessibility audit needs Node.js 24 or later, and this is 20.1.0.\n',
  });
});

const occupied =
  'is neither an empty folder nor a report of the audit. Choose another folder with --report, or delete this one.';

it.each([
  ['--matrix quick', 2, expect.arrayContaining([expect.stringMatching(/^Usage: node cli.ts/)])],
  ['speach --config config.ts', 2, expect.arrayContaining(['There is no command “speach”.'])],
  ['--config nope.ts', 2, ['There is no file “nope.ts”. Correct the path after --config.']],
  [
    '--url nope',
    1,
    [
      'The browser cannot open nope (Cannot navigate to invalid URL). Start the site, or correct the server or the address (https://…).',
    ],
  ],
  [
    '--config config.ts --disable focus --level B --matrix all --fonts narrow --page terms --report .',
    2,
    [
      expect.stringMatching(/^There is no rule “focus”. Rules are focus-management, /),
      'There is no level “B”. Choose A, AA, AAA.',
      'There is no matrix “all”. Choose full, quick, rest.',
      'There is no set of fonts “narrow”. Choose regular, wide.',
      'There is no such page. Pages are home; languages are en.',
      `“.” ${occupied}`,
    ],
  ],
  [
    '--config config.ts --report config.ts --add ./config.ts',
    2,
    [
      `“config.ts” ${occupied}`,
      '--add and --report name the same folder “./config.ts”. Choose another folder with --report.',
      'The folder “./config.ts” contains no report of an audit. Choose another folder with --add.',
    ],
  ],
])('says everything that is wrong with %s', async (options, code, mistakes) => {
  const error = await run(cli, ...options.split(' '));
  expect(error).toMatchObject({ code });
  expect(error.stderr.trim().split('\n')).toEqual(mistakes);
});

it('audits the address to which the server redirects', async () => {
  using server = await listen(({ url, headers }, response) => {
    const Location = `http://127.0.0.1:${headers.host!.split(':')[1]}/de?page=2`;
    if (url === '/') response.writeHead(302, { Location }).end();
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html lang="de">');
  });
  const { pages, serve } = await createDefaultConfig(`${server.origin}/`);
  expect(pages).toMatchObject([{ address: '/de?page=2', locale: 'de' }]);
  expect((await serve()).origin).toBe(server.origin.replace('localhost', '127.0.0.1'));
});

it('keeps the old report if the site cannot be served', async () => {
  const report = join(folder, 'old');
  mkdirSync(report);
  for (const file of ['index.html', 'report.css']) writeFileSync(join(report, file), 'Old');
  expect(await run(cli, '--config', 'config.ts', '--report', 'old')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Build the site first.'),
  });
  expect(readFileSync(join(report, 'index.html'), 'utf8')).toBe('Old');
});

it('reports the violations of a page of another site and the timeouts of the added report, and prints nothing else', async () => {
  using server = await serveExample(page);
  startReport(join(folder, 'first'));
  const first = { runs: [], timeouts: ['/slow took too long.'] };
  writeFileSync(join(folder, 'first/results.json'), JSON.stringify(first));
  const url = `${server.origin}/`;
  const error = await run(cli, '--url', url, '--matrix', 'quick', '--add', 'first');
  expect(error).toMatchObject({ code: 1 });
  expect(error.stderr).toMatch(
    /^\nViolations: 2(?:\n {2}focus-indicator .*The focus on “(?:Skip to main content|Prices of boats)” changes 0 px.*){2}\n$/,
  );
  const report = readFileSync(join(folder, 'reports/accessibility/index.html'), 'utf8');
  expect(report).toContain('<h1>Accessibility report of localhost:');
  expect(report).toContain('Tested once more after a timeout: /slow took too long.');
}, 180_000);
