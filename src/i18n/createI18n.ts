import {
  createInstance,
  type BackendModule,
  type FormatFunction,
  type i18n,
  type ResourceLanguage,
} from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace, PageData } from './pageData.ts';
import { defaultLocale } from './urls.ts';

/** What a language needs to speak. */
type Voice = Pick<PageData, 'locale' | 'dir' | 'messages' | 'fallback'>;

/** @returns the texts of a page in its language, or the English ones for what it lacks */
type LoadMessages = (
  locale: string,
  namespace: Namespace,
  part: 'messages' | 'fallback',
) => Promise<unknown>;

/**
 * Ready at once: the first page's strings are given, so nothing is awaited and no key flashes.
 * `load` brings those of the pages that follow; a prerendered page needs none.
 */
export function createI18n({ locale, dir, messages, fallback }: Voice, load?: LoadMessages): i18n {
  const instance = createInstance().use(initReactI18next);
  const namespaces = Object.keys(messages);
  if (load) instance.use(toBackend(locale, load));
  // The promise is for backends; with strings given and initAsync off, all is done on return.
  void instance.init({
    lng: locale,
    fallbackLng: locale === defaultLocale ? false : defaultLocale,
    // What the build wrote: the files of `locales/`, checked there. What needs no fallback has an
    // empty one, so that i18next does not load any.
    resources: {
      [defaultLocale]: {
        ...Object.fromEntries(namespaces.map((namespace) => [namespace, {}])),
        ...(fallback as ResourceLanguage | undefined),
      },
      [locale]: messages as ResourceLanguage,
    },
    partialBundledLanguages: true,
    ns: namespaces,
    defaultNS: 'common',
    initAsync: false,
    load: 'currentOnly',
    enableSelector: 'strict',
    // React escapes what it renders.
    interpolation: { escapeValue: false, alwaysFormat: dir === 'rtl' },
    react: { transSupportBasicHtmlNodes: false },
  });
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

function toBackend(locale: string, load: LoadMessages): BackendModule {
  return {
    type: 'backend',
    init() {},
    // i18next asks for the namespaces that useTranslation was given, which are typed there.
    read: (language, namespace) =>
      load(locale, namespace as Namespace, language === locale ? 'messages' : 'fallback'),
  };
}
