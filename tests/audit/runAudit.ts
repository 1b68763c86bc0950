import { readFileSync } from 'node:fs';
import { arch, release, type } from 'node:os';
import { chromium, type LaunchOptions } from '@playwright/test';
import { serveSite } from '../e2e/serveSite.ts';
import config from '../e2e/playwright.config.ts';
import { checks } from './checks.ts';
import { toVariants } from './matrix.ts';
import type { AuditPage, AuditResult, RunResult } from './model.ts';
import { askAgain } from './noAnswer.ts';
import { runPage, type PageRuns } from './runPage.ts';
import { sumUp } from './sumUp.ts';
import { keepWindows } from './windows.ts';

/** How many pages are looked at side by side: two cores are busy with three, which wait for frames. */
const hands = 3;

type Options = {
  pages: readonly AuditPage[];
  /** Where the report's pictures go. */
  folder?: string;
  /** Hears each page that is done. */
  say: (page: AuditPage, runs: readonly RunResult[], left: number) => void;
};

/** Looks at every page in every variant of the table, and at all of them together. */
export async function runAudit({ pages, folder, say }: Options): Promise<AuditResult> {
  const site = await serveSite();
  const browser = await chromium.launch(config.use?.launchOptions as LaunchOptions);
  try {
    const done = new Map<AuditPage, PageRuns>();
    // The longest first, so that no hand is left alone with one at the end.
    const waiting = pages.toSorted(
      (one, other) => toVariants(other).length - toVariants(one).length,
    );
    const unanswered: string[] = [];
    const work = async () => {
      let windows = keepWindows(browser);
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const job = {
          origin: site.origin,
          auditPage: page,
          variants: toVariants(page),
          checks,
          ...(folder && { folder }),
        };
        const result = await askAgain(
          () => runPage({ ...job, windows }),
          (message) => {
            unanswered.push(message);
            // What was given up may still go on in the old ones.
            windows = keepWindows(browser);
            console.warn(`${message} The page is looked at once more from its start.`);
          },
        );
        done.set(page, result);
        say(page, result.runs, pages.length - done.size);
      }
    };
    await Promise.all(Array.from({ length: hands }, work));
    const engines = [`Chromium ${browser.version()}`, ...listEngines()].join(', ');
    return {
      ...sumUp(pages.map((page) => ({ page, ...done.get(page)! }))),
      engines,
      system: `${type()} ${release()} ${arch()}`,
      unanswered,
    };
  } finally {
    await browser.close();
    site.close();
  }
}

function listEngines(): string[] {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return ['axe-core', 'accessibility-checker-engine', 'html-validate'].map(
    (name) => `${name} ${devDependencies[name]}`,
  );
}
