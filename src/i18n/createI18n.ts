import { createInstance, type FormatFunction, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { PageData } from './pageData.ts';
import { defaultLocale } from './urls.ts';

/** What a language needs to speak. */
type Voice = Pick<PageData, 'locale' | 'dir' | 'messages' | 'fallback'>;

/**
 * Ready at once: the first page's strings are given, so nothing is awaited and no key flashes.
 * `loadMessages` adds those of the pages that follow.
 */
export function createI18n({ locale, dir, messages, fallback }: Voice): i18n {
  const instance = createInstance().use(initReactI18next);
  // The promise is for backends; with strings given and initAsync off, all is done on return.
  void instance.init({
    lng: locale,
    fallbackLng: locale === defaultLocale ? false : defaultLocale,
    // What the build wrote: the files of `locales/`, checked there.
    resources: {
      [defaultLocale]: (fallback ?? {}) as ResourceLanguage,
      [locale]: messages as ResourceLanguage,
    },
    ns: Object.keys(messages),
    defaultNS: 'common',
    initAsync: false,
    load: 'currentOnly',
    enableSelector: 'strict',
    // React escapes what it renders. A text that nests another one, `$t(…)`, could nest itself without
    // end; i18next 27 has no option against nesting, so its prefix is one that no text has.
    interpolation: { escapeValue: false, nestingPrefix: '\0', alwaysFormat: dir === 'rtl' },
  });
  // For a language without rules in Intl, it would take those of the visitor's own language.
  instance.services.pluralResolver.getRule = (code: string) =>
    new Intl.PluralRules([code, defaultLocale]);
  if (dir === 'rtl') isolateValues(instance);
  return instance;
}

/**
 * A name in Latin letters, or a number, would else pull the punctuation beside it to its own side:
 * https://www.w3.org/International/articles/inline-bidi-markup/
 */
function isolateValues({ services }: i18n) {
  // i18next 27 has no option for it, and its types leave this property out.
  const interpolator = services.interpolator as unknown as { format: FormatFunction };
  const { format } = interpolator;
  interpolator.format = (...args) => `\u2068${format(...args)}\u2069`;
}
