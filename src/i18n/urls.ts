import { notFound, routes, type Route } from '../site/routes.ts';

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

/** What stands at an address; `notFound` where nothing does. */
type Resolved = { locale: string; route: Route };

/**
 * The inverse of `localizePath`, for the servers and the browser alike. It compares exactly: React
 * Router's matcher folds case and trailing slashes, so that `/PRIVACY` would be a 404 page hydrated
 * as the privacy policy, and it warns in the console of addresses that cannot be decoded.
 *
 * @param locales those whose prefix the address may have; the router of a page takes its own away
 * @example resolveAddress('/de/privacy', ['de']) // => { locale: 'de', route: { id: 'privacy', … } }
 */
export function resolveAddress(pathname: string, locales: readonly string[] = []): Resolved {
  const [, first = ''] = pathname.split('/');
  const locale = first !== defaultLocale && locales.includes(first) ? first : defaultLocale;
  const route = routes.find(({ path }) => localizePath(path, locale) === pathname);
  return { locale, route: route ?? notFound };
}
