import { defaultLocale, localizePath } from '../../i18n/urls.ts';
import { routes } from '../../site/routes.ts';
import { checkLocales, type LocaleReport } from './checkLocales.ts';
import { findMainBranch, readHistory, readRelease } from './gitHistory.ts';

/** @returns the addresses of the pages that visitors have in another language than English */
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

/**
 * @param before the name of an earlier release to the addresses that it published
 * @returns a sentence for each earlier release that published more
 */
export function describeLosses(
  locales: readonly LocaleReport[],
  before: Readonly<Record<string, readonly string[]>>,
): string[] {
  const now = new Set(listPublished(locales));
  return Object.entries(before).flatMap(([name, addresses]) => {
    const lost = addresses.filter((address) => !now.has(address));
    return lost.length > 0
      ? [`Published by ${name} and no more by this build: ${lost.join(', ')}`]
      : [];
  });
}

/** @returns what the branch's last release published, by its name; nothing without a history */
export function listReleased(): Record<string, string[]> {
  const release = readRelease();
  // An archive may be unpacked in the repository of another project.
  if (!release?.files.has(defaultLocale)) return {};
  return { [release.name]: listPublished(checkLocales(release.files).locales) };
}

/**
 * Finds the languages that the main branch has published and that today's files do not publish. To
 * take a language down, its folder is removed.
 */
export function findUnpublished(locales: readonly LocaleReport[]): LocaleReport[] {
  const branch = findMainBranch();
  return locales.filter(({ isPublished, locale }) => {
    if (isPublished) return false;
    const history = readHistory(branch, `locales/${locale}`);
    if ('reason' in history) return false;
    // A language whose folder was removed may begin again.
    const begin = history.findLastIndex(({ files }) => !files.has(locale)) + 1;
    return history
      .slice(begin)
      .filter(({ files }) => files.has(defaultLocale))
      .some(({ files }) =>
        checkLocales(files).locales.some((one) => one.locale === locale && one.isPublished),
      );
  });
}
