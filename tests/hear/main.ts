import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findBrowser } from '../accessibility/gather/browser.ts';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';
import { readSiteLocales, type SiteLocale } from '../../src/node/locales/siteLocales.ts';
import { findHeardFaults } from './faults.ts';
import { hearLocale } from './hearLocale.ts';
import type { Heard } from './model.ts';
import { findOrca } from './packages.ts';
import { openRoom } from './room.ts';

const folder = join('tests', 'heard');

/** `npm run hear`: a screen reader reads the built site. Ends with 1 for words that are not heard. */
async function main(words: readonly string[]): Promise<number> {
  if (!existsSync(join('dist', 'index.html')))
    return fail('There is no site in dist/ yet. "npm run build" makes it.');
  const all = readSiteLocales(false);
  const chosen = choose(all, words.length > 0 ? words : ['en']);
  if (chosen.length === 0)
    return fail(
      `The site's languages are: ${all.map(({ tag }) => tag).join(', ')}; "all" hears all.`,
    );

  let tools: Tools;
  try {
    tools = { orca: findOrca(console.log), browser: findBrowser(console.log) };
  } catch (error) {
    console.log(`Nothing is heard here: ${(error as Error).message}`);
    return 0;
  }
  return hearAll(chosen, tools);
}

function choose(all: readonly SiteLocale[], words: readonly string[]): readonly SiteLocale[] {
  if (words.includes('all')) return all;
  const chosen = all.filter(({ tag }) => words.includes(tag));
  return chosen.length === words.length ? chosen : [];
}

type Tools = { orca: string; browser: string };

async function hearAll(locales: readonly SiteLocale[], { orca, browser }: Tools): Promise<number> {
  const version = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const server = createServer(createSiteHandler('dist')).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const room = openRoom(browser, console.log);
  let count = 0;
  try {
    for (const locale of locales) {
      console.log(`\nOrca ${orca} reads ${locale.name} in ${version}.`);
      const heard = await hearLocale(locale, { room, server: origin, say: console.log });
      const result: Heard = {
        ...heard,
        orca,
        browser: version,
        date: new Date().toISOString().slice(0, 10),
      };
      console.log(`Written: ${write(result)}`);
      const faults = findHeardFaults(result);
      for (const fault of faults) console.log(`  ${fault}`);
      count += faults.length;
    }
  } finally {
    room.close();
    server.close();
    server.closeAllConnections();
  }
  console.log(count > 0 ? `\n${count} to mend.` : '\nAll of it was heard.');
  return count > 0 ? 1 : 0;
}

function write(heard: Heard): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${heard.locale}.json`);
  writeFileSync(file, `${JSON.stringify(heard, null, 2)}\n`);
  return file;
}

function fail(sentence: string): number {
  console.error(sentence);
  return 1;
}

// An end by a signal alone would leave the screen reader running; npm hands a Ctrl+C on once more.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(130));
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = fail((error as Error).message);
}
