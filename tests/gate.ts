import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { findBrowser } from 'accessibility-audit';

/**
 * `npm test`: what runs before every push. `npm run test:full` adds what CI runs besides. Names of
 * steps as arguments narrow a run: `npm test -- lint unit`. All steps run, so that one run tells of
 * every failure, and the last line says how many passed and failed.
 */
type Step = {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** The JSON that the command writes, and how many passed of how many; without, a step counts as one. */
  report?: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- Each runner has its own form.
  count?: (report: any) => readonly [passed: number, total: number];
};

const results = 'test-results';
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const vitest = (name: string, options: string): Step => ({
  name,
  command: `vitest run ${options} --allowOnly=false --reporter=dot --reporter=json --outputFile.json=${process.cwd()}/${results}/${name}.json`,
  report: `${results}/${name}.json`,
  count: ({ numPassedTests, numTotalTests }) => [numPassedTests, numTotalTests],
});

const playwright = (name: string, options = '', env: Record<string, string> = {}): Step => ({
  name,
  command: `playwright test -c tests/e2e/playwright.config.ts ${options}`,
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/${name}.json` },
  report: `${results}/${name}.json`,
  count: ({ stats: { expected, unexpected, flaky, skipped } }) => [
    expected,
    expected + unexpected + flaky + skipped,
  ],
});

const cli = 'node tests/accessibility/cli.ts --config tests/accessibility.config.ts';

const audit = (name: string, options: string): Step => ({
  name,
  command: `${cli} --report reports/${name} ${options}`,
  report: `reports/${name}/results.json`,
  count({ runs }: { runs: { violations: unknown[]; notMeasured: unknown[] }[] }) {
    const passed = runs.filter((one) => one.violations.length + one.notMeasured.length === 0);
    return [passed.length, runs.length];
  },
});

const i18next = 'i18next-cli -c src/node/locales/i18next.config.ts';

type Stage = { concurrency: 1 | 2; steps: readonly Step[] };

/** A stage needs what the one before has made. Steps with a browser keep both cores busy alone. */
const quick: readonly Stage[] = [
  {
    concurrency: 2,
    steps: [
      { name: 'bundle', command: 'vite build --logLevel warn' },
      vitest('unit', '--project unit --project screens'),
      {
        name: 'preview',
        // With the pseudo-locales, which the tests in the browser visit beside the published ones.
        command: 'vite build --logLevel warn --outDir node_modules/.site-preview',
        env: { SITE_AUDIENCE: 'tests' },
      },
      { name: 'format', command: 'prettier --check --log-level warn .' },
      { name: 'types', command: 'tsc && tsc -p tests/accessibility' },
      { name: 'lint', command: 'oxlint --deny-warnings' },
      {
        name: 'keys',
        command: `${i18next} types --ci && ${i18next} status en --hide-translated && ${i18next} status en --unused && node src/node/locales/main.ts notes --check`,
      },
      { name: 'sentences', command: `${i18next} lint` },
      { name: 'locales', command: 'node src/node/locales/main.ts' },
    ],
  },
  {
    concurrency: 2,
    steps: [
      vitest('build', '--project build'),
      { name: 'speech', command: `${cli} speech --check` },
    ],
  },
  { concurrency: 1, steps: [playwright('e2e'), audit('audit', '--matrix quick')] },
];

const servers = vitest('servers', '--project servers --no-file-parallelism');

const full: readonly Stage[] = [
  {
    concurrency: 1,
    steps: [
      vitest('recipes', '--project recipes --maxWorkers=2'),
      // Three servers and their graders weigh as much as all else, and nobody needs them besides.
      { ...servers, command: `npm ci --prefix tests/servers && ${servers.command}` },
      vitest('package', '--root tests/accessibility'),
      playwright('e2e-other-languages', '--grep @language', { OTHER_LANGUAGES: '1' }),
      audit('accessibility', '--matrix rest --add reports/audit'),
      audit('wide-fonts', '--matrix quick --fonts wide'),
    ],
  },
];

/** A step that hangs is ended and reported, while there is time for the others. */
const minutes = 40;

/** The output of parallel steps is collected, as that of two at once could not be read. */
function execute({ name, command, env }: Step, isParallel: boolean): Promise<number | null> {
  const title = `\n— ${name}: ${command}`;
  if (!isParallel) console.log(title);
  const child = spawn(command, {
    shell: true,
    stdio: isParallel ? 'pipe' : 'inherit',
    env: { ...process.env, ...env },
    timeout: minutes * 60_000,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => output.push(data));
  return new Promise((resolve) => {
    child.on('close', (status, signal) => {
      if (isParallel) console.log(`${title}\n${Buffer.concat(output)}`);
      if (signal) console.error(`${name} was ended after ${minutes} minutes.`);
      resolve(status);
    });
  });
}

type Outcome = { name: string; seconds: number; passed: number; failed: number };

async function run(step: Step, isParallel: boolean): Promise<Outcome> {
  const { name, report, count } = step;
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const isDone = (await execute(step, isParallel)) === 0;
  const seconds = (performance.now() - start) / 1000;
  // A runner that did not start has written nothing, and its status tells of it.
  const [passed, total] =
    report && count && existsSync(report) ? count(readJson(report)) : [Number(isDone), 1];
  return { name, seconds, passed, failed: Math.max(total - passed, isDone ? 0 : 1) };
}

const isFull = process.argv.includes('--full');
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const all = names.length > 0 ? [...quick, ...full] : isFull ? full : quick;
const known = all.flatMap(({ steps }) => steps.map(({ name }) => name));
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isAudited = changedAt('reports/audit/results.json') > changedAt('dist/index.html');
if (isFull && names.length === 0 && !isAudited) {
  console.error('npm run test:full goes on where npm test has ended. Run npm test first.');
  process.exit(1);
}
const stages = all.map(({ concurrency, steps }) => ({
  concurrency,
  steps: steps.filter(({ name }) => names.length === 0 || names.includes(name)),
}));
const chosen = stages.flatMap(({ steps }) => steps);

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const needsBrowser = /playwright|cli\.ts|--root/;
// Found once, so that no worker of a runner has to look for it or installs it.
if (chosen.some(({ command }) => needsBrowser.test(command)))
  process.env.CHROMIUM_PATH = findBrowser(console.log);

/** Seconds of the last run of each step on this machine, by which the time left is estimated. */
const timesFile = 'node_modules/.gate-times.json';
const times: Record<string, number> = existsSync(timesFile) ? readJson(timesFile) : {};

const outcomes: Outcome[] = [];
for (const { concurrency, steps } of stages) {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await run(step, concurrency > 1);
      outcomes.push(outcome);
      times[outcome.name] = outcome.seconds;
      console.log(
        `[${outcomes.length}/${chosen.length}] ${outcome.name}: ${outcome.seconds.toFixed(1)} s, ${outcome.failed} failed${describeRest()}`,
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

function describeRest(): string {
  const rest = stages.flatMap(({ concurrency, steps }) =>
    steps
      .filter(({ name }) => outcomes.every((one) => one.name !== name))
      .map(({ name }) => times[name]! / concurrency),
  );
  const seconds = rest.reduce((sum, one) => sum + one, 0);
  return seconds > 0 ? `; about ${Math.round(seconds)} s left` : '';
}

writeFileSync(timesFile, JSON.stringify(times));
console.log('\nSeconds  passed  failed  step');
for (const { name, seconds, passed, failed } of outcomes.toSorted((a, b) => b.seconds - a.seconds))
  console.log(
    [seconds.toFixed(1), passed, failed].map((one) => String(one).padStart(7)).join(' '),
    ` ${name}`,
  );
const sum = (key: 'passed' | 'failed') => outcomes.reduce((before, one) => before + one[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
