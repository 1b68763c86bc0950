import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditConfig } from '../config.ts';
import type { AuditResult } from '../model.ts';
import { assess } from './assess.ts';
import { toIndexPage } from './indexPage.ts';
import { readManualReview } from './manualReview.ts';
import { toFile } from './markup.ts';
import { toOpenAcr } from './openAcr.ts';
import { toPageReport } from './pageReport.ts';
import { describeSpeech, readRecordings } from './recordings.ts';

/**
 * Writes the report in all of its forms; `index.html` is where a reader starts. Screenshots are
 * there already, at the paths of the runs.
 *
 * @throws Error where the manual review has mistakes, with all of them, or a recording cannot be read
 */
export function writeReport(
  result: AuditResult,
  config: AuditConfig,
  folder: string,
  time: Date = new Date(),
): void {
  const recordings = readRecordings(config);
  const review = readManualReview(config, result.rules);
  const assessments = assess(result, config, review);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  mkdirSync(join(folder, 'pages'), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'report.css'), join(folder, 'report.css'));
  write('index.html', toIndexPage(result, config, assessments, review, time));
  for (const [file, runs] of Map.groupBy(result.runs, ({ page }) => toFile(page)))
    write(file, toPageReport(runs, describeSpeech(runs[0]!.page, config, recordings)));
  const product = { name: config.name };
  // The runs have the violations.
  const counted = assessments.map((one) => ({ ...one, violations: one.violations.length }));
  const results = { time, product, criteria: counted, ...result };
  // A pattern as its source: `/^\._nav_/`.
  const toJson = (_key: string, value: unknown) =>
    value instanceof RegExp ? String(value) : value;
  write('results.json', JSON.stringify(results, toJson, 2));
  write('openacr.yaml', toOpenAcr(config, result, assessments, review, time));
}
