import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBuilder } from 'vite';
import { followBuilds, lastBuilt } from './followBuilds.ts';

const folder = 'dist';
const defaultPort = 4173;

/** `npm start` builds first (`--build`); `npm run preview` serves what is there. */
async function main() {
  const port = readPort(process.env.PORT);
  if (process.argv.includes('--build')) await build();
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
  try {
    const builder = await createBuilder({}, null);
    await builder.buildApp();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function stopWhenLeft(stop: () => void) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 200);
  watch.unref();
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
