import type { RouteId } from '../site/routes.ts';
import { defaultLocale } from './urls.ts';

/** A language of the site, as its links show it. */
export type Language = {
  /** BCP 47, the name of its folder. */
  tag: string;
  /** In the language itself: “Deutsch”. */
  name: string;
  /** Why it is in preview only; a language that visitors see has none. */
  preview?: PreviewReason;
  /** The pages that appear in English, as most of their texts are missing; left out where none is. */
  untranslated?: readonly RouteId[];
};

/** Too much of it appears in English, or all are made up by `node/locales/pseudoLocales`. */
export type PreviewReason = 'incomplete' | 'pseudo';

export type Direction = 'ltr' | 'rtl';

/**
 * @returns nothing where `tag` is no language tag: some systems name theirs "C" or "en_US.UTF-8"
 * @example canonicalTag('pt-br') // => 'pt-BR'
 */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/**
 * For the build alone: browsers know other sets of languages, and a page must not depend on them.
 *
 * @example localeToDir('ar') // => 'rtl'
 */
export function localeToDir(tag: string): Direction {
  // Not in TypeScript's library yet: https://github.com/tc39/proposal-intl-locale-info
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction: Direction } };
  return locale.getTextInfo().direction;
}

/**
 * For the build alone, as above. A name stands by itself, so it begins with a capital. A language that
 * Intl knows in others alone, as Haitian Creole, has its English name, whatever the machine speaks.
 *
 * @example localeToName('es') // => 'Español'
 */
export function localeToName(tag: string): string {
  const names = new Intl.DisplayNames([tag, defaultLocale], { type: 'language', style: 'short' });
  const [first = '', ...rest] = names.of(tag) ?? tag;
  // Georgian has capitals for words that are all capitals alone.
  const isGeorgian = /\p{Script=Georgian}/u.test(first);
  return (isGeorgian ? first : first.toLocaleUpperCase(tag)) + rest.join('');
}

/**
 * The form that Open Graph asks for, with the territory that most speakers live in.
 *
 * @returns nothing for a language of no single territory, such as `es-419` and Esperanto
 * @example localeToOpenGraph('de') // => 'de_DE'
 */
export function localeToOpenGraph(tag: string): string | undefined {
  const { language, region = '' } = new Intl.Locale(tag).maximize();
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : undefined;
}
