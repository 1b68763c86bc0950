import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { toExpectedKeys, toPluralBases } from '../../src/translate/localeFaults.ts';
import { readLocale, type LocaleFolder } from '../../src/translate/readLocale.ts';

/**
 * `npm run bench`: what a language costs. Builds the site in 1, 50 and 100 languages, which it
 * makes of English with the plural forms of each, and compares times and sizes within one run.
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

function measure(languages: number, english: LocaleFolder): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    for (const part of ['src', 'index.html', 'vite.config.ts', '.env', 'package.json'])
      cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    cpSync('locales/en', join(folder, 'locales/en'), { recursive: true });
    writeFileSync(join(folder, 'locales/notes.json'), toNotesForCopies());
    for (const tag of listTags().slice(0, languages - 1)) writeLocale(folder, tag, english);

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

/** The texts are English in every language, which only a note can allow. */
function toNotesForCopies(): string {
  const notes = JSON.parse(readFileSync('locales/notes.json', 'utf8'));
  for (const note of Object.values<Record<string, unknown>>(notes.keys)) note.same = true;
  return JSON.stringify(notes);
}

function writeLocale(folder: string, tag: string, english: LocaleFolder): void {
  mkdirSync(join(folder, 'locales', tag));
  for (const [namespace, file] of english.files) {
    const tree = {};
    for (const [key, text] of toExpectedKeys(file, toPluralBases(file), tag)) {
      const parts = key.split('.');
      const last = parts.pop() ?? key;
      const group = parts.reduce<Record<string, unknown>>(
        (inner, part) => (inner[part] ??= {}) as Record<string, unknown>,
        tree,
      );
      group[last] = text;
    }
    writeFileSync(join(folder, 'locales', tag, `${namespace}.json`), JSON.stringify(tree, null, 2));
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

const english = readLocale('locales', 'en');
// The first build of all reads what the others find in memory.
measure(1, english);
const measured = counts.map((languages) => {
  const one = measure(languages, english);
  console.log(
    `${String(languages).padStart(3)} languages: ${one.seconds.toFixed(1)} s (${one.work.toFixed(1)} s of the processor), script and styles ${one.assets} bytes, start page ${one.page} bytes with ${one.links} links to languages`,
  );
  return one;
});
const faults = findFaults(measured);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
