import { readSiteLocales } from '../../src/build/siteLocales.ts';
import { localizePath } from '../../src/i18n/urls.ts';
import { routes } from '../../src/site/routes.ts';

export const locales = readSiteLocales(false);

/** Every page of the site: routes × languages, by its address. */
export const pages = locales.flatMap((locale) =>
  routes.map(({ id, path, indexed }) => ({
    id,
    locale,
    path: localizePath(path, locale.tag),
    isFound: indexed,
  })),
);
