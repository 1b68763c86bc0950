import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toExpectedTexts } from '../../src/node/locales/plurals.ts';
import { listLocales, readLocale } from '../../src/node/locales/readLocale.ts';
import { toTree } from '../../src/node/locales/toTree.ts';
import { copySite } from '../copySite.ts';

/**
 * `npm run bench`: what a language costs. Builds the site in 1, 50 and 100 languages and compares
 * times and sizes within one run.
 */
const counts = [1, 50, 100];

/**
 * What the hundredth language may cost. It is a little more than the first, as each page links to
 * each language.
 */
const limits = { seconds: 60, assetGrowth: 0.01, linkBytes: 3000, slowdown: 2 };

type Measured = {
  languages: number;
  /** By the clock, and of the processor: the latter says how the work grows on a busy machine too. */
  seconds: number;
  work: number;
  /** Bytes as brotli packs them: all script and styles, and the start page. */
  assets: number;
  page: number;
  links: number;
};

/** Has the build say at its end how many microseconds of the processor it took. */
const reportWork =
  '--import=data:text/javascript,process.on("exit",()=>process.stderr.write(`work=${process.cpuUsage().user}`))';

function measure(languages: number): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    copySite(folder);
    writeLocales(join(folder, 'locales'), languages);
    const start = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      [reportWork, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
      { cwd: folder, encoding: 'utf8' },
    );
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`The build of ${languages} languages failed:\n${stderr}`);
    const dist = join(folder, 'dist');
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    return {
      languages,
      seconds,
      work: Number(/work=(\d+)/.exec(stderr)?.[1]) / 1_000_000,
      assets: sizeOf(join(dist, 'assets'), /\.(?:js|css)\.br$/),
      page: statSync(join(dist, 'index.html.br')).size,
      links: html.match(/hreflang=/gi)?.length ?? 0,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** English, and languages that are made of it, with the plural forms of each. */
function writeLocales(folder: string, count: number): void {
  const [english, ...others] = listLocales(folder) as [string, ...string[]];
  for (const tag of others) rmSync(join(folder, tag), { recursive: true });
  // The texts are English in every language, which only a note can allow.
  const notes = JSON.parse(readFileSync(join(folder, 'notes.json'), 'utf8'));
  for (const note of Object.values<Record<string, unknown>>(notes.keys)) note.same = true;
  writeFileSync(join(folder, 'notes.json'), JSON.stringify(notes));
  const { files } = readLocale(folder, english);
  for (const tag of listTags().slice(0, count - 1)) {
    mkdirSync(join(folder, tag));
    for (const [namespace, file] of files) {
      const texts = JSON.stringify(toTree(toExpectedTexts(file, tag)), null, 2);
      writeFileSync(join(folder, tag, `${namespace}.json`), texts);
    }
  }
}

/** Tags that have a name: the languages of ISO 639-1, in the order of the alphabet. */
function listTags(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((tag) => tag !== 'en' && names.of(tag) && Intl.getCanonicalLocales(tag)[0] === tag);
}

function sizeOf(folder: string, pattern: RegExp): number {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

function findFaults(measured: readonly Measured[]): string[] {
  const [one, ...more] = measured as [Measured, ...Measured[]];
  const hundred = more.at(-1)!;
  const cost = (from: Measured, to: Measured) =>
    (to.work - from.work) / (to.languages - from.languages);
  const [first, last] = [cost(one, more[0]!), cost(more.at(-2)!, hundred)];
  return [
    hundred.seconds > limits.seconds &&
      `${hundred.languages} languages take ${hundred.seconds.toFixed(1)} s; ${limits.seconds} s are allowed.`,
    last > first * limits.slowdown &&
      `The last languages take ${(last / first).toFixed(1)} times as long as the first; the build does not grow linearly.`,
    Math.abs(hundred.assets / one.assets - 1) > limits.assetGrowth &&
      `Script and styles are ${one.assets} bytes with one language and ${hundred.assets} with ${hundred.languages}.`,
    hundred.page - one.page > limits.linkBytes &&
      `The links to ${hundred.languages} languages add ${hundred.page - one.page} bytes to a page; ${limits.linkBytes} are allowed.`,
  ].filter((fault) => fault !== false);
}

// The first build of all reads what the others find in memory.
measure(1);
const measured = counts.map((languages) => {
  const one = measure(languages);
  console.log(
    `${String(languages).padStart(3)} languages: ${one.seconds.toFixed(1)} s (${one.work.toFixed(1)} s of the processor), script and styles ${one.assets} bytes, start page ${one.page} bytes with ${one.links} links to languages`,
  );
  return one;
});
const faults = findFaults(measured);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
