/** The language whose pages stand at the root of the site, and whose strings are the source. */
export const defaultLocale = 'en';

/**
 * @example localizePath('/privacy', 'de') // => '/de/privacy'
 * @example localizePath('/', 'de') // => '/de'
 */
export function localizePath(path: string, locale: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
