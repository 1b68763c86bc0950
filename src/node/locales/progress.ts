import { findBuildFailures, findMistakes, type LocaleReport } from './checkLocales.ts';
import { toEnglishName } from './folderNames.ts';
import { toPercent } from './publication.ts';

/**
 * @param outOfDate how many translations of a language are older than their English; nothing where
 *   that cannot be known
 * @example formatProgress(reports, () => 0) // => 'language        texts    mistakes  …'
 */
export function formatProgress(
  locales: readonly LocaleReport[],
  countOutOfDate: (locale: string) => number | undefined,
): string {
  return formatTable([
    ['language', 'texts', 'mistakes', 'out of date', 'state'],
    ...locales.map((report) => [
      `${report.locale} ${toEnglishName(report.locale) ?? ''}`.trim(),
      `${report.done}/${report.total} ${toPercent(report.done, report.total)}`,
      String(findMistakes(report).length),
      String(countOutOfDate(report.locale) ?? '?'),
      toState(report),
    ]),
  ]);
}

function toState(report: LocaleReport): string {
  const { isPublished, obstacles, files } = report;
  const stopping = findBuildFailures({ locales: [report], commentDiagnostics: [] }).length;
  if (stopping > 0) return `stops the build: ${stopping} to mend`;
  if (!isPublished) return `in preview only: ${obstacles.join('; ')}`;
  const inEnglish = files.filter(({ isInEnglish }) => isInEnglish);
  return inEnglish.length > 0
    ? `published, in English: ${inEnglish.map(({ namespace }) => namespace).join(', ')}`
    : 'published';
}

/** With columns as wide as what stands in them. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
