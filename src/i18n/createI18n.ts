import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { PageData } from './pageData.ts';
import { defaultLocale } from './urls.ts';

type LocaleTexts = Pick<PageData, 'locale' | 'dir' | 'messages' | 'fallback'>;

/**
 * Creates an instance that is ready at once: the texts of the first page are given, so that nothing
 * is awaited and no key is shown. `loadTexts` adds those of the other pages.
 */
export function createI18n({ locale, dir, messages, fallback }: LocaleTexts): i18n {
  const instance = createInstance().use(initReactI18next);
  // The promise is for backends. With texts given and `initAsync` off, all is done on return.
  void instance.init({
    lng: locale,
    fallbackLng: locale === defaultLocale ? false : defaultLocale,
    // The build has read and checked them.
    resources: {
      [defaultLocale]: (fallback ?? {}) as ResourceLanguage,
      [locale]: messages as ResourceLanguage,
    },
    ns: Object.keys(messages),
    defaultNS: 'common',
    initAsync: false,
    load: 'currentOnly',
    enableSelector: 'strict',
    interpolation: {
      // React escapes what it renders.
      escapeValue: false,
      ...(dir === 'rtl' && { escapeValue: true, escape: isolate }),
      // A text could otherwise nest itself without end. No text has this prefix.
      nestingPrefix: '\0',
    },
  });
  // i18next has no option for this: for a language without rules in Intl, it would take the plural
  // rules of the visitor's own language (src/decisions/plural-rules-of-the-language.md).
  instance.services.pluralResolver.getRule = (code: string) =>
    new Intl.PluralRules([code, defaultLocale]);
  return instance;
}

/**
 * Latin letters or digits in a text from right to left would otherwise pull the punctuation beside
 * them to their own side: https://www.w3.org/International/articles/inline-bidi-markup/
 */
function isolate(value: string): string {
  return `\u2068${value}\u2069`;
}
