import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeToPluralForms, splitPluralKey } from './plurals.ts';

type Tree = { [key: string]: string | Tree };

/**
 * Makes the folder of a language: the English files with their texts empty, and the plural forms
 * of that language in the place of the English ones. What is there already stays.
 *
 * @returns the files that it wrote
 * @throws Error where `locale` is no canonical language tag
 */
export function addLocale(folder: string, locale: string): string[] {
  const canonical = canonicalTag(locale);
  if (canonical !== locale)
    throw new Error(
      `"${locale}" is no language tag${canonical ? ` as it is written: ${canonical} is` : ', such as fr, pt-BR or zh-Hant'}.`,
    );

  mkdirSync(join(folder, locale), { recursive: true });
  return readdirSync(join(folder, 'en'))
    .filter((name) => name.endsWith('.json') && !existsSync(join(folder, locale, name)))
    .map((name) => {
      const english = JSON.parse(readFileSync(join(folder, 'en', name), 'utf8')) as Tree;
      const content = `${JSON.stringify(emptyTexts(english, localeToPluralForms(locale)), null, 2)}\n`;
      writeFileSync(join(folder, locale, name), content);
      return `locales/${locale}/${name}`;
    });
}

function canonicalTag(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

function emptyTexts(tree: Tree, forms: readonly string[]): Tree {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string | Tree][] => {
    if (typeof value !== 'string') return [[key, emptyTexts(value, forms)]];
    const plural = splitPluralKey(key);
    if (!plural || !(`${plural.base}_one` in tree && `${plural.base}_other` in tree))
      return [[key, '']];
    return plural.form === 'other' ? forms.map((form) => [`${plural.base}_${form}`, '']) : [];
  });
  return Object.fromEntries(entries);
}
