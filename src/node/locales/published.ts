import { defaultLocale, localizePath } from '../../i18n/urls.ts';
import { routes } from '../../site/routes.ts';
import { checkLocales, type LocaleReport } from './checkLocales.ts';
import { toEnglishName } from './folderNames.ts';
import { mainBranch, readHistory, readRelease, withFolder, type Snapshot } from './gitHistory.ts';
import { toPercent } from './publication.ts';

/** The pages that visitors have in a language of their own, by their addresses. */
function listPublished(locales: readonly LocaleReport[]): string[] {
  return locales
    .filter(({ isPublished }) => isPublished)
    .flatMap(({ locale, files }) =>
      routes
        .filter(({ id, indexed }) =>
          files.some(({ namespace, isInEnglish }) => indexed && namespace === id && !isInEnglish),
        )
        .map(({ path }) => localizePath(path, locale)),
    );
}

/** @returns a line for each language: what of it is published, what appears in English, and why */
export function describePublished(locales: readonly LocaleReport[]): string[] {
  const rows = locales.map((report) => {
    const name = `${report.locale} ${toEnglishName(report.locale) ?? ''}`;
    const share = toPercent(report.done, report.total);
    if (!report.isPublished)
      return [name, '', share, `left out: it ${report.obstacles.join(', and ')}`];
    const pages = listPublished([report]).length;
    const notes = describeEnglish(report);
    return [
      name,
      `${pages} pages`,
      share,
      notes.length > 0 ? `in English: ${notes.join('; ')}` : '',
    ];
  });
  return rows.map((row) => row.filter(Boolean).join('  '));
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

/** What was published before and is no more, with a sentence for each place that had it. */
export function describeLosses(
  locales: readonly LocaleReport[],
  before: Readonly<Record<string, readonly string[]>>,
): string[] {
  const now = new Set(listPublished(locales));
  return Object.entries(before).flatMap(([where, addresses]) => {
    const lost = addresses.filter((address) => !now.has(address));
    return lost.length > 0
      ? [`Published by ${where} and no more by this build: ${lost.join(', ')}`]
      : [];
  });
}

/** What the branch's last release published, by its name; nothing where there is no history. */
export function listReleased(): Record<string, string[]> {
  const release = readRelease();
  // An archive may lie in a repository that knows nothing of it.
  if (!release || !has(release.files, defaultLocale)) return {};
  const published = withFolder(release, (folder) => listPublished(checkLocales(folder).locales));
  return { [release.name]: published };
}

/**
 * The languages that the main branch has published and that the files publish no more. Whoever wants
 * that removes the folder.
 */
export function findVanished(locales: readonly LocaleReport[]): LocaleReport[] {
  const branch = mainBranch();
  return locales
    .filter(({ isPublished }) => !isPublished)
    .filter(({ locale }) => {
      const history = readHistory(branch, `locales/${locale}`);
      if ('reason' in history) return false;
      // One that was taken down may begin anew.
      const since = history.findLastIndex(({ files }) => !has(files, locale)) + 1;
      return history
        .slice(since)
        .filter(({ files }) => has(files, defaultLocale))
        .some((snapshot) =>
          withFolder(snapshot, (folder) =>
            checkLocales(folder).locales.some((one) => one.locale === locale && one.isPublished),
          ),
        );
    });
}

function has(files: Snapshot['files'], locale: string): boolean {
  return [...files.keys()].some((file) => file.startsWith(`${locale}/`));
}
