import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applyExceptions } from './exceptions.ts';
import { auditPages } from './matrix.ts';
import type { AuditPage, RunResult } from './model.ts';
import { formatFailures } from './report/formatFailures.ts';
import { writeReport } from './report/writeReport.ts';
import { runAudit } from './runAudit.ts';

const folder = 'reports/accessibility';

/**
 * `npm run audit`: builds the site, looks at it in every variant and writes the report. `--route`
 * and `--locale` narrow it. Ends with 1 where something is to be mended.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      build: { type: 'boolean' },
      route: { type: 'string' },
      locale: { type: 'string' },
    },
  });
  const pages = auditPages.filter(
    (page) =>
      (!values.locale || page.locale === values.locale) &&
      (!values.route || [page.route, toPath(page)].includes(values.route)),
  );
  if (pages.length === 0) {
    const routes = [...new Set(auditPages.map(toPath))].join(', ');
    const locales = [...new Set(auditPages.map(({ locale }) => locale))].join(', ');
    console.error(`There is no such page. Routes are ${routes}; languages are ${locales}.`);
    return 1;
  }

  if (values.build && !build()) return 1;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const start = performance.now();
  const audited = await runAudit({ pages, folder, say });
  // On a part of the pages an exception may have nothing to hold back.
  const isPart = pages.length < auditPages.length;
  const exceptions = audited.exceptions.filter(({ matches }) => matches > 0 || !isPart);
  const result = { ...audited, exceptions };
  writeReport(result, folder);
  const seconds = Math.round((performance.now() - start) / 1000);
  const failures = formatFailures(result);
  const failed = result.runs.filter(({ findings }) => findings.length > 0).length;
  if (failures) console.error(`\n${failures}`);
  console.log(
    `\n${result.runs.length} looks at ${pages.length} pages in ${seconds} s, report in ${folder}/index.html`,
  );
  console.log(`${result.runs.length - failed} passed, ${failed} failed`);
  return failures ? 1 : 0;
}

/** What is published, and beside it the preview that has the pseudo-languages. */
function build(): boolean {
  return [
    { folderOf: 'dist', env: {} },
    { folderOf: 'node_modules/.site-preview', env: { PREVIEW_LOCALES: '1' } },
  ].every(({ folderOf, env }) => {
    const { status } = spawnSync(`vite build --logLevel warn --outDir ${folderOf}`, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    return status === 0;
  });
}

/** As one asks for a page, in any language. */
function toPath({ address, locale }: AuditPage): string {
  return address.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/';
}

function say({ address }: AuditPage, runs: readonly RunResult[], left: number): void {
  const findings = runs.reduce(
    (count, run) => count + applyExceptions(run.findings, run.variant).counting.length,
    0,
  );
  const seconds = runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  console.log(
    `${address}: ${runs.length} looks, ${findings} findings, ${seconds.toFixed(1)} s; ${left} pages left`,
  );
}

process.exitCode = await main();
