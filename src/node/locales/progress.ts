import { findMistakes, type LocaleReport } from './checkLocales.ts';

/** @example formatProgress(reports) // => 'language        texts    mistakes  …' */
export function formatProgress(locales: readonly LocaleReport[]): string {
  const rows = [
    ['language', 'texts', 'mistakes', 'state'],
    ...locales.map((report) => [
      `${report.locale} ${toName(report.locale)}`.trim(),
      `${report.done}/${report.total} ${Math.floor((100 * report.done) / report.total)} %`,
      String(findMistakes(report).length),
      report.isComplete ? 'published' : 'in preview only',
    ]),
  ];
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

function toName(locale: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? '';
  } catch {
    return '';
  }
}
