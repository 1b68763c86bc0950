import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { AuditConfig } from './config.ts';
import { createDefaultConfig } from './defaultConfig.ts';
import type { FontSet } from './gather/fonts.ts';
import { formatVariant, listQuickVariants, listVariants } from './matrix.ts';
import type { AuditPage, AuditResult, Run, Variant } from './model.ts';
import { readManualReview } from './report/manualReview.ts';
import { formatProblems, hasFailed } from './report/problems.ts';
import { writeReport } from './report/writeReport.ts';
import { layoutRules, rules, siteRules } from './rules/index.ts';
import { runAudit } from './runner/runAudit.ts';
import { recordScreenReader } from './orca/recordScreenReader.ts';
import { countMatches } from './runner/summarize.ts';
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
    },
  });
  if (!values.url && !values.config) {
    console.error(usage);
    return 2;
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
  const variantsOf = matrices.get(values.matrix);
  if (pages.length === 0 || !variantsOf) {
    const list = (parts: readonly string[]) => [...new Set(parts)].join(', ');
    console.error(
      variantsOf
        ? `There is no such page. Pages are ${list(config.pages.map(({ id }) => id))}; languages are ${list(config.pages.map(({ locale }) => locale))}.`
        : `There is no matrix “${values.matrix}”. Choose ${[...matrices.keys()].join(', ')}.`,
    );
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
    variantsOf: (page) => variantsOf(page, config),
    rules: auditRules,
    fonts: values.fonts as FontSet,
    folder: values.report,
    onRuns: createProgress(),
  });
  const whole = values.add ? addReport(result, values.add, values.report) : result;
  // Of a part of the test matrix, a suppression may match nothing.
  const isPart =
    pages.length < config.pages.length || isWide || !(values.matrix === 'full' || values.add);
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

/** The runs and screenshots of another part of the test matrix, before those of this one. */
function addReport(result: AuditResult, from: string, folder: string): AuditResult {
  const other = JSON.parse(readFileSync(join(from, 'results.json'), 'utf8')) as AuditResult;
  cpSync(join(from, 'screenshots'), join(folder, 'screenshots'), { recursive: true });
  const runs = [...other.runs, ...result.runs];
  return {
    ...result,
    runs: [...Map.groupBy(runs, ({ page }) => page.address).values()].flat(),
    suppressions: countMatches(result.suppressions, runs),
  };
}

async function loadConfig(file: string): Promise<AuditConfig> {
  const { config } = (await import(pathToFileURL(resolve(file)).href)) as { config?: AuditConfig };
  if (!config) throw new Error(`${file} exports no \`config\`. See tests/accessibility/README.md.`);
  return config;
}

type ListVariants = (page: AuditPage, config: AuditConfig) => Variant[];
const matrices = new Map<string, ListVariants>([
  ['full', listVariants],
  ['quick', listQuickVariants],
  [
    'rest',
    (page, config) => {
      const quick = new Set(listQuickVariants(page, config).map(formatVariant));
      return listVariants(page, config).filter((variant) => !quick.has(formatVariant(variant)));
    },
  ],
]);

/** A line for each part of a page that is done, with the time that the rest takes at that speed. */
function createProgress() {
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
  const { code = '', message } = error as { code?: string; message: string };
  const isOption = code.startsWith('ERR_PARSE_ARGS');
  console.error(isOption ? `${message}\n${usage}` : error);
  process.exitCode = isOption ? 2 : 1;
}
