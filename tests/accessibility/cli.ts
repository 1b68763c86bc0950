import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { AuditConfig } from './config.ts';
import { createDefaultConfig } from './defaultConfig.ts';
import type { FontSet } from './gather/fonts.ts';
import { listQuickVariants, listVariants } from './matrix.ts';
import type { AuditPage, AuditResult, Run, Variant } from './model.ts';
import { readManualReview } from './report/manualReview.ts';
import { formatProblems, hasFailed } from './report/problems.ts';
import { writeReport } from './report/writeReport.ts';
import { layoutRules, rules, siteRules } from './rules/index.ts';
import { runAudit } from './runner/runAudit.ts';
import { recordScreenReader } from './orca/recordScreenReader.ts';
import { applySuppressions } from './runner/summarize.ts';
import { writeSpeechSnapshots } from './speech/writeSpeechSnapshots.ts';

const usage = `Usage: node cli.ts (--config FILE | --url URL) [options]
       node cli.ts speech --config FILE [--check]
       node cli.ts record --config FILE [--locale TAG]
  --config FILE   a module whose export \`config\` is the configuration of a site
  --url URL       one page of any site, with the default configuration
  --page ID       only this page, in all languages
  --locale TAG    only this language
  --matrix NAME   full (default), quick: what runs before every push, or rest: full without quick
  --fonts SET     regular (default), or wide: the rules on layout and focus with wider letters
  --add FOLDER    adds the runs of that report, of another part of the matrix
  --report FOLDER where the report goes (default: reports/accessibility)
  --check         compares the speech snapshots with their files instead of writing these`;

/** Ends with 1 where something fails, and with 2 where the arguments are wrong. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      url: { type: 'string' },
      page: { type: 'string' },
      locale: { type: 'string' },
      matrix: { type: 'string', default: 'full' },
      fonts: { type: 'string', default: 'regular' },
      add: { type: 'string' },
      report: { type: 'string', default: 'reports/accessibility' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help || (!values.url && !values.config)) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const config = values.url
    ? await createDefaultConfig(values.url)
    : await loadConfig(values.config!);
  if (positionals[0] === 'speech')
    return (await writeSpeechSnapshots(config, { check: values.check })) ? 0 : 1;
  if (positionals[0] === 'record') return (await recordScreenReader(config, values.locale)) ? 0 : 1;
  const pages = config.pages.filter(
    ({ id, locale }) =>
      (!values.page || id === values.page) && (!values.locale || locale === values.locale),
  );
  if (pages.length === 0) {
    console.error(describePages(config));
    return 2;
  }
  const variantsOf = toVariants(values.matrix, config);
  if (!variantsOf) {
    console.error(`There is no matrix “${values.matrix}”. Choose full, quick or rest.`);
    return 2;
  }

  const isWide = values.fonts === 'wide';
  const auditRules = isWide ? layoutRules : rules;
  // The report reads it too, but after minutes: its mistakes are told before.
  readManualReview(config, [...auditRules, ...siteRules]);
  rmSync(values.report, { recursive: true, force: true });
  mkdirSync(values.report, { recursive: true });
  const start = performance.now();
  const result = await runAudit({
    config,
    pages,
    variantsOf,
    rules: auditRules,
    fonts: values.fonts as FontSet,
    folder: values.report,
    onRuns: createProgress(config),
  });
  const whole = values.add ? addReport(result, values.add, values.report) : result;
  // Of a part of the test matrix, a suppression may match nothing.
  const isPart =
    pages.length < config.pages.length || !(values.matrix === 'full' || values.add) || isWide;
  const suppressions = whole.suppressions.filter(({ matches }) => matches > 0 || !isPart);
  return report({ ...whole, suppressions }, config, values.report, performance.now() - start);
}

/** The runs and screenshots of another part of the test matrix, before those of this one. */
function addReport(result: AuditResult, from: string, folder: string): AuditResult {
  const other = JSON.parse(readFileSync(join(from, 'results.json'), 'utf8')) as AuditResult;
  cpSync(join(from, 'screenshots'), join(folder, 'screenshots'), { recursive: true });
  const runs = [...other.runs, ...result.runs];
  return {
    ...result,
    runs: [...Map.groupBy(runs, ({ page }) => page.address).values()].flat(),
    suppressions: result.suppressions.map((suppression, index) => ({
      ...suppression,
      matches: runs
        .flatMap(({ suppressed = [] }) => suppressed)
        .filter((one) => one.suppression === index).length,
    })),
  };
}

async function loadConfig(file: string): Promise<AuditConfig> {
  const { config } = (await import(pathToFileURL(resolve(file)).href)) as { config?: AuditConfig };
  if (!config) throw new Error(`${file} exports no \`config\`. See tests/accessibility/README.md.`);
  return config;
}

function toVariants(matrix: string, config: AuditConfig) {
  const isQuick = (page: AuditPage, variant: Variant) =>
    listQuickVariants(page, config).some((one) =>
      Object.entries(one).every(([key, value]) => variant[key as keyof Variant] === value),
    );
  return {
    full: (page: AuditPage) => listVariants(page, config),
    quick: (page: AuditPage) => listQuickVariants(page, config),
    rest: (page: AuditPage) => listVariants(page, config).filter((one) => !isQuick(page, one)),
  }[matrix];
}

function describePages({ pages }: AuditConfig): string {
  const list = (values: readonly string[]) => [...new Set(values)].join(', ');
  return `There is no such page. Pages are ${list(pages.map(({ id }) => id))}; languages are ${list(pages.map(({ locale }) => locale))}.`;
}

/** A line for each part of a page that is done, with the time that the rest takes at that speed. */
function createProgress({ suppressions = [] }: AuditConfig) {
  const start = performance.now();
  let done = 0;
  return ({ address }: AuditPage, runs: readonly Run[], total: number) => {
    done += runs.length;
    const failed = runs.filter(
      ({ violations, notMeasured, variant }) =>
        notMeasured.length > 0 ||
        applySuppressions(violations, variant, suppressions).violations.length > 0,
    );
    const left = ((performance.now() - start) / done) * (total - done);
    console.log(
      `${done}/${total} runs; ${address}: ${failed.length} failed; about ${Math.round(left / 1000)} s left`,
    );
  };
}

function report(
  result: AuditResult,
  config: AuditConfig,
  folder: string,
  milliseconds: number,
): number {
  writeReport(result, config, folder);
  const failures = formatProblems(result);
  const failed = result.runs.filter(hasFailed).length;
  if (failures) console.error(`\n${failures}`);
  console.log(
    `\n${result.runs.length} runs in ${Math.round(milliseconds / 1000)} s, report in ${folder}/index.html`,
  );
  console.log(`${result.runs.length - failed} passed, ${failed} failed`);
  return failures ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
