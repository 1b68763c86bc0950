import { watch } from 'node:fs';
import { createBuilder } from 'vite';
import { listAddresses } from '../locales/progress.ts';
import type { Audience } from '../locales/siteLocales.ts';
import { followReleases } from './followReleases.ts';
import { checkAddress, listen, readPort } from './listen.ts';

const isForTranslators = process.argv.includes('--locales');
const folder = isForTranslators ? 'node_modules/.site-translators' : 'dist';

/**
 * `npm start` builds first (`--build`); `npm run preview` serves what is there. `npm run
 * preview:locales` builds for translators, and again whenever a text is saved (`--locales`).
 */
async function main() {
  const address = {
    port: readPort(process.env.PORT || '4173'),
    host: process.env.HOST || 'localhost',
  };
  if (isForTranslators) process.env.SITE_AUDIENCE = 'translators' satisfies Audience;
  if (process.argv.includes('--build')) {
    // Before the build, which takes longer.
    await checkAddress(address);
    await build();
  }
  const { origin, close } = await listen(followReleases(folder), address);
  const stop = () => void close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // npm passes a SIGTERM on to the shell between it and us, which dies and tells nobody.
  if (process.env.npm_lifecycle_event) stopWhenLeft(stop);
  console.log(`The site is at ${origin} (Ctrl+C stops it)`);
  if (isForTranslators) {
    for (const line of listAddresses(origin)) console.log(line);
    buildWhenSaved();
  }
}

async function build() {
  const builder = await createBuilder({ build: { outDir: folder } }, null);
  await builder.buildApp();
}

/** One build at a time; what is saved meanwhile comes with the next one. */
function buildWhenSaved() {
  let isBuilding = false;
  let isStale = false;
  const buildAgain = async () => {
    isStale = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isStale) {
      isStale = false;
      try {
        await build();
        console.log('Built anew. Load the page again to see it.');
      } catch (error) {
        console.error(toMessage(error));
      }
    }
    isBuilding = false;
  };
  watch('locales', { recursive: true }, () => void buildAgain());
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function stopWhenLeft(stop: () => void) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 200);
  timer.unref();
}

await main().catch((error: unknown) => {
  console.error(toMessage(error));
  process.exit(1);
});
