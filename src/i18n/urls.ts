/** The language whose pages stand at the root of the site, and whose strings are the source. */
export const defaultLocale = 'en';

/**
 * @example localizePath('/privacy', 'de') // => '/de/privacy'
 * @example localizePath('/', 'de') // => '/de'
 */
export function localizePath(path: string, locale: string): string {
  // Two slashes at the start would lead to another site.
  const local = path.replace(/^[/\\]+/, '/');
  if (locale === defaultLocale) return local;
  return local === '/' ? `/${locale}` : `/${locale}${local}`;
}

/**
 * The inverse of `localizePath`. A first part that is no language of the site is part of the path.
 *
 * @example splitLocale('/de/privacy', ['en', 'de']) // => { locale: 'de', path: '/privacy' }
 */
export function splitLocale(pathname: string, locales: readonly string[]) {
  const [, first = ''] = pathname.split('/');
  if (first === defaultLocale || !locales.includes(first))
    return { locale: defaultLocale, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}
