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
import { runPage, type PageRuns } from './runPage.ts';
import { applySuppressions, summarize } from './summarize.ts';

/** How many pages are tested at once: three keep two cores busy, as each waits for frames. */
const concurrency = 3;

/** Variants of a page that are tested in one go, so that no page keeps one core busy at the end. */
const variantsAtOnce = 8;

type AuditOptions = {
  config: AuditConfig;
  /** The pages of the configuration that are tested. */
  pages: readonly AuditPage[];
  variantsOf: (page: AuditPage) => readonly Variant[];
  rules: readonly Rule[];
  fonts: FontSet;
  /** Where screenshots go. */
  folder: string;
  /** Is given the runs of a page, some at a time, as they are done, and how many there are in all. */
  onRuns: (page: AuditPage, runs: readonly Run[], total: number) => void;
};

/** Tests pages in variants, and compares them with each other. */
export async function runAudit({
  config,
  pages,
  variantsOf,
  rules,
  fonts,
  folder,
  onRuns,
}: AuditOptions): Promise<AuditResult> {
  const server = await config.serve();
  const browser = await chromium.launch(launchOptions(fonts));
  try {
    const done = new Map<AuditPage, PageRuns>();
    const matrix = pages.map((page) => ({ auditPage: page, variants: variantsOf(page) }));
    const waiting = matrix
      .toSorted((one, other) => other.variants.length - one.variants.length)
      .flatMap(({ auditPage, variants }) =>
        split(variants).map((part) => ({ auditPage, variants: part })),
      );
    const total = matrix.flatMap(({ variants }) => variants).length;
    const timeouts: string[] = [];
    const createContexts = () => createBrowserContexts(browser, config.storage);
    const work = async () => {
      let contexts = createContexts();
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const { auditPage } = job;
        const given = { ...job, config, origin: server.origin, rules, folder };
        const result = await retryOnTimeout(
          () => runPage({ ...given, contexts }),
          (message) => {
            timeouts.push(message);
            // What timed out may still go on in the old ones.
            contexts = createContexts();
            console.warn(`${message} The page is tested once more from its start.`);
          },
        );
        const { runs = [], facts } = done.get(auditPage) ?? {};
        const own = result.runs.map((run) => applySuppressions(run, config.suppressions ?? []));
        done.set(auditPage, { runs: [...runs, ...own], facts: facts ?? result.facts });
        onRuns(auditPage, own, total);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    const results = matrix.map(({ auditPage, variants }) => {
      const { runs, facts } = done.get(auditPage)!;
      const placeOf = ({ variant }: Run) => variants.indexOf(variant);
      const inOrder = runs.toSorted((one, other) => placeOf(one) - placeOf(other));
      return { page: auditPage, facts, runs: inOrder };
    });
    const engines = ['axe-core', 'accessibility-checker-engine', 'html-validate'] as const;
    return {
      ...summarize(config, rules, results),
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

/**
 * Variants of one viewport stay together, as to lay a page out anew costs more than to show it anew,
 * and those without JavaScript, as a page is loaded with or without.
 */
function split(variants: readonly Variant[]): Variant[][] {
  const groups = Map.groupBy(variants, ({ state }) => state === 'without JavaScript');
  return [...groups.values()].flatMap((own) => {
    const sorted = own.toSorted((one, other) => one.viewport.localeCompare(other.viewport));
    const parts = Math.ceil(sorted.length / variantsAtOnce);
    return Array.from({ length: parts }, (_, part) =>
      sorted.slice(part * variantsAtOnce, (part + 1) * variantsAtOnce),
    );
  });
}
