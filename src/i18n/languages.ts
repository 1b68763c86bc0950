import type { Route, RouteId } from '../site/routes.ts';
import { defaultLocale } from './urls.ts';

export type Language = {
  /** The BCP 47 tag is also the name of the folder in `locales/`, except for a pseudo-language. */
  tag: string;
  /** The name is in the language itself, such as “Deutsch”, or in English if Intl lacks the native name. */
  name: string;
  /** A published language does not have this property. */
  preview?: PreviewReason;
  /** These pages appear in English, because too many of their texts are not translated. */
  untranslated?: readonly RouteId[];
};

/**
 * - `incomplete`: too many texts are missing, or a required text is missing.
 * - `pseudo`: `src/node/locales/pseudoLocales.ts` generates the language.
 */
type PreviewReason = 'incomplete' | 'pseudo';

export type Direction = 'ltr' | 'rtl';

/** Lists the published languages into which the page is translated. */
export function filterTranslated(languages: readonly Language[], page: RouteId): Language[] {
  return languages.filter(({ preview, untranslated }) => !preview && !untranslated?.includes(page));
}

export function isIndexed(route: Route, tag: string, languages: readonly Language[]): boolean {
  return route.indexed && filterTranslated(languages, route.id).some((one) => one.tag === tag);
}

/**
 * @returns nothing if `tag` is not a language tag. Some browsers report "C" or "en_US.UTF-8".
 * @example canonicalTag('pt-br') // => 'pt-BR'
 */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Only code in `src/node` may call this function, because some browsers do not have `getTextInfo`. */
export function localeToDir(tag: string): Direction {
  // TypeScript declares `getTextInfo` only in its library `ESNext`, which this project does not use:
  // https://github.com/tc39/proposal-intl-locale-info.
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction: Direction } };
  return locale.getTextInfo().direction;
}

/**
 * Returns the name of a language in that language, or in English if Intl lacks the native name, as for
 * Haitian Creole. Only code in `src/node` may call this function, because browsers know different languages.
 *
 * @example localeToName('es') // => 'Español'
 */
export function localeToName(tag: string): string {
  const names = new Intl.DisplayNames([tag, defaultLocale], { type: 'language', style: 'short' });
  const [first = '', ...rest] = names.of(tag) ?? tag;
  // Georgian never capitalizes only the first letter of a word.
  const isGeorgian = /\p{Script=Georgian}/u.test(first);
  return (isGeorgian ? first : first.toLocaleUpperCase(tag)) + rest.join('');
}

/**
 * Adds the territory that is most likely for the language, because Open Graph requires one.
 *
 * @returns nothing for a language that does not belong to one territory, such as `es-419` or Esperanto
 * @example localeToOpenGraph('de') // => 'de_DE'
 */
export function localeToOpenGraph(tag: string): string | undefined {
  const { language, region = '' } = new Intl.Locale(tag).maximize();
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : undefined;
}
