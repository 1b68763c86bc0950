import { loadEnv } from 'vite';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { localizePath } from '../../src/i18n/urls.ts';
import { routes } from '../../src/site/routes.ts';

/** The published languages and the pseudo-languages. */
export const locales = readSiteLocales('tests').map((locale) => ({
  ...locale,
  t: createI18n({ ...locale, locale: locale.tag }).t,
  /** @example at('/privacy') // => '/de/privacy' */
  at: (path: string) => localizePath(path, locale.tag),
}));

export const publishedLocales = locales.filter(({ preview }) => !preview);

/** The English texts. */
export const { t } = locales[0]!;

/**
 * Contains one language for each direction of writing, or the other languages if `OTHER_LANGUAGES` is set.
 * `ar-XB` is left out then, because it only combines the texts of English with the layout of Arabic.
 */
export const sampleLocales = locales.filter((locale) => {
  const isSample = locales.find(({ dir }) => dir === locale.dir) === locale;
  return process.env.OTHER_LANGUAGES ? !isSample && locale.tag !== 'ar-XB' : isSample;
});

export const pages = locales.flatMap((locale) =>
  routes.map(({ id, path, indexed }) => ({ id, locale, path: locale.at(path), isFound: indexed })),
);

export const samplePages = pages.filter(({ locale }) => sampleLocales.includes(locale));

/** Without this entry, pages in other languages would suggest English, which the tests' browsers prefer. */
export const initialLocalStorage = { 'language-offered': 'en' };

/** `.env.local` or an environment variable can replace the email address in `.env`. */
export const contactEmail = loadEnv('production', '.', 'VITE_').VITE_CONTACT_EMAIL!;
