import { notFound, routes, type Route } from '../site/routes.ts';

/** The source texts are in this language, and its addresses have no prefix. */
export const defaultLocale = 'en';

/**
 * @example localizePath('/privacy', 'de') // => '/de/privacy'
 * @example localizePath('/', 'de') // => '/de'
 */
export function localizePath(path: string, locale: string): string {
  // An address that begins with two slashes leads to another site.
  const local = path.replace(/^[/\\]+/, '/');
  if (locale === defaultLocale) return local;
  return local === '/' ? `/${locale}` : `/${locale}${local}`;
}

type ResolvedAddress = { locale: string; route: Route };

/**
 * This function is the inverse of `localizePath`. React Router's `matchPath` would also match `/privacy/`,
 * which is not the address of a page.
 *
 * @param locales the locales that can be a prefix. Components omit `locales`, because React Router has
 * already removed the prefix.
 * @example resolveAddress('/de/privacy', ['de']) // => { locale: 'de', route: { id: 'privacy', … } }
 */
export function resolveAddress(pathname: string, locales: readonly string[] = []): ResolvedAddress {
  const [, first = ''] = pathname.split('/');
  const locale = first !== defaultLocale && locales.includes(first) ? first : defaultLocale;
  const route = routes.find(({ path }) => localizePath(path, locale) === pathname);
  return { locale, route: route ?? notFound };
}
