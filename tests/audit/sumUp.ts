import { locales } from '../e2e/pages.ts';
import { checks } from './checks.ts';
import { applyExceptions, exceptions } from './exceptions.ts';
import { auditPages, isReference, notRun } from './matrix.ts';
import type { AuditPage, AuditResult, CheckInfo, RunResult } from './model.ts';
import type { PageRuns } from './runPage.ts';
import { siteConfig } from './siteConfig.ts';
import { createTranslated, siteChecks, type KnownPage } from './siteChecks.ts';

export const allSiteChecks = [...siteChecks, createTranslated(listTexts)];

/** All pages together, with what is found by comparing them; on a part of them nothing is. */
export function sumUp(
  results: readonly ({ page: AuditPage } & PageRuns)[],
): Omit<AuditResult, 'engines' | 'system' | 'unanswered'> {
  const known = results.flatMap(({ page, facts }): KnownPage[] => (facts ? [{ page, facts }] : []));
  // A page that is not compared with all others is not known to be like them.
  const isWhole = results.length === auditPages.length;
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
      const { counting, held } = applyExceptions([...run.findings, ...among], run.variant);
      return {
        ...run,
        findings: counting,
        ...(held.length > 0 && { heldBack: held }),
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
    exceptions: exceptions.map((exception, index) => ({
      ...exception,
      matches: runs.flatMap(({ heldBack = [] }) =>
        heldBack.filter((one) => one.exception === index),
      ).length,
    })),
  };
}

/** Without what runs. */
function listChecks(): CheckInfo[] {
  return [...checks, ...allSiteChecks].map(({ id, criteria, about, leaves }) => ({
    id,
    criteria,
    about,
    ...(leaves && { leaves }),
  }));
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
