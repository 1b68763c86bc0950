import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalTag } from '../../i18n/languages.ts';
import { toExpectedTexts } from './plurals.ts';
import { readLocale } from './readLocale.ts';
import { toTree } from './toTree.ts';

/**
 * Makes the folder of a language: the English files with their texts empty, and the plural forms
 * of that language in the place of the English ones. What is there already stays.
 *
 * @returns the files that it wrote
 * @throws Error where `locale` is no canonical language tag
 */
export function addLocale(folder: string, locale: string): string[] {
  const canonical = canonicalTag(locale.replaceAll('_', '-'));
  if (canonical !== locale)
    throw new Error(
      `"${locale}" is no language tag${canonical ? ` as it is written: ${canonical} is` : ', such as fr, pt-BR or zh-Hant'}.`,
    );

  mkdirSync(join(folder, locale), { recursive: true });
  return [...readLocale(folder, 'en').files]
    .filter(([namespace]) => !existsSync(join(folder, locale, `${namespace}.json`)))
    .map(([namespace, english]) => {
      const keys = [...toExpectedTexts(english, locale).keys()];
      const tree = toTree(keys.map((key) => [key, '']));
      writeFileSync(
        join(folder, locale, `${namespace}.json`),
        `${JSON.stringify(tree, null, 2)}\n`,
      );
      return `locales/${locale}/${namespace}.json`;
    });
}
