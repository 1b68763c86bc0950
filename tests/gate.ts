import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { findBrowser, type Run } from 'accessibility-audit';

/** Maps the name of each step to its command. Each stage except the first needs files of an earlier stage. */
type Stage = Readonly<Record<string, string>>;

const results = 'test-results';
const vitest = `vitest run --allowOnly=false --reporter=dot --reporter=json --outputFile.json="${process.cwd()}/${results}/NAME.json"`;
const playwright = 'playwright test -c tests/e2e/playwright.config.ts';
const audit = 'node tests/accessibility/cli.ts --config tests/accessibility.config.ts';
const i18next = 'i18next-cli -c src/node/locales/i18next.config.ts';

const checks: Stage = {
  bundle: 'vite build --logLevel warn',
  unit: `${vitest} --project unit --project screens`,
  // The browser tests also visit the pseudo-languages, which this build adds.
  preview: 'vite build --logLevel warn --outDir node_modules/.site-preview',
  format: 'prettier --check --log-level warn .',
  types: 'tsc && tsc -p tests/accessibility',
  lint: 'oxlint --deny-warnings',
  keys: `${i18next} types --ci && ${i18next} status en --hide-translated && ${i18next} status en --unused && node src/node/locales/main.ts notes --check`,
  sentences: `${i18next} lint`,
  locales: 'node src/node/locales/main.ts',
};
const builtFiles: Stage = { build: `${vitest} --project build`, speech: `${audit} speech --check` };
const browser: Stage = { e2e: playwright, audit: `${audit} --report reports/NAME --matrix quick` };
const packageAndServers: Stage = {
  package: `${vitest} --root tests/accessibility`,
  // Only this step installs Cloudflare's runtime, because the runtime is large.
  servers: `npm ci --prefix tests/servers && ${vitest} --project servers --no-file-parallelism`,
};
const wholeSite: Stage = {
  recipes: `${vitest} --project recipes`,
  'e2e-other-languages': `${playwright} --grep @language`,
  accessibility: `${audit} --report reports/NAME --matrix rest --add reports/audit`,
  'wide-fonts': `${audit} --report reports/NAME --matrix quick --fonts wide`,
};
const environments: Readonly<Record<string, Record<string, string>>> = {
  preview: { SITE_AUDIENCE: 'tests' },
  'e2e-other-languages': { OTHER_LANGUAGES: '1' },
};
const isPassed = (one: Run) => one.violations.length + one.notMeasured.length === 0;

/** Counts the tests in a report of Playwright, the audit or Vitest. */
function countTests(report: string): [passed: number, total: number] {
  const { stats, runs, numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats)
    return [stats.expected, stats.expected + stats.unexpected + stats.flaky + stats.skipped];
  if (!runs) return [numPassedTests, numTotalTests];
  return [runs.filter(isPassed).length, runs.length];
}

/** The output of a parallel step is printed when the step ends, so that outputs do not mix. */
async function run(name: string, command: string, isParallel: boolean) {
  console.log(`\n— ${name}: ${command}`);
  const reports = [`${results}/${name}.json`, `reports/${name}/results.json`] as const;
  for (const report of reports) rmSync(report, { force: true });
  const start = performance.now();
  const child = spawn(command.replace('NAME', name), {
    shell: true,
    stdio: isParallel ? 'pipe' : 'inherit',
    env: { ...process.env, ...environments[name], PLAYWRIGHT_JSON_OUTPUT_FILE: reports[0] },
    timeout: 40 * 60_000,
  });
  const outputs = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  const isDone = (await once(child, 'close'))[0] === 0;
  if (isParallel) console.log(`\n— ${name}\n${(await Promise.all(outputs)).join('')}`);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const report = reports.find((file) => existsSync(file));
  const [passed, total] = report ? countTests(report) : [Number(isDone), 1];
  return { step: name, seconds, passed, failed: Math.max(total - passed, isDone ? 0 : 1) };
}

// `npm test` runs the stages `quick`. `npm run test:full` runs the stages `full`. `npm test -- lint unit` runs
// only the steps `lint` and `unit`. A step that fails does not stop other steps.
const isFull = process.argv.includes('--full');
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const quick = [checks, builtFiles, browser];
const full = [packageAndServers, wholeSite];
const stages = names.length > 0 ? [...quick, ...full] : isFull ? full : quick;
const known = stages.flatMap((stage) => Object.keys(stage));
const unknown = names.filter((name) => !known.includes(name));
const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isAudited = timeOf('reports/audit/results.json') > timeOf('dist/release.json');
if (unknown.length > 0 || (isFull && names.length === 0 && !isAudited)) {
  const problem = `There is no step called ${unknown.join(', ')}. There are: ${known.join(', ')}.`;
  console.error(unknown.length > 0 ? problem : 'dist/ is not audited yet. Run npm test first.');
  process.exit(1);
}
// Most steps that are not checks need a build. If it is missing, add the steps that make it.
const isBuilt = ['dist', 'node_modules/.site-preview'].every((folder) => existsSync(folder));
const isReady = isBuilt || names.includes('bundle') || names.every((name) => name in checks);
const needed = isReady ? names : ['bundle', 'preview', ...names];
const chosen = known.filter((name) => names.length === 0 || needed.includes(name));

mkdirSync(results, { recursive: true });
// Find or install the browser once, because otherwise each worker of a step would install a missing browser.
if (!chosen.every((name) => name in checks)) process.env.CHROMIUM_PATH = findBrowser(console.log);

const outcomes: Awaited<ReturnType<typeof run>>[] = [];
for (const stage of stages) {
  // In these stages, two steps run at once. Each step of the other stages already keeps two cores busy.
  const concurrency = [checks, builtFiles, packageAndServers].includes(stage) ? 2 : 1;
  const queue = Object.entries(stage).filter(([name]) => chosen.includes(name));
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const outcome = await run(...step, concurrency > 1);
      const progress = `[${outcomes.push(outcome)}/${chosen.length}]`;
      console.log(`${progress} ${outcome.step}: ${outcome.seconds} s, ${outcome.failed} failed`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
console.table(outcomes.toSorted((a, b) => b.seconds - a.seconds));
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, one) => total + one[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
