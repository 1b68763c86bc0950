import { localizePath } from '../../i18n/urls.ts';
import { routes } from '../../site/routes.ts';
import { checkLocales, type LocaleReport } from './checkLocales.ts';
import { readReleasedLocales } from './gitHistory.ts';
import { listLocales } from './localeFiles.ts';

/** Leaves out pages that a language shows in English, because search engines must not index them. */
function listIndexed(locales: readonly LocaleReport[]): string[] {
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
 * @param earlierAddresses maps the name of each earlier release or build to the addresses that it published
 */
export function describeLosses(
  { locales, reason }: ReturnType<typeof checkLocales>,
  earlierAddresses: Readonly<Record<string, readonly string[]>>,
): string[] {
  const now = new Set(listIndexed(locales));
  const losses = Object.entries(earlierAddresses).flatMap(([name, addresses]) => {
    const lost = addresses.filter((address) => !now.has(address)).join(', ');
    return lost ? [`Published by ${name} and no more by this build: ${lost}`] : [];
  });
  if (reason)
    losses.unshift(
      `It is unknown which languages were published before. ${reason} This build publishes each language that has half of its texts and all required ones.`,
    );
  return losses;
}

/**
 * @returns one entry: the name of the last release and its addresses. Without a known release, as in a
 *   shallow clone, the object is empty.
 */
export function listReleasedAddresses(): Record<string, string[]> {
  const release = readReleasedLocales();
  return release ? { [release.name]: listIndexed(checkLocales(release.files).locales) } : {};
}

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
