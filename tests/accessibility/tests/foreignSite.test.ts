import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { it, vi } from 'vitest';

/** A page that was written for no audit, as a stranger serves it. */
const toPage = (style: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Boats for hire</title>
    <style>
      body { color: #111; background: #fff; font: 1.2rem/1.6 sans-serif; margin: 1rem auto; max-width: 38rem }
      a { color: #003a8c; display: inline-block; padding: 0.7rem }
      ${style}
    </style>
  </head>
  <body>
    <header>
      <a href="#main">Skip to main content</a>
      <nav aria-label="Main"><a href="/prices">Prices of boats</a></nav>
    </header>
    <main id="main" tabindex="-1">
      <h1>Boats for hire</h1>
      <p>We hire out rowing boats on the lake, from April to October.</p>
    </main>
    <footer><p>At the pier, every day from nine</p></footer>
  </body>
</html>`;

const outline = 'a:focus-visible { outline: 3px solid #003a8c; outline-offset: 3px }';

/** What the command line says of the page, with the report's first page. */
async function audit(page: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  }).listen(0);
  await once(server, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const cli = join(import.meta.dirname, '../cli.ts');
  const options = ['--url', url, '--matrix', 'quick', '--report', folder];
  try {
    const { stderr } = await promisify(execFile)(process.execPath, [cli, ...options]).catch(
      (error: { stderr: string }) => error,
    );
    return { stderr, report: readFileSync(join(folder, 'index.html'), 'utf8') };
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

// Each is a whole audit of a page.
vi.setConfig({ testTimeout: 180_000 });

it.concurrent(
  'finds nothing on a page of another site that everyone can use',
  async ({ expect }) => {
    const { stderr, report } = await audit(toPage(outline));
    expect(stderr).toBe('');
    expect(report).toContain('<h1>Accessibility report of localhost:');
  },
);

it.concurrent('tells which links of another site do not show the focus', async ({ expect }) => {
  const { stderr } = await audit(toPage('a { outline: 0 }'));
  expect(stderr).toMatch(/focus-indicator .*The focus on “Prices of boats” changes 0 px/);
});
