import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { listAddresses } from '../locales/progress.ts';
import type { Audience } from '../locales/siteLocales.ts';
import { listen, readPort } from './listen.ts';
import { serveReleases } from './serveReleases.ts';

const isForTranslators = process.argv.includes('--locales');
let closeServer: (() => Promise<void>) | undefined;
const folder = isForTranslators ? 'node_modules/.site-translators' : 'dist';

/**
 * `npm run preview` serves the site in `dist`. `npm start` builds the site first (`--build`). `npm run
 * preview:locales` serves a build for translators, and builds again when a text is saved (`--locales`).
 */
async function main() {
  const address = {
    port: readPort(process.env.PORT || '4173'),
    host: process.env.HOST || 'localhost',
  };
  if (process.env.npm_lifecycle_event) stopWithParent();
  if (isForTranslators) process.env.SITE_AUDIENCE = 'translators' satisfies Audience;
  if (process.argv.includes('--build')) {
    // Start and stop the server once before the build, so that a port in use is reported at once.
    const { close } = await listen(() => {}, address);
    await close();
    await build();
  }
  const copies = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(copies, { recursive: true, force: true }));
  const server = await listen(serveReleases(folder, copies), address);
  closeServer = server.close;
  // A terminal that is closed sends SIGHUP.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, stop);
  console.log(`The site is at ${server.origin} (Ctrl+C stops it)`);
  if (isForTranslators) {
    for (const line of listAddresses(server.origin)) console.log(line);
    buildOnSave();
  }
}

async function stop() {
  await closeServer?.();
  process.exit(0);
}

async function build() {
  const builder = await createBuilder({ build: { outDir: folder } }, null);
  await builder.buildApp();
}

/** Builds run one after the other. A text that is saved during a build is in the next build. */
function buildOnSave() {
  let isWaiting = false;
  let lastBuild = Promise.resolve();
  const buildNext = async () => {
    isWaiting = false;
    await build();
    console.log('Built anew. Load the page again to see it.');
  };
  watch('locales', { recursive: true }, () => {
    if (isWaiting) return;
    isWaiting = true;
    lastBuild = lastBuild.then(buildNext).catch((error) => console.error(error.message));
  });
}

/**
 * npm sends SIGTERM only to the shell that started this process, and the shell ends without passing the
 * signal on. So this process stops when its parent changes.
 */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 200).unref();
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
