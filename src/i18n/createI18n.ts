import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { SiteTexts } from './siteTexts.ts';
import { defaultLocale } from './urls.ts';

type LocaleTexts = Omit<SiteTexts, 'languages'>;

export function createI18n({ locale, dir, messages, fallback }: LocaleTexts): i18n {
  // `initReactI18next` would make the instance global, but the build renders pages in several languages at
  // once. `Providers.tsx` provides the instance instead.
  const instance = createInstance();
  // The instance is ready when `init` returns, because there is no backend and `initAsync` is off.
  void instance.init({
    lng: locale,
    fallbackLng: locale === defaultLocale ? false : defaultLocale,
    // The casts are safe, because the build has checked the texts.
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
      // React escapes all texts, so i18next does not have to. In right-to-left languages, `escapeValue` is
      // true only so that i18next calls `isolate`, which takes the place of its escape function.
      escapeValue: false,
      ...(dir === 'rtl' && { escapeValue: true, escape: isolate }),
      // This prefix turns nesting off, because no text contains the prefix. With the default prefix, a text
      // could include itself endlessly.
      nestingPrefix: '\0',
    },
    // `<Trans>` parses a text as markup, so it makes i18next escape the values, even if `escapeValue` is
    // false. In right-to-left languages, `isolate` takes the place of i18next's escape function, so `<Trans>`
    // gets a function that does both.
    ...(dir === 'rtl' && {
      react: { transDefaultProps: { tOptions: { interpolation: { escape: isolateEscaped } } } },
    }),
  });
  // For a language without plural rules in Intl, i18next would use the rules of the browser's own
  // language. No option of i18next changes this.
  instance.services.pluralResolver.getRule = (code: string, { ordinal = false } = {}) =>
    new Intl.PluralRules([code, defaultLocale], { type: ordinal ? 'ordinal' : 'cardinal' });
  return instance;
}

/**
 * Without isolating characters, punctuation beside a value in Latin letters or digits could appear on the
 * wrong side in a right-to-left text:
 * https://www.w3.org/International/articles/inline-bidi-markup/
 */
function isolate(value: string): string {
  return `\u2068${value}\u2069`;
}

function isolateEscaped(value: string): string {
  return isolate(value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
}
