import { localizePath } from '../../i18n/urls.ts';
import { routes } from '../../site/routes.ts';
import {
  checkLocales,
  findBuildFailures,
  findMistakes,
  type LocaleReport,
} from './checkLocales.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { toEnglishName } from './folderNames.ts';
import { toPercent } from './publication.ts';
import { readSiteLocales } from './siteLocales.ts';

/** @param outOfDate omitted if the history is missing or not read */
export function formatProgress(
  locales: readonly LocaleReport[],
  outOfDate?: readonly { locale: string }[],
): string[] {
  return formatTable([
    ['language', 'texts', 'mistakes', ...(outOfDate ? ['out of date'] : []), 'state'],
    ...locales.map((report) => [
      `${report.locale} ${toEnglishName(report.locale) ?? ''}`.trim(),
      `${report.done}/${report.total} ${toPercent(report.done, report.total)}`,
      String(findMistakes(report).length),
      ...(outOfDate
        ? [String(outOfDate.filter(({ locale }) => locale === report.locale).length)]
        : []),
      describeState(report),
    ]),
  ]);
}

function describeState(report: LocaleReport): string {
  const failures = findBuildFailures({ locales: [report], sharedDiagnostics: [] }).length;
  if (failures > 0) return `stops the build: ${failures} to correct`;
  if (!report.isPublished) return `in preview only: it ${report.obstacles.join(', and it ')}`;
  const english = describeEnglish(report);
  return english.length > 0 ? `published, in English: ${english.join('; ')}` : 'published';
}

function describeEnglish({ locale, files }: LocaleReport): string[] {
  return files
    .filter(({ missing }) => missing.length > 0)
    .map(({ namespace, isInEnglish, total, missing }) => {
      const route = routes.find(({ id }) => id === namespace);
      const page = route ? localizePath(route.path, locale) : `${namespace}.json`;
      if (isInEnglish) return `all of ${page} (${missing.length} of ${total} texts are missing)`;
      const [shown, rest] = [missing.slice(0, 5), missing.length - 5];
      return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more of ${page}` : ''}`;
    });
}

export function listAddresses(origin: string): string[] {
  try {
    return formatTable(
      readSiteLocales('translators').map(({ tag, name, preview }) => [
        tag,
        name,
        origin + localizePath('/', tag),
        preview === 'incomplete' ? '(not published)' : '',
      ]),
    );
  } catch (error) {
    // A mistake in the English texts must not stop the development server, so its terminal shows the message.
    return [(error as Error).message];
  }
}

export const listMistakes = ({ locales, sharedDiagnostics } = checkLocales()): string[] =>
  [...sharedDiagnostics, ...locales.flatMap(findMistakes)].map(formatDiagnostic);

function formatTable(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
}
