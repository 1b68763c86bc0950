import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serveExample } from './exampleSite.ts';

/** A page that was written for no audit, as a stranger serves it. */
const page = {
  description: 'foreign',
  html: `<header>
      <a href="#main">Skip to main content</a>
      <nav aria-label="Main"><a href="/prices">Prices of boats</a></nav>
    </header>
    <main id="main" tabindex="-1">
      <h1>Boats for hire</h1>
      <p>We hire out rowing boats on the lake, from April to October.</p>
    </main>
    <footer><p>At the pier, every day from nine</p></footer>`,
};
const style = `
  body { color: #111; background: #fff; font: 1.2rem/1.6 sans-serif; margin: 1rem auto; max-width: 38rem }
  a { color: #003a8c; display: inline-block; padding: 0.7rem }`;
const outline = 'a:focus-visible { outline: 3px solid #003a8c; outline-offset: 3px }';

async function audit(css: string) {
  const server = await serveExample({ ...page, css: style + css });
  const report = mkdtempSync(join(tmpdir(), 'foreign-'));
  onTestFinished(async () => {
    await server.close();
    rmSync(report, { recursive: true });
  });
  const cli = join(import.meta.dirname, '../cli.ts');
  const options = ['--url', `${server.origin}/`, '--matrix', 'quick', '--report', report];
  const { stderr } = await promisify(execFile)(process.execPath, [cli, ...options]).catch(
    (error: { stderr: string }) => error,
  );
  return { stderr, report: readFileSync(join(report, 'index.html'), 'utf8') };
}

// Each is a whole audit of a page.
vi.setConfig({ testTimeout: 180_000 });

it('finds nothing on a page of another site that everyone can use', async () => {
  const { stderr, report } = await audit(outline);
  expect(stderr).toBe('');
  expect(report).toContain('<h1>Accessibility report of localhost:');
});

it('tells which links of another site do not show the focus', async () => {
  const { stderr } = await audit('a { outline: 0 }');
  expect(stderr).toMatch(/focus-indicator .*The focus on “Prices of boats” changes 0 px/);
});
