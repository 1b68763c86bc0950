import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { AuditConfig } from './config.ts';
import { createDefaultConfig } from './defaultConfig.ts';
import { fontSets, type FontSet } from './gather/fonts.ts';
import { StateNotReached } from './gather/pageStates.ts';
import { formatVariant, listQuickVariants, listVariants } from './matrix.ts';
import type { AuditPage, AuditResult, Run } from './model.ts';
import { readManualReview } from './report/manualReview.ts';
import { formatProblems, hasFailed } from './report/problems.ts';
import { levels, type Level } from './report/criteria.ts';
import { canHoldReport, writeReport } from './report/writeReport.ts';
import { layoutRules, rules } from './rules/index.ts';
import { runAudit } from './runner/runAudit.ts';
import { countMatches, selectRules } from './runner/violations.ts';
import { writeSpeechSnapshots } from './speech/writeSpeechSnapshots.ts';

const usage = `Usage: node cli.ts (--config FILE | --url URL) [options]
       node cli.ts speech --config FILE [--check]
  --config FILE   a module that exports the configuration of a site as \`config\`
  --url URL       one page of any site, with the default configuration
  --page ID       only this page, in all languages
  --locale TAG    only this language
  --level LEVEL   A, AA or AAA (default): criteria above the level do not fail the audit
  --disable RULE  does not run this rule; can be repeated
  --matrix NAME   full (default), quick (before every push), or rest (full without quick)
  --fonts SET     regular (default), or wide (rules on layout and focus, with wider letters)
  --add FOLDER    adds the runs of that report, from another part of the matrix
  --report FOLDER the folder of the report (default: reports/accessibility)
  --check         compares the speech snapshots with their files instead of writing them`;

/** The message of this error is printed without a stack. */
class WrongArguments extends Error {}

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      url: { type: 'string' },
      page: { type: 'string' },
      locale: { type: 'string' },
      level: { type: 'string' },
      disable: { type: 'string', multiple: true },
      matrix: { type: 'string', default: 'full' },
      fonts: { type: 'string', default: 'regular' },
      add: { type: 'string' },
      report: { type: 'string', default: 'reports/accessibility' },
      check: { type: 'boolean', default: false },
    },
  });

