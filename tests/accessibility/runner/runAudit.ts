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

export type AuditOptions = {
  config: AuditConfig;
  /** The pages of the configuration that are tested. */
  pages: readonly AuditPage[];
  variantsOf: (page: AuditPage) => readonly Variant[];
  rules?: readonly Rule[];
  fonts?: FontSet;
  /** Where screenshots go; none are taken without. */
  folder?: string;
  /** Is given the runs of each page that is done. */
  onPage?: (page: AuditPage, runs: readonly Run[]) => void;
};

/** Tests pages in variants, and compares them with each other. */
export async function runAudit({
  config,
  pages,
  variantsOf,
  rules = allRules,
  fonts,
  folder,
  onPage = () => {},
}: AuditOptions): Promise<AuditResult> {
  const server = await config.serve();
  const browser = await chromium.launch(launchOptions(fonts));
  try {
    const done = new Map<AuditPage, PageRuns>();
    // The longest first, so that no core is idle at the end.
    const waiting = pages.toSorted(
      (one, other) => variantsOf(other).length - variantsOf(one).length,
    );
    const timeouts: string[] = [];
    const createContexts = () => createBrowserContexts(browser, config.storage);
    const work = async () => {
      let contexts = createContexts();
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const job = {
          config,
          origin: server.origin,
          auditPage: page,
          variants: variantsOf(page),
          rules,
          ...(folder && { folder }),
        };
        const result = await retryOnTimeout(
          () => runPage({ ...job, contexts }),
          (message) => {
            timeouts.push(message);
            // What timed out may still go on in the old ones.
            contexts = createContexts();
            console.warn(`${message} The page is tested once more from its start.`);
          },
        );
        done.set(page, result);
        onPage(page, result.runs);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    const engines = ['axe-core', 'accessibility-checker-engine', 'html-validate'] as const;
    return {
      ...summarize(
        config,
        rules,
        pages.map((page) => ({ page, ...done.get(page)! })),
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
