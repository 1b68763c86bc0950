import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { sizes, type AuditResult, type RunResult } from '../model.ts';
import { assess } from './assess.ts';
import { toIndexPage } from './indexPage.ts';
import { toJUnit } from './junit.ts';
import { readManualReview, reviewFile } from './manualReview.ts';
import { toOpenAcr } from './openAcr.ts';
import { toPageReport } from './pageReport.ts';
import type { Extent } from './pictureOverlay.ts';
import { readProduct } from './readProduct.ts';
import { readHeard, toSpeech } from './readHeard.ts';
import { toReportPages } from './reportPage.ts';
import { toResultsJson } from './resultsJson.ts';

/** Where the report finds what is not in the result, and the time that it names. */
export type Sources = { spoken: string; heard: string; review: string; time: Date };

/**
 * Writes the report in all of its forms; `index.html` is where a reader starts. Pictures are there
 * already, at the paths of the runs.
 *
 * @throws Error where the file of the last review has mistakes, naming all of them
 */
export function writeReport(
  result: AuditResult,
  folder: string,
  sources: Partial<Sources> = {},
): void {
  const { spoken = 'tests/spoken' } = sources;
  const heard = readHeard(sources.heard ?? 'tests/heard');
  const time = sources.time ?? new Date();
  const review = readManualReview(result.checks, sources.review ?? reviewFile);
  const product = readProduct();
  const assessments = assess(result, review, heard, spoken);
  const pages = toReportPages(result.runs);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  mkdirSync(join(folder, 'pages'), { recursive: true });
  copyFileSync('src/styles/tokens.css', join(folder, 'tokens.css'));
  copyFileSync(join(import.meta.dirname, 'report.css'), join(folder, 'report.css'));
  write('index.html', toIndexPage({ result, assessments, pages, review, product, time }));
  for (const reportPage of pages) {
    const sounds = toSpeech(reportPage.page, spoken, heard);
    const measure = (run: RunResult) => measurePicture(folder, run);
    write(reportPage.file, toPageReport({ reportPage, checks: result.checks, sounds, measure }));
  }
  write('results.json', toResultsJson({ result, assessments, product, time }));
  write('junit.xml', toJUnit(result, time));
  write('openacr.yaml', toOpenAcr({ assessments, review, product, result, time }));
}

/** In CSS pixels. A picture that is narrower than the window was made smaller, by the same share. */
function measurePicture(folder: string, { picture, variant }: RunResult): Extent | undefined {
  if (picture === undefined || !existsSync(join(folder, picture))) return undefined;
  const { width, height } = imageSize(readFileSync(join(folder, picture)));
  const enlarge = Math.max(1, sizes[variant.size].width / width);
  return {
    width: Math.round(width * enlarge),
    height: Math.round(height * enlarge),
    isReduced: enlarge > 1,
  };
}
