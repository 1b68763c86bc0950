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

/** True for a missing folder, an empty folder or a report. In other folders, a report could replace files. */
export const canHoldReport = (folder: string): boolean =>
  !existsSync(folder) ||
  existsSync(join(folder, styleSheet)) ||
  (statSync(folder).isDirectory() && readdirSync(folder).length === 0);

/**
 * Deletes an old report, and copies the style sheet before anything else is written. If the audit is
 * interrupted, the style sheet tells the next audit that the folder belongs to a report.
 */
export function startReport(folder: string): void {
  for (const entry of ['index.html', 'pages', 'results.json', 'screenshots'])
    rmSync(join(folder, entry), { recursive: true, force: true });
  for (const part of ['pages', 'screenshots']) mkdirSync(join(folder, part), { recursive: true });
  copyFileSync(join(import.meta.dirname, styleSheet), join(folder, styleSheet));
}

/**
 * Writes the files of the report into the folder that `startReport` has prepared. The audit has
 * already saved the screenshots.
 *
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
  // In `results.json`, each criterion has only the count of its violations, because `runs` lists the
  // violations themselves. A violation that occurs in several runs is counted once.
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
