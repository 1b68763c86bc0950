const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * The plural forms that whole numbers to 1000 reach, and `other`, which every language has. Spanish
 * and French have `many` for millions alone, Czech for fractions: nobody has to write those.
 *
 * @example localeToPluralForms('pl') // => ['one', 'few', 'many', 'other']
 */
export function localeToPluralForms(locale: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(locale);
  const reached = new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)));
  return order.filter((form) => form === 'other' || reached.has(form));
}

/** Every form that the language has, for any number. */
export function localeToPossibleForms(locale: string): ReadonlySet<string> {
  return new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories);
}

/** A number for each form, to tell a translator what it is for. */
export function pluralFormToExamples(locale: string, form: string): number[] {
  const rules = new Intl.PluralRules(locale);
  return Array.from({ length: 1001 }, (_, number) => number)
    .filter((number) => rules.select(number) === form)
    .slice(0, 4);
}

/** @example splitPluralKey('badges.tools_one') // => { base: 'badges.tools', form: 'one' } */
export function splitPluralKey(key: string): { base: string; form: string } | undefined {
  const [, base, form] = pluralKey.exec(key) ?? [];
  return base && form ? { base, form } : undefined;
}

const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
