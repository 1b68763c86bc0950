import { arch, release, type } from 'node:os';
import { chromium } from 'playwright-core';
import packageJson from '../package.json' with { type: 'json' };
import type { AuditConfig } from '../config.ts';
import { createBrowserContexts } from '../gather/browserContexts.ts';
import type { FontSet } from '../gather/fonts.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { retryOnTimeout } from '../gather/timeout.ts';
import type { AuditPage, AuditResult, Run, Variant } from '../model.ts';
import type { Rule } from '../rule.ts';
import { rules as allRules } from '../rules/index.ts';
import { runPage, type PageRuns } from './runPage.ts';
import { summarize } from './summarize.ts';

/** How many pages are tested at once: three keep two cores busy, as each waits for frames. */
const concurrency = 3;

/** Variants that are tested in one go, so that no page of many keeps one core busy at the end. */
const variantsAtOnce = 8;

export type AuditOptions = {
  config: AuditConfig;
  /** The pages of the configuration that are tested. */
  pages: readonly AuditPage[];
  variantsOf: (page: AuditPage) => readonly Variant[];
  rules?: readonly Rule[];
  fonts?: FontSet;
  /** Where screenshots go; none are taken without. */
  folder?: string;
  /** Is given the runs of a page, some at a time, as they are done, and how many there are in all. */
  onRuns?: (page: AuditPage, runs: readonly Run[], total: number) => void;
};

/** Tests pages in variants, and compares them with each other. */
export async function runAudit({
  config,
  pages,
  variantsOf,
  rules = allRules,
  fonts,
  folder,
  onRuns = () => {},
}: AuditOptions): Promise<AuditResult> {
  const server = await config.serve();
  const browser = await chromium.launch(launchOptions(fonts));
  try {
    const done = new Map<AuditPage, PageRuns>();
    const matrix = pages.map((page) => ({ page, variants: variantsOf(page) }));
    const total = matrix.flatMap(({ variants }) => variants).length;
    const waiting = matrix
      .toSorted((one, other) => other.variants.length - one.variants.length)
      .flatMap(({ page, variants }) => split(variants).map((part) => ({ page, variants: part })));
    const timeouts: string[] = [];
    const createContexts = () => createBrowserContexts(browser, config.storage);
    const work = async () => {
      let contexts = createContexts();
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const { page: auditPage, variants } = job;
        const result = await retryOnTimeout(
          () =>
            runPage({
              config,
              origin: server.origin,
              auditPage,
              variants,
              rules,
              contexts,
              folder,
            }),
          (message) => {
            timeouts.push(message);
            // What timed out may still go on in the old ones.
            contexts = createContexts();
            console.warn(`${message} The page is tested once more from its start.`);
          },
        );
        const { runs = [], facts } = done.get(auditPage) ?? {};
        done.set(auditPage, { runs: [...runs, ...result.runs], facts: facts ?? result.facts });
        onRuns(auditPage, result.runs, total);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    const engines = ['axe-core', 'accessibility-checker-engine', 'html-validate'] as const;
    return {
      ...summarize(
        config,
        rules,
        matrix.map(({ page, variants }) => {
          const { runs, facts } = done.get(page)!;
          const inOrder = runs.toSorted(
            (one, other) => variants.indexOf(one.variant) - variants.indexOf(other.variant),
          );
          return { page, facts, runs: inOrder };
        }),
      ),
      engines: [
        `Chromium ${browser.version()}`,
        ...engines.map((name) => `${name} ${packageJson.dependencies[name]}`),
      ].join(', '),
      system: `${type()} ${release()} ${arch()}`,
      timeouts,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Variants of one viewport stay together: to lay a page out anew costs more than to show it anew. */
function split(variants: readonly Variant[]): Variant[][] {
  const sorted = [...Map.groupBy(variants, ({ viewport }) => viewport).values()].flat();
  const parts = Math.ceil(sorted.length / variantsAtOnce);
  return Array.from({ length: parts }, (_, part) =>
    sorted.slice(part * variantsAtOnce, (part + 1) * variantsAtOnce),
  );
}
