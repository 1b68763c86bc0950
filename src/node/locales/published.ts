import { localizePath } from '../../i18n/urls.ts';
import { routes } from '../../site/routes.ts';
import { checkLocales, type LocaleReport } from './checkLocales.ts';
import { readReleasedLocales } from './gitHistory.ts';
import { listLocales } from './localeFiles.ts';

/**
 * Lists the addresses of the published pages. Leaves out pages that search engines must not index, and
 * pages that appear in English because their translation is incomplete.
 */
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
 * @param earlierAddresses the addresses of pages, by the name of the earlier release or build that
 *   published them
 * @returns one sentence for each release or build that has pages which are missing now, and another
 *   sentence if it is unknown which languages were published before
 */
export function describeLosses(
  { locales, reason }: ReturnType<typeof checkLocales>,
  earlierAddresses: Readonly<Record<string, readonly string[]>>,
): string[] {
  const now = new Set(listPublished(locales));
  const losses = reason
    ? [
        `It is unknown which languages were published before. ${reason} This build publishes each language that has half of its texts and all required ones.`,
      ]
    : [];
  for (const [name, addresses] of Object.entries(earlierAddresses)) {
    const lost = addresses.filter((address) => !now.has(address)).join(', ');
    if (lost) losses.push(`Published by ${name} and no more by this build: ${lost}`);
  }
  return losses;
}

/**
 * @returns the addresses that the last release published, under the name of that release. The object is empty
 *   if the last release is unknown, for example in a shallow clone.
 */
export function listReleasedAddresses(): Record<string, string[]> {
  const release = readReleasedLocales();
  return release ? { [release.name]: listPublished(checkLocales(release.files).locales) } : {};
}

/** @returns a sentence for each language that the last release published and that has no folder now */
export function describeRemoved(): string[] {
  const current = listLocales();
  const release = readReleasedLocales();
  if (!release) return [];
  return checkLocales(release.files)
    .locales.filter(({ isPublished, locale }) => isPublished && !current.includes(locale))
    .map(
      ({ locale }) =>
        `locales/${locale}: ${release.name} published it at ${localizePath('/', locale)}, and its folder is gone. Links to its addresses will find no page.`,
    );
}
