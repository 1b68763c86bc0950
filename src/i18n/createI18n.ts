import { createInstance, type BackendModule, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace, PageData } from './pageData.ts';
import { defaultLocale } from './urls.ts';

type LoadMessages = (locale: string, namespace: Namespace) => Promise<unknown>;

/**
 * Ready at once: the first page's strings are given, so nothing is awaited and no key flashes.
 * `load` brings those of the pages that follow; a prerendered page needs none.
 */
export function createI18n({ locale, messages }: PageData, load?: LoadMessages): i18n {
  const instance = createInstance().use(initReactI18next);
  if (load) instance.use(toBackend(load));
  // The promise is for backends; with strings given and initAsync off, all is done on return.
  void instance.init({
    lng: locale,
    fallbackLng: defaultLocale,
    // What the build wrote: the files of `locales/`, checked there.
    resources: { [locale]: messages as ResourceLanguage },
    partialBundledLanguages: true,
    ns: Object.keys(messages),
    defaultNS: 'common',
    initAsync: false,
    load: 'currentOnly',
    enableSelector: 'strict',
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { transSupportBasicHtmlNodes: false },
  });
  return instance;
}

function toBackend(load: LoadMessages): BackendModule {
  return {
    type: 'backend',
    init() {},
    // i18next asks for the namespaces that useTranslation was given, which are typed there.
    read: (locale, namespace) => load(locale, namespace as Namespace),
  };
}
