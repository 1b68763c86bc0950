import type { Messages, Namespace } from './pageData.ts';

/** Every string of every language; for the build alone, visitors get those of their page. */
const files = import.meta.glob('../../locales/*/*.json', { eager: true, import: 'default' });

/** The folders of `locales/`. */
export const locales = [...new Set(Object.keys(files).map((file) => file.split('/').at(-2) ?? ''))];

export function localeToMessages(locale: string, namespaces: readonly Namespace[]): Messages {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, files[`../../locales/${locale}/${namespace}.json`]]),
  );
}
