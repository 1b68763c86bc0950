import { arch, release, type } from 'node:os';
import { chromium } from 'playwright-core';
import packageJson from '../package.json' with { type: 'json' };
import type { AuditConfig } from '../config.ts';
import { createBrowserContexts } from '../gather/browserContexts.ts';
import type { FontSet } from '../gather/fonts.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { TimedOut } from '../gather/timeout.ts';
import { matrixExclusions } from '../matrix.ts';
import type { AuditPage, AuditResult, Run, Variant } from '../model.ts';
import { startReport } from '../report/writeReport.ts';
import { NotMeasured, type Rule } from '../rule.ts';
import { runPage, toUnmeasuredRun } from './runPage.ts';
import { countMatches, sortViolations } from './violations.ts';

/** Three pages at once keep two cores busy, because each page often waits until the browser draws it. */
const concurrency = 3;

type AuditOptions = {
  config: AuditConfig;
  pages: readonly AuditPage[];
  variantsOf: (page: AuditPage) => readonly Variant[];
  rules: readonly Rule[];
  fonts: FontSet;
  reportFolder: string;
  onRuns: (page: AuditPage, runs: readonly Run[], total: number) => void;
};

export async function runAudit({
  config,
  pages,
  variantsOf,
  rules,
  fonts,
  reportFolder,
  onRuns,
}: AuditOptions): Promise<AuditResult> {
  await using server = await config.serve();
  await using browser = await chromium.launch(launchOptions(fonts));
  // The old report is deleted only now, so that it stays if the server or the browser cannot start.
  startReport(reportFolder);
  const jobs = pages.flatMap((auditPage) =>
    splitByState(variantsOf(auditPage)).map((variants) => ({ auditPage, variants })),
  );
  const total = jobs.flatMap(({ variants }) => variants).length;
  const runsOfJobs: Run[][] = [];
  // The workers share this iterator, so each job runs once. Long jobs come first, because a long job at the
  // end would leave the other workers with nothing to do.
  const waiting = [...jobs.entries()]
    .toSorted(([, one], [, other]) => other.variants.length - one.variants.length)
    .values();
  const timeouts: string[] = [];
  const createContexts = () => createBrowserContexts(browser, config.storage);
  const work = async () => {
    let contexts = createContexts();
    for (const [index, job] of waiting) {
      const { auditPage } = job;
      const given = { ...job, config, origin: server.origin, reportFolder };
      const attempt = (jobRules: readonly Rule[], isRetry = false): Promise<Run[]> =>
        runPage({ ...given, rules: jobRules, contexts }).catch((error: unknown) => {
          // `runPage` has closed the contexts, because a command that timed out could go on in them.
          contexts = createContexts();
          if (!(error instanceof TimedOut) || (isRetry && !error.slowRule)) throw error;
          timeouts.push(error.message);
          console.warn(`${error.message} The page is tested once more.`);
          return attempt(isRetry ? replaceSlowRule(jobRules, job.variants, error) : jobRules, true);
        });
      const runs = await attempt(rules).catch((error: unknown) => {
        console.warn(`${auditPage.address} could not be tested:`, error);
        const message = `The audit threw ${String(error).split('\n')[0]}`;
        return job.variants.map((variant) => toUnmeasuredRun(auditPage, variant, message));
      });
      const own = runs.map((run) => sortViolations(run, config));
      runsOfJobs[index] = own;
      onRuns(auditPage, own, total);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const runs = runsOfJobs.flat();
  const engines = ['axe-core', 'accessibility-checker-engine', 'html-validate'] as const;
  return {
    rules,
    runs,
    exclusions: [...matrixExclusions, ...(config.exclusions ?? [])],
    suppressions: countMatches(config.suppressions ?? [], runs),
    engines: [
      `Chromium ${browser.version()}`,
      ...engines.map((name) => `${name} ${packageJson.dependencies[name]}`),
    ].join(', '),
    system: `${type()} ${release()} ${arch()}`,
    timeouts,
  };
}

/**
 * After a rule timed out, the page is tested once more with a replacement of the rule:
 * - In variants before the timeout, the replacement runs the rule as usual.
 * - In the variant of the timeout, it reports what the rule had found until then, and throws `NotMeasured`.
 * - In later variants, it only throws `NotMeasured`, because the rule could take as long again.
 */
function replaceSlowRule(
  rules: readonly Rule[],
  variants: readonly Variant[],
  { message, slowRule }: TimedOut,
): Rule[] {
  const slowIndex = variants.findIndex((variant) => variant === slowRule?.variant);
  return rules.map((rule) => ({
    ...rule,
    async evaluate(context) {
      const index = variants.indexOf(context.variant);
      if (rule.id !== slowRule?.id || index < slowIndex) return rule.evaluate(context);
      if (index === slowIndex) context.violations.push(...slowRule.found);
      throw new NotMeasured(
        `${message} Test parts of the page on pages of their own, or disable the rule.`,
      );
    },
  }));
}

/**
 * Makes one group of variants for each state, because a new state loads the page again. In a group, variants
 * with the same viewport follow each other, because a new viewport needs a new layout.
 */
function splitByState(variants: readonly Variant[]): Variant[][] {
  const sorted = variants.toSorted((one, other) => one.viewport.localeCompare(other.viewport));
  return [...Map.groupBy(sorted, ({ state }) => state).values()];
}
