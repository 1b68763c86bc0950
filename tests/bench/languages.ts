import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copySite } from './copySite.ts';

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
    copySite(folder, languages);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

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