/** @returns 1 if the audit fails or a speech snapshot differs */
async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  const isSpeech = positionals[0] === 'speech';
  const unknown = positionals[isSpeech ? 1 : 0];
  if (unknown !== undefined)
    throw new WrongArguments(`There is no command “${unknown}”.\n${usage}`);
  const loaded = values.url
    ? await createDefaultConfig(values.url)
    : await loadConfig(values.config);
  const level = (values.level ?? loaded.level ?? 'AAA') as Level;
  const disabledRules = [...(loaded.disabledRules ?? []), ...(values.disable ?? [])];
  const config = { ...loaded, level, disabledRules };
  if (isSpeech) return (await writeSpeechSnapshots(config, { check: values.check })) ? 0 : 1;
  const pages = config.pages.filter(
    ({ id, locale }) =>
      (!values.page || id === values.page) && (!values.locale || locale === values.locale),
  );
  const mistakes = listMistakes(values, config, pages);
  if (mistakes.length > 0) throw new WrongArguments(mistakes.join('\n'));
  const listPageVariants = matrices[values.matrix as keyof typeof matrices];
  const isWide = values.fonts === 'wide';
  const auditRules = selectRules(isWide ? layoutRules : rules, config);
  // This call finds mistakes in the manual review before the audit, not after it.
  readManualReview(config, auditRules);
  const start = performance.now();
  const result = await runAudit({
    config,
    pages,
    variantsOf: (page) => listPageVariants(page, config),
    rules: auditRules,
    fonts: values.fonts as FontSet,
    reportFolder: values.report,
    onRuns: createProgressLogger(),
  });
  const whole = values.add ? addReport(result, values.add, values.report) : result;
  // An unused suppression is a failure only if all rules ran, on all pages, in the whole test matrix.
  const isPart =
    pages.length < config.pages.length ||
    auditRules.length < rules.length ||
    !(values.matrix === 'full' || values.add);
  const suppressions = whole.suppressions.filter(({ matches }) => matches > 0 || !isPart);
  const reported = { ...whole, suppressions };
  writeReport(reported, config, values.report);
  const failures = formatProblems(reported);
  const failed = whole.runs.filter(hasFailed).length;
  if (failures) console.error(`\n${failures}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `\n${result.runs.length} runs in ${seconds} s, report in ${values.report}/index.html`,
  );
  console.log(`${whole.runs.length - failed} passed, ${failed} failed`);
  return failures ? 1 : 0;
}

function listMistakes(
  { matrix, fonts, add, report }: ReturnType<typeof readArguments>['values'],
  { pages: allPages, level, disabledRules = [] }: AuditConfig,
  pages: readonly AuditPage[],
): string[] {
  const list = (parts: Iterable<string>) => [...new Set(parts)].join(', ');
  const ids = rules.map(({ id }) => id);
  const unknown = disabledRules.filter((id) => !ids.includes(id));
  return [
    ...unknown.map((id) => `There is no rule “${id}”. Rules are ${list(ids)}.`),
    !levels.includes(level!) && `There is no level “${level}”. Choose ${list(levels)}.`,
    !Object.hasOwn(matrices, matrix) &&
      `There is no matrix “${matrix}”. Choose ${list(Object.keys(matrices))}.`,
    !Object.hasOwn(fontSets, fonts) &&
      `There is no set of fonts “${fonts}”. Choose ${list(Object.keys(fontSets))}.`,
    pages.length === 0 &&
      `There is no such page. Pages are ${list(allPages.map(({ id }) => id))}; languages are ${list(allPages.map(({ locale }) => locale))}.`,
    !canHoldReport(report) &&
      `“${report}” is neither an empty folder nor a report of the audit. Choose another folder with --report, or delete this one.`,
    add !== undefined &&
      resolve(add) === resolve(report) &&
      `--add and --report name the same folder “${add}”. Choose another folder with --report.`,
    add !== undefined &&
      !existsSync(join(add, 'results.json')) &&
      `The folder “${add}” contains no report of an audit. Choose another folder with --add.`,
  ].flatMap((mistake) => mistake || []);
}

function addReport(result: AuditResult, from: string, folder: string): AuditResult {
  const other = JSON.parse(readFileSync(join(from, 'results.json'), 'utf8')) as AuditResult;
  cpSync(join(from, 'screenshots'), join(folder, 'screenshots'), { recursive: true });
  const runs = [...other.runs, ...result.runs];
  return {
    ...result,
    runs: [...Map.groupBy(runs, ({ page }) => page.address).values()].flat(),
    suppressions: countMatches(result.suppressions, runs),
    timeouts: [...other.timeouts, ...result.timeouts],
  };
}

async function loadConfig(file: string | undefined): Promise<AuditConfig> {
  if (!file) throw new WrongArguments(usage);
  if (!existsSync(file))
    throw new WrongArguments(`There is no file “${file}”. Correct the path after --config.`);
  const { config } = (await import(pathToFileURL(resolve(file)).href)) as { config?: AuditConfig };
  if (!config) throw new Error(`${file} exports no \`config\`. See tests/accessibility/README.md.`);
  return config;
}

const listRest: typeof listVariants = (page, config) => {
  const quick = new Set(listQuickVariants(page, config).map(formatVariant));
  return listVariants(page, config).filter((variant) => !quick.has(formatVariant(variant)));
};

const matrices = { full: listVariants, quick: listQuickVariants, rest: listRest };

function createProgressLogger() {
  const start = performance.now();
  let done = 0;
  return ({ address }: AuditPage, runs: readonly Run[], total: number) => {
    done += runs.length;
    const left = Math.round((((performance.now() - start) / done) * (total - done)) / 1000);
    console.log(
      `${done}/${total} runs; ${address}: ${runs.filter(hasFailed).length} failed; about ${left} s left`,
    );
  };
}

try {
  process.exitCode = await main();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isOption = code?.startsWith('ERR_PARSE_ARGS');
  const isMistake = isOption || error instanceof WrongArguments;
  const hasPlainMessage = isMistake || error instanceof StateNotReached;
  console.error(isOption ? `${message}\n${usage}` : hasPlainMessage ? message : error);
  process.exitCode = isMistake ? 2 : 1;
}
