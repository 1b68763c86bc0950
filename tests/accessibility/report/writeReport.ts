import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { AuditConfig } from '../config.ts';
import type { AuditResult } from '../model.ts';
import { assess } from './assess.ts';
import { toIndexPage } from './indexPage.ts';
import { readManualReview } from './manualReview.ts';
import { toFile } from './markup.ts';
import { toPageReport } from './pageReport.ts';

const styleSheet = 'report.css';

/** False for a folder with files that are not a report, because a report could replace these files. */
export const canHoldReport = (folder: string): boolean =>
  !existsSync(folder) ||
  existsSync(join(folder, styleSheet)) ||
  (statSync(folder).isDirectory() && readdirSync(folder).length === 0);

/**
 * Copies the style sheet before any other file is written, so that `canHoldReport` accepts the folder even
 * after an interrupted audit.
 */
export function startReport(folder: string): void {
  for (const entry of ['index.html', 'pages', 'results.json', 'screenshots'])
    rmSync(join(folder, entry), { recursive: true, force: true });
  for (const part of ['pages', 'screenshots']) mkdirSync(join(folder, part), { recursive: true });
  copyFileSync(join(import.meta.dirname, styleSheet), join(folder, styleSheet));
}

/**
 * @param folder a folder that `startReport` has prepared
 * @throws Error that lists mistakes in the file of the manual review
 */
export function writeReport(result: AuditResult, config: AuditConfig, folder: string): void {
  const time = new Date();
  const review = readManualReview(config, result.rules);
  const assessments = assess(result, config, review);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  write('index.html', toIndexPage(result, config, assessments, review, time));
  for (const [file, runs] of Map.groupBy(result.runs, ({ page }) => toFile(page)))
    write(file, toPageReport(runs, config));
  // Each criterion has only the number of its violations, because `runs` lists the violations themselves.
  const counted = assessments.map(({ causes, ...one }) => ({
    ...one,
    violations: causes.flatMap(({ problems }) => problems).length,
  }));
  const results = { time, product: { name: config.name }, criteria: counted, ...result };
  // JSON.stringify would write a regular expression as `{}`.
  const toJson = (_key: string, value: unknown) =>
    value instanceof RegExp ? String(value) : value;
  write('results.json', JSON.stringify(results, toJson, 2));
}
