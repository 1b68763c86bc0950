import { watch } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBuilder } from 'vite';
import { listAddresses } from '../locales/addresses.ts';
import type { Audience } from '../locales/siteLocales.ts';
import { followBuilds, lastBuilt } from './followBuilds.ts';

const isForTranslators = process.argv.includes('--locales');
const folder = isForTranslators ? 'node_modules/.site-translators' : 'dist';
const defaultPort = 4173;

/**
 * `npm start` builds first (`--build`); `npm run preview` serves what is there. `npm run
 * preview:locales` builds for translators, and again whenever a text is saved (`--locales`).
 */
async function main() {
  const port = readPort(process.env.PORT);
  if (isForTranslators) process.env.SITE_AUDIENCE = 'translators' satisfies Audience;
  if (process.argv.includes('--build')) await build().catch(failWith);
  if (!lastBuilt(folder))
    fail('There is no site in dist/ yet. "npm run build" makes it; "npm start" does both.');

  const server = createServer(followBuilds(folder));
  server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EADDRINUSE')
      fail(
        `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port < 65535 ? port + 1 : 8080} npm start`,
      );
    if (code === 'EACCES')
      fail(
        `Port ${port} may not be used by this account. Choose one above 1023: PORT=8080 npm start`,
      );
    fail(`The server could not start: ${message}`);
  });
  server.listen(port, () => {
    // 0 asks the system for a port that is free.
    const { port: given } = server.address() as AddressInfo;
    console.log(`The site is at http://localhost:${given} (Ctrl+C stops it)`);
    if (isForTranslators) {
      for (const line of listAddresses(`http://localhost:${given}`)) console.log(line);
      buildWhenSaved();
    }
  });

  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // npm passes a SIGTERM on to the shell between it and us, which dies and tells nobody.
  if (process.env.npm_lifecycle_event) stopWhenLeft(stop);
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

function failWith(error: unknown): never {
  return fail(toMessage(error));
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

function readPort(value = String(defaultPort)): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port < 65536) return port;
  return fail(`PORT is "${value}". It has to be a whole number from 0 to 65535.`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

await main();
