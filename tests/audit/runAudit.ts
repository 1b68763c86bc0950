import { readFileSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { locales } from '../e2e/pages.ts';
import { serveSite } from '../e2e/serveSite.ts';
import config from '../e2e/playwright.config.ts';
import { siteConfig } from './siteConfig.ts';
import { checks } from './checks.ts';
import { applyExceptions, exceptions } from './exceptions.ts';
import { auditPages, isReference, notRun, toVariants } from './matrix.ts';
import type { AuditPage, AuditResult, CheckInfo, RunResult } from './model.ts';
import { askAgain } from './noAnswer.ts';
import { runPage, type PageRuns } from './runPage.ts';
import { createTranslated, siteChecks, type KnownPage } from './siteChecks.ts';

/** How many pages are looked at side by side: two cores are busy with three, which wait for frames. */
const hands = 3;

type Options = {
  pages: readonly AuditPage[];
  /** Where the report's pictures go. */
  folder?: string;
  /** Hears each page that is done. */
  say: (page: AuditPage, runs: readonly RunResult[], left: number) => void;
};

export const allSiteChecks = [...siteChecks, createTranslated(listTexts)];

/** Looks at every page in every variant of the table, and at all of them together. */
export async function runAudit({ pages, folder, say }: Options): Promise<AuditResult> {
  const site = await serveSite();
  const browser = await chromium.launch(config.use?.launchOptions as LaunchOptions);
  try {
    const done = new Map<AuditPage, PageRuns>();
    const waiting = [...pages];
    const unanswered: string[] = [];
    const work = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const job = {
          browser,
          origin: site.origin,
          auditPage: page,
          variants: toVariants(page),
          checks,
          ...(folder && { folder }),
        };
        const result = await askAgain(
          () => runPage(job),
          (message) => {
            unanswered.push(message);
            console.warn(`${message} The page is looked at once more from its start.`);
          },
        );
        done.set(page, result);
        say(page, result.runs, pages.length - done.size);
      }
    };
    await Promise.all(Array.from({ length: hands }, work));
    const engines = [`Chromium ${browser.version()}`, ...listEngines()].join(', ');
    return { ...sum(pages.map((page) => ({ page, ...done.get(page)! }))), engines, unanswered };
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

function sum(
  results: readonly ({ page: AuditPage } & PageRuns)[],
): Omit<AuditResult, 'engines' | 'unanswered'> {
  const known = results.flatMap(({ page, facts }): KnownPage[] => (facts ? [{ page, facts }] : []));
  // A page that is not compared with all others is not known to be like them.
  const isWhole = results.length === auditPages.length;
  const matches = exceptions.map(() => 0);
  const runs = results.flatMap(({ page, facts, runs: own }) =>
    own.map((run): RunResult => {
      // What is found on all pages at once is told at the look in which their facts were read.
      const isToldHere = facts !== undefined && isReference(run.variant) && isWhole;
      const among =
        facts && isToldHere
          ? allSiteChecks.flatMap((check) =>
              check.find({ page, facts }, known).map((found) => ({ ...found, check: check.id })),
            )
          : [];
      const { counting, matches: held } = applyExceptions([...run.findings, ...among]);
      for (const [at, count] of held.entries()) matches[at]! += count;
      return {
        ...run,
        findings: counting,
        checks: [...run.checks, ...(isToldHere ? allSiteChecks.map(({ id }) => id) : [])],
      };
    }),
  );
  return {
    checks: listChecks(),
    runs,
    notRun: [
      ...(isWhole
        ? []
        : [
            `This run was narrowed to ${results.length} of ${auditPages.length} pages: what compares pages with each other did not run.`,
          ]),
      ...notRun,
    ],
    exceptions: exceptions.map((exception, index) => ({ ...exception, matches: matches[index]! })),
  };
}

/** Without what runs. */
function listChecks(): CheckInfo[] {
  return [...checks, ...allSiteChecks].map(({ id, criteria, about }) => ({ id, criteria, about }));
}

/** The texts of a language, and the names and addresses that are no texts. */
function listTexts(tag: string): ReadonlySet<string> {
  const leaves = (tree: unknown): string[] =>
    typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(leaves);
  const messages = locales.find((locale) => locale.tag === tag)?.messages ?? {};
  return new Set([
    ...leaves(messages),
    ...locales.map(({ name }) => name),
    siteConfig.contactEmail,
  ]);
}
