import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { viewports, type AuditResult, type Run } from '../model.ts';
import { assess, type Assessment } from './assess.ts';
import { toIndexPage } from './indexPage.ts';
import { toJUnit } from './junit.ts';
import { readManualReview } from './manualReview.ts';
import { toFile } from './markup.ts';
import { toOpenAcr } from './openAcr.ts';
import { toPageReport } from './pageReport.ts';
import type { Product, ReportConfig } from './product.ts';
import { describeRecordings, readRecordings, readSpeech } from './recordings.ts';
import type { Extent } from './screenshotMarks.ts';

type ResultsJson = {
  time: Date;
  product: Product;
  assessments: readonly Assessment[];
  result: AuditResult;
};

/**
 * Writes the report in all of its forms; `index.html` is where a reader starts. Screenshots are
 * there already, at the paths of the runs.
 *
 * @throws Error where the manual review has mistakes, with all of them, or a recording cannot be read
 */
export function writeReport(
  result: AuditResult,
  config: ReportConfig,
  folder: string,
  time: Date = new Date(),
): void {
  const recordings = readRecordings(config);
  const review = readManualReview(config, result.rules);
  const product = { name: config.name, ...config.product };
  const pages = Map.groupBy(result.runs, ({ page }) => toFile(page));
  const recorded = describeRecordings(
    [...pages.values()].map((runs) => runs[0]!.page),
    config,
    recordings,
  );
  const assessments = assess(result, { config, review, recorded });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  mkdirSync(join(folder, 'pages'), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'report.css'), join(folder, 'report.css'));
  write('index.html', toIndexPage({ result, config, assessments, review, product, time }));
  for (const [file, runs] of pages) {
    const speech = readSpeech(runs[0]!.page, config, recordings);
    const measure = (run: Run) => measureScreenshot(folder, run);
    write(file, toPageReport({ runs, rules: result.rules, speech, measure }));
  }
  write('results.json', toResultsJson({ time, product, assessments, result }));
  write('junit.xml', toJUnit(result, time));
  write('openacr.yaml', toOpenAcr({ assessments, review, product, result, time }));
}

/** The whole result for programs; a pattern as its source: `/^\._nav_/`. */
function toResultsJson({ assessments, result, ...head }: ResultsJson): string {
  // The runs have the violations.
  const criteria = assessments.map(({ criterion: { number, level, name }, ...known }) => ({
    number,
    level,
    name,
    ...known,
    violations: known.violations.length,
  }));
  const writePattern = (_key: string, value: unknown) =>
    value instanceof RegExp ? String(value) : value;
  return `${JSON.stringify({ ...head, criteria, ...result }, writePattern, 2)}\n`;
}

/** In CSS pixels. A screenshot that is narrower than the viewport was reduced. */
function measureScreenshot(folder: string, { screenshot, variant }: Run): Extent | undefined {
  if (screenshot === undefined || !existsSync(join(folder, screenshot))) return undefined;
  const { width, height } = imageSize(readFileSync(join(folder, screenshot)));
  const factor = Math.max(1, viewports[variant.viewport].width / width);
  return {
    width: Math.round(width * factor),
    height: Math.round(height * factor),
    isReduced: factor > 1,
  };
}
