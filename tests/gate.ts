import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findBrowser } from 'accessibility-audit';

/**
 * `npm test`: what runs before every push. `npm run test:full` adds what CI runs besides. Names of
 * steps as arguments narrow a run: `npm test -- lint unit`. All steps run, so that one run tells of
 * every failure, and the last line says how many passed and failed.
 */
type Count = { passed: number; failed: number };
type Step = {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** It needs one core and nothing that another step makes, so that two such steps run at once. */
  isParallel?: true;
  /** It needs a browser, and what the builds have made. */
  needsBrowser?: true;
  count?: () => Count;
};
type Outcome = Count & { name: string; seconds: number };

const results = 'test-results';
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function vitest(name: string, options: string): Pick<Step, 'name' | 'command' | 'count'> {
  const file = `${results}/${name}.json`;
  return {
    name,
    command: `vitest run ${options} --allowOnly=false --reporter=dot --reporter=json --outputFile.json=${process.cwd()}/${file}`,
    count() {
      const { numPassedTests, numTotalTests } = readJson(file);
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
    },
  };
}

function playwright(name: string, env: Record<string, string> = {}): Step {
  const file = `${results}/${name}.json`;
  return {
    name,
    command: 'playwright test -c tests/e2e/playwright.config.ts',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    needsBrowser: true,
    count() {
      const { stats } = readJson(file);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
    },
  };
}

function audit(name: string, options: string): Step {
  const folder = `reports/${name}`;
  return {
    name,
    command: `node tests/accessibility/cli.ts --config tests/accessibility.config.ts --report ${folder} ${options}`,
    needsBrowser: true,
    count() {
      const { runs } = readJson(`${folder}/results.json`) as {
        runs: { violations: unknown[]; notMeasured: unknown[] }[];
      };
      const failed = runs.filter((one) => one.violations.length + one.notMeasured.length > 0);
      return { passed: runs.length - failed.length, failed: failed.length };
    },
  };
}

const i18next = 'i18next-cli -c src/node/locales/i18next.config.ts';

const quick: Step[] = [
  { name: 'bundle', command: 'vite build --logLevel warn', isParallel: true },
  { ...vitest('unit', '--project unit --project screens'), isParallel: true },
  {
    name: 'preview',
    // With the pseudo-locales, which the tests in the browser visit beside the published ones.
    command: 'vite build --logLevel warn --outDir node_modules/.site-preview',
    env: { PREVIEW_LOCALES: '1' },
    isParallel: true,
  },
  { name: 'types', command: 'tsc && tsc -p tests/accessibility', isParallel: true },
  { name: 'keys', command: `${i18next} types --ci`, isParallel: true },
  { name: 'sentences', command: `${i18next} lint`, isParallel: true },
  { name: 'locales', command: 'node src/node/locales/main.ts', isParallel: true },
  { name: 'lint', command: 'oxlint --deny-warnings', isParallel: true },
  { name: 'format', command: 'prettier --check --log-level warn .', isParallel: true },
  vitest('build', '--project build'),
  {
    name: 'speech',
    command:
      'node tests/accessibility/cli.ts speech --check --config tests/accessibility.config.ts',
    needsBrowser: true,
  },
  playwright('e2e'),
  audit('audit', '--matrix quick'),
];

const full: Step[] = [
  { ...vitest('package', '--root tests/accessibility'), needsBrowser: true },
  playwright('e2e-all-languages', { ALL_LANGUAGES: '1' }),
  audit('accessibility', '--matrix full'),
  audit('wide-fonts', '--matrix quick --fonts wide'),
];

/** A step that hangs is ended and reported, while there is time for the others. */
const minutes = 40;

async function run(step: Step): Promise<Outcome> {
  const start = performance.now();
  const { status, output } = await execute(step);
  if (step.isParallel) process.stdout.write(`\n— ${step.name}: ${step.command}\n${output}`);
  const counted = step.count ? tryToCount(step.count) : { passed: Number(status === 0), failed: 0 };
  const seconds = (performance.now() - start) / 1000;
  // A runner that ends with an error and no failed test, as it did not start, has failed as well.
  const failed = status === 0 ? counted.failed : Math.max(1, counted.failed);
  return { name: step.name, seconds, passed: counted.passed, failed };
}

/** The output of parallel steps is collected, as that of two at once could not be read. */
function execute({ name, command, env, isParallel }: Step) {
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    if (!isParallel) console.log(`\n— ${name}: ${command}`);
    const child = spawn(command, {
      shell: true,
      stdio: isParallel ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: minutes * 60_000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (status, signal) => {
      if (signal) console.error(`${name} was ended after ${minutes} minutes.`);
      resolve({ status, output });
    });
  });
}

function tryToCount(count: () => Count): Count {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Seconds of the last run of each step on this machine, by which the time left is estimated. */
const timesFile = 'node_modules/.gate-times.json';
const lastTimes: Record<string, number> = existsSync(timesFile) ? readJson(timesFile) : {};

const outcomes: Outcome[] = [];

async function runAll(steps: readonly Step[], concurrency: number): Promise<void> {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await run(step);
      outcomes.push(outcome);
      const rest = chosen.filter(({ name }) => !outcomes.some((one) => one.name === name));
      const left = rest.reduce((sum, { name }) => sum + (lastTimes[name] ?? 0), 0);
      const isKnown = rest.every(({ name }) => name in lastTimes);
      console.log(
        `[${outcomes.length}/${chosen.length}] ${step.name}: ${outcome.seconds.toFixed(1)} s, ${outcome.failed} failed${isKnown && rest.length > 0 ? `; about ${Math.round(left)} s left` : ''}`,
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

const isFull = process.argv.includes('--full');
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const steps = names.length > 0 ? [...quick, ...full] : isFull ? full : quick;
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name));

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
// Found once, so that no worker of a runner has to look for it or installs it.
if (chosen.some(({ needsBrowser }) => needsBrowser))
  process.env.CHROMIUM_PATH = findBrowser(console.log);

await runAll(
  chosen.filter(({ isParallel }) => isParallel),
  2,
);
await runAll(
  chosen.filter(({ isParallel }) => !isParallel),
  1,
);

const times = Object.fromEntries(outcomes.map(({ name, seconds }) => [name, seconds]));
writeFileSync(timesFile, JSON.stringify({ ...lastTimes, ...times }));
console.log('\nSeconds  passed  failed  step');
for (const { name, seconds, passed, failed } of outcomes.toSorted((a, b) => b.seconds - a.seconds))
  console.log(
    [seconds.toFixed(1).padStart(7), String(passed).padStart(7), String(failed).padStart(7)].join(
      ' ',
    ) + `  ${name}`,
  );
const total = (key: keyof Count) => outcomes.reduce((sum, one) => sum + one[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
