import { compareFaults, type Fault, type FaultKind } from './fault.ts';
import type { Notes } from './notes.ts';
import {
  localeToPluralForms,
  localeToPossibleForms,
  pluralFormToExamples,
  splitPluralKey,
} from './plurals.ts';
import type { LocaleFolder } from './readLocale.ts';
import type { Place, Text, TextFile } from './readTexts.ts';
import { findTextFaults } from './textFaults.ts';

/**
 * Everything that is wrong in one language, beside English.
 *
 * @returns by file and place, none for a language without a mistake
 */
export function findLocaleFaults(
  folder: LocaleFolder,
  english: LocaleFolder,
  notes: Notes,
): Fault[] {
  // Without a language there are no rules to compare by.
  if (folder.faults.some(({ kind }) => kind === 'tag')) return [...folder.faults];
  const faults = [...folder.files].flatMap(([namespace, file]) => {
    const source = english.files.get(namespace);
    return [
      ...file.faults,
      ...(source ? findFileFaults(file, source, namespace, folder.locale, notes) : []),
    ];
  });
  return [...folder.faults, ...faults].toSorted(compareFaults);
}

function findFileFaults(
  file: TextFile,
  source: TextFile,
  namespace: string,
  locale: string,
  notes: Notes,
): Fault[] {
  // Where the file could not be read to its end, what is not there says nothing.
  if (file.faults.some(({ kind }) => kind === 'syntax' || kind === 'file')) return [];
  const faults: Fault[] = [];
  const add = (kind: FaultKind, place: Place, key: string, message: string) =>
    faults.push({
      kind,
      file: file.file,
      line: place.line,
      column: place.column,
      key: `${namespace}.${key}`,
      message,
    });

  const plurals = toPluralBases(source);
  const possible = localeToPossibleForms(locale);
  const expected = toExpectedKeys(source, plurals, locale);

  for (const [key, english] of expected)
    if (!file.texts.has(key) && !file.groups.has(key)) {
      const form = pluralFormOf(key, plurals);
      const place = placeOfGroup(file, key);
      if (form)
        add(
          'plural-missing',
          place,
          key,
          `The form for ${examplesOf(locale, form)} is missing. Add "${lastPart(key)}". English: ${quote(english)}`,
        );
      else
        add(
          'missing',
          place,
          key,
          `This text is missing. Add "${lastPart(key)}". English: ${quote(english)}`,
        );
    }

  for (const [key, text] of file.texts) {
    const plural = splitPluralKey(key);
    const isPlural = plural && plurals.has(plural.base);
    const english =
      expected.get(key) ?? (isPlural ? source.texts.get(`${plural.base}_other`)?.value : undefined);
    if (english === undefined)
      add(
        'extra',
        text,
        key,
        'English has no such text, so nothing shows it. Take it away, or mend its key.',
      );
    else if (isPlural && !possible.has(plural.form))
      add(
        'plural-impossible',
        text,
        key,
        `This language has no form "${plural.form}"; its forms are ${localeToPluralForms(locale).join(', ')}. Take it away.`,
      );
    else if (text.value === '')
      add('empty', text, key, `This text is not translated yet. English: ${quote(english)}`);
    else
      for (const { kind, message } of findTextFaults({
        text: text.value,
        english,
        locale,
        note: notes.keys[`${namespace}.${plural && isPlural ? plural.base : key}`],
        terms: Object.keys(notes.terms),
        mayOmitCount: Boolean(isPlural) && pluralFormToExamples(locale, plural!.form).length === 1,
      }))
        add(kind, text, key, message);
  }
  return faults;
}

/** Keys whose English has the forms one and other; `type_other` alone is a text of its own. */
function toPluralBases({ texts }: TextFile): ReadonlySet<string> {
  const bases = [...texts.keys()]
    .map(splitPluralKey)
    .filter((plural) => plural !== undefined)
    .filter(({ base, form }) => form === 'other' && texts.has(`${base}_one`))
    .map(({ base }) => base);
  return new Set(bases);
}

/** The keys that a language has to have, each with the English that it translates. */
export function toExpectedKeys(
  source: TextFile,
  plurals: ReadonlySet<string>,
  locale: string,
): Map<string, string> {
  const value = (key: string) => (source.texts.get(key) as Text).value;
  const entries = [...source.texts.keys()].flatMap((key): [string, string][] => {
    const plural = splitPluralKey(key);
    if (!plural || !plurals.has(plural.base)) return [[key, value(key)]];
    if (plural.form !== 'other') return [];
    return localeToPluralForms(locale).map((form) => {
      const same = `${plural.base}_${form}`;
      return [same, source.texts.has(same) ? value(same) : value(key)];
    });
  });
  return new Map(entries);
}

export { toPluralBases };

function pluralFormOf(key: string, plurals: ReadonlySet<string>): string | undefined {
  const plural = splitPluralKey(key);
  return plural && plurals.has(plural.base) ? plural.form : undefined;
}

/** The innermost group that is there, where the missing text would be added. */
function placeOfGroup({ groups }: TextFile, key: string): Place {
  const parts = key.split('.').slice(0, -1);
  for (let length = parts.length; length > 0; length -= 1) {
    const place = groups.get(parts.slice(0, length).join('.'));
    if (place) return place;
  }
  return groups.get('') ?? { line: 1, column: 1 };
}

function examplesOf(locale: string, form: string): string {
  const examples = pluralFormToExamples(locale, form);
  return examples.length > 0
    ? `${examples.join(', ')}${examples.length === 4 ? ' …' : ''}`
    : 'all other numbers';
}

function lastPart(key: string): string {
  return key.split('.').at(-1) ?? key;
}

function quote(text: string): string {
  const characters = [...text];
  return `“${characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : text}”`;
}
