import { defaultLocale } from '../../i18n/urls.ts';
import type { TextFile } from './readTexts.ts';

const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const numbers = Array.from({ length: 1001 }, (_, number) => number);

/**
 * Of a language that Intl has no rules for, as Haitian Creole, those of English, as `createI18n` has
 * it; else they would be those of the machine's own language.
 */
function toRules(locale: string): Intl.PluralRules {
  return new Intl.PluralRules([locale, defaultLocale]);
}

/**
 * The plural forms that whole numbers to 1000 reach, and `other`, which every language has. Spanish
 * and French have `many` for millions alone, Czech for fractions: nobody has to write those.
 *
 * @example localeToPluralForms('pl') // => ['one', 'few', 'many', 'other']
 */
export function localeToPluralForms(locale: string): Intl.LDMLPluralRule[] {
  const rules = toRules(locale);
  const reached = new Set(numbers.map((number) => rules.select(number)));
  return order.filter((form) => form === 'other' || reached.has(form));
}

/** Every form that the language has, for any number. */
export function localeToPossibleForms(locale: string): ReadonlySet<string> {
  return new Set(toRules(locale).resolvedOptions().pluralCategories);
}

/** Up to four numbers of a form, as examples for a translator. */
export function pluralFormToExamples(locale: string, form: string): number[] {
  const rules = toRules(locale);
  return numbers.filter((number) => rules.select(number) === form).slice(0, 4);
}

/**
 * A plural has the forms one and other in English; `type_other` alone is a text of its own.
 *
 * @example splitPlural('tools_one', english) // => { base: 'tools', form: 'one' }
 */
export function splitPlural(key: string, { texts }: TextFile) {
  const [, base = '', form = ''] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return texts.has(`${base}_one`) && texts.has(`${base}_other`) ? { base, form } : undefined;
}

/**
 * The key without its plural form, by which comments and code know it.
 *
 * @example toBaseKey('tools_one', english) // => 'tools'
 */
export function toBaseKey(key: string, english: TextFile): string {
  return splitPlural(key, english)?.base ?? key;
}

/** The keys that a language has to have, each with the English that it translates. */
export function toExpectedTexts(english: TextFile, locale: string): Map<string, string> {
  const entries = [...english.texts].flatMap(([key, { value }]): [string, string][] => {
    const plural = splitPlural(key, english);
    if (!plural) return [[key, value]];
    if (plural.form !== 'other') return [];
    return localeToPluralForms(locale).map((form) => {
      const formKey = `${plural.base}_${form}`;
      return [formKey, english.texts.get(formKey)?.value ?? value];
    });
  });
  return new Map(entries);
}
