import { loadEnv } from 'vite';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { localizePath } from '../../src/i18n/urls.ts';
import { routes } from '../../src/site/routes.ts';

/** The languages of the site, and the pseudo-languages, which are made for tests like these. */
export const locales = readSiteLocales('tests');

export const publishedLocales = locales.filter(({ preview }) => !preview);

/** Every page of the site: routes × languages, by its address. */
export const pages = locales.flatMap((locale) =>
  routes.map(({ id, path, indexed }) => ({
    id,
    locale,
    path: localizePath(path, locale.tag),
    isFound: indexed,
  })),
);

/** What a visitor in each language does, and how the site words it there. */
export const visitors = locales.map((locale) => ({
  ...locale,
  t: createI18n({ ...locale, locale: locale.tag }).t,
  /** @example at('/privacy') // => '/de/privacy' */
  at: (path: string) => localizePath(path, locale.tag),
}));

/** How the site words it in English. */
export const { t } = visitors[0]!;

/**
 * Who tries what behaves alike in all languages: one visitor for each direction of writing and, in
 * `npm run test:full`, one for each other language. Their tests have the tag `@language`.
 */
export const sampleVisitors = visitors.filter(({ tag, dir }) => {
  const isSample = visitors.find((one) => one.dir === dir)?.tag === tag;
  return isSample === !process.env.OTHER_LANGUAGES;
});

/** Their pages. */
export const samplePages = pages.filter(({ locale }) =>
  sampleVisitors.some(({ tag }) => tag === locale.tag),
);

/**
 * `localStorage` of a visitor to whom English was suggested, which happens once: the browsers of
 * tests prefer English on every page (`app/useLocaleSuggestion`).
 */
export const suggestedInTests = { 'language-offered': 'en' };

/** Of the build that is tested, which reads it from the same files and the environment. */
export const contactEmail = loadEnv('production', '.', 'VITE_').VITE_CONTACT_EMAIL!;
