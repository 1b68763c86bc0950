import { defaultLocale } from '../../i18n/urls.ts';
import type { Texts } from './readTexts.ts';

const numbers = Array.from({ length: 1001 }, (_, number) => number);
export const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The base is the key without its plural suffix. */
export type Plural = { base: string; form: string };

/**
 * Languages without plural rules in Intl, such as Haitian Creole, get the English rules, as in
 * `createI18n`. Otherwise Intl would use the rules of the machine's language.
 *
 * @param base if it ends with `_ordinal`, the forms are those of “1st”, “2nd” and “3rd”
 */
function toRules(locale: string, base = ''): Intl.PluralRules {
  const type = base.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
  return new Intl.PluralRules([locale, defaultLocale], { type });
}

/**
 * Lists `other` and the plural forms of whole numbers from 0 to 1000. Translators do not have to write any
 * forms beyond these. For example, French uses `many` only for millions.
 *
 * @example localeToPluralForms('pl') // => ['one', 'few', 'many', 'other']
 */
export function localeToPluralForms(locale: string, base?: string): Intl.LDMLPluralRule[] {
  const rules = toRules(locale, base);
  const reached = new Set(['other', ...numbers.map((number) => rules.select(number))]);
  return rules.resolvedOptions().pluralCategories.filter((form) => reached.has(form));
}

/** @example pluralFormToExamples('pl', { base: 'home.tools', form: 'few' }) // => [2, 3, 4, 22] */
export function pluralFormToExamples(locale: string, { base, form }: Plural): number[] {
  const rules = toRules(locale, base);
  return numbers.filter((number) => rules.select(number) === form).slice(0, 4);
}

/** Also returns true for forms that `localeToPluralForms` does not list, such as `many` in French. */
export function hasForm(locale: string, { base, form }: Plural): boolean {
  return toRules(locale, base)
    .resolvedOptions()
    .pluralCategories.some((one) => one === form);
}

/**
 * A suffix such as `_other` marks a plural form only if English has the key with `_one` and with `_other`.
 * For example, `type_other` without `type_one` is a normal text.
 *
 * @example splitPlural('home.tools_one', english) // => { base: 'home.tools', form: 'one' }
 */
export function splitPlural(key: string, english: Texts): Plural | undefined {
  const [suffix = '', form = ''] = pluralSuffix.exec(key) ?? [];
  const base = key.slice(0, key.length - suffix.length);
  return english.has(`${base}_one`) && english.has(`${base}_other`) ? { base, form } : undefined;
}

/** @example toBaseKey('home.tools_one', english) // => 'home.tools' */
export function toBaseKey(key: string, english: Texts): string {
  return splitPlural(key, english)?.base ?? key;
}

/** If English lacks the plural form, the form is translated from the English text of `_other`. */
export function findEnglish<Text>(key: string, english: ReadonlyMap<string, Text>) {
  return english.get(key) ?? english.get(key.replace(pluralSuffix, '_other'));
}

/** @returns the English text for each key that the language has to have, plural forms included */
export function toExpectedTexts(english: Texts, locale: string): Map<string, string> {
  const entries = [...english].flatMap(([key, { value }]): [string, string][] => {
    const plural = splitPlural(key, english);
    if (!plural) return [[key, value]];
    if (plural.form !== 'other') return [];
    return localeToPluralForms(locale, plural.base).map((form) => {
      const formKey = `${plural.base}_${form}`;
      return [formKey, english.get(formKey)?.value ?? value];
    });
  });
  return new Map(entries);
}
