import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './accessibility/gather/browser.ts';
import type { AuditResult } from './audit/model.ts';

/**
 * `npm test`: every check, in the order in which a fault is cheapest to hear of. All run, so that
 * one run tells of every fault; `npm test -- lint unit` runs the named ones. The last line says
 * how many passed and failed.
 */
type Count = { passed: number; failed: number };
type Step = {
  name: string;
  command: string;
  env?: Record<string, string>;
  count?: () => Count;
};

const results = 'test-results';
const readResult = (name: string) => JSON.parse(readFileSync(`${results}/${name}.json`, 'utf8'));

/** Runs projects of vite.config.ts. */
function vitest(name: string, projects = [name]): Step {
  return {
    name,
    command: `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --allowOnly=false --reporter=default --reporter=json --outputFile.json=${results}/${name}.json`,
    count() {
      const { numPassedTests, numTotalTests } = readResult(name);
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
    },
  };
}

const steps: Step[] = [
  { name: 'keys', command: 'i18next-cli -c src/node/locales/i18next.config.ts types --ci' },
  { name: 'sentences', command: 'i18next-cli -c src/node/locales/i18next.config.ts lint' },
  { name: 'locales', command: 'node src/node/locales/main.ts' },
  { name: 'types', command: 'tsc' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'format', command: 'prettier --check --log-level warn .' },
  vitest('unit', ['unit', 'screens']),
  { name: 'bundle', command: 'vite build --logLevel warn' },
  {
    name: 'preview',
    // With the pseudo-languages, which the browser's tests visit beside the published ones.
    command: 'vite build --logLevel warn --outDir node_modules/.site-preview',
    env: { PREVIEW_LOCALES: '1' },
  },
  vitest('build'),
  { name: 'spoken', command: 'node tests/audit/spoken/main.ts --check' },
  {
    name: 'audit',
    command: 'node tests/audit/main.ts',
    count() {
      const { runs } = JSON.parse(readFileSync('reports/accessibility/results.json', 'utf8'));
      const failed = runs.filter(({ findings }: AuditResult['runs'][0]) => findings.length > 0);
      return { passed: runs.length - failed.length, failed: failed.length };
    },
  },
  {
    name: 'e2e',
    command: 'playwright test -c tests/e2e/playwright.config.ts',
    count() {
      const { stats } = readResult('e2e');
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
    },
  },
];

/** A step that hangs is ended and told of, while there is time for the others. */
const minutes = 40;

const needBrowser = new Set(['spoken', 'audit', 'e2e']);

function run({ name, command, env, count }: Step): Count {
  console.log(`\n— ${name}: ${command}`);
  if (needBrowser.has(name) && !provideBrowser()) return { passed: 0, failed: 1 };
  // In the shell's place, so that what is ended is the step.
  const own = process.platform === 'win32' ? command : `exec ${command}`;
  const { status, error } = spawnSync(own, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout: minutes * 60_000,
  });
  if (error) console.error(`${name} was ended after ${minutes} minutes: ${error.message}.`);
  const isDone = status === 0 && !error;
  const counted = count ? tryToCount(count) : { passed: Number(isDone), failed: 0 };
  // A test that is skipped counts as failed. A runner that fails without a failing test (it did not start, say) is a failure as well.
  return isDone ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

/** Found once, so that no worker of the runner has to look for it. */
function provideBrowser(): boolean {
  try {
    process.env.CHROMIUM_PATH = findBrowser(console.log);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function tryToCount(count: () => Count): Count {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no check called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name));

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = `${results}/e2e.json`;

const counts = chosen.map((step) => ({ name: step.name, ...run(step) }));
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
const failing = counts.filter(({ failed }) => failed > 0).map(({ name }) => name);

console.log(failing.length > 0 ? `\nFailed: ${failing.join(', ')}` : '');
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failing.length > 0 ? 1 : 0;
