import { defaultLocale } from '../../i18n/urls.ts';
import type { Notes } from './notes.ts';
import { compareDiagnostics, startOf, type Diagnostic, type DiagnosticKind } from './diagnostic.ts';
import {
  describeMissingNames,
  findUnknownGroups,
  findWrappers,
  isNotRepeated,
  lastPart,
  listMissing,
  toGroup,
} from './groups.ts';
import {
  findEnglish,
  hasForm,
  localeToPluralForms,
  pluralFormToExamples,
  splitPlural,
  toBaseKey,
  type Plural,
} from './plurals.ts';
import { listUnreadableFiles, type LocaleFolder } from './readLocale.ts';
import { findTextDiagnostics } from './textDiagnostics.ts';

export function findLocaleDiagnostics(folder: LocaleFolder, notes: Notes): Diagnostic[] {
  // Without a language tag, the plural forms are unknown, so the texts of the folder cannot be checked.
  if (!folder.isNamedByTag) return [...folder.diagnostics];
  const diagnostics = [...folder.diagnostics, ...findWrappers(folder)];
  const unreadable = listUnreadableFiles({ diagnostics });
  const unknownGroups = findUnknownGroups(folder);
  const isInUnknownGroup = ({ key }: Diagnostic) =>
    unknownGroups.some((group) => key?.startsWith(`${group.key}.`));
  const compared = [...findMissingTexts(folder), ...findWrongTexts(folder, notes)];
  const known = [
    ...unknownGroups.filter(isNotRepeated),
    ...compared.filter((one) => !isInUnknownGroup(one)),
  ];
  return [...diagnostics, ...known.filter(({ file }) => !unreadable.has(file))].toSorted(
    compareDiagnostics,
  );
}

function findMissingTexts(folder: LocaleFolder): Diagnostic[] {
  const { locale, texts, groups, english, expected } = folder;
  // `readLocale` reports a missing file once. Do not report each of its texts too.
  const hasFile = (key: string) => groups.has(key.split('.')[0]!);
  const isMissing = (key: string) => !texts.has(key) && !groups.has(key) && hasFile(key);
  return [...expected]
    .filter(([key]) => isMissing(key))
    .map(([key, source]) => {
      const plural = splitPlural(key, english.texts);
      const subject = plural ? `The form for ${describeExamples(locale, plural)}` : 'This text';
      const { location, position } = findPosition(folder, key);
      return {
        kind: plural ? 'plural-missing' : 'missing',
        ...location,
        key,
        message: `${subject} is missing. Add "${lastPart(key)}" ${position}. English: “${source}”`,
      };
    });
}

function findWrongTexts(folder: LocaleFolder, notes: Notes): Diagnostic[] {
  const { locale, texts, english, expected } = folder;
  // In a damaged text, several wrong characters may stand for one letter, so its length is not checked.
  const damaged = new Set(folder.diagnostics.map(({ kind, key }) => kind === 'damaged' && key));
  return [...texts].flatMap(([key, { value, isNull, location }]): Diagnostic[] => {
    const report = (kind: DiagnosticKind, message: string) => [{ kind, message, ...location, key }];
    if (isNull && english.groups.has(key)) return [];
    if (/:|\.\.|\.$/.test(key) && locale === defaultLocale)
      return report(
        'type',
        'i18next finds no text whose key has a colon, or a dot at its start or end. Rename the key.',
      );
    const plural = splitPlural(key, english.texts);
    const source = expected.get(key) ?? (plural && findEnglish(key, english.texts)?.value);
    if (source === undefined) {
      const cure = describeMissingNames(listMissing(folder, [...expected.keys()], key));
      return report(
        'extra',
        `English has no text with this key, so nothing shows ${quote(value)}. ${cure}`,
      );
    }
    if (plural && !hasForm(locale, plural)) {
      // Ignore empty plural forms that the language does not have, because translation platforms export them.
      if (value === '') return [];
      return report(
        'plural-impossible',
        `This language has no form "${plural.form}"; its forms are ${localeToPluralForms(locale, plural.base).join(', ')}. Remove it.`,
      );
    }
    if (value === '')
      return report(
        'empty',
        locale === defaultLocale
          ? 'This text is empty. Write it, or remove its key.'
          : `This text is not translated yet. English: “${source}”`,
      );
    return findTextDiagnostics({
      key,
      text: value,
      english: source,
      locale,
      comment: notes.keys[toBaseKey(key, english.texts)],
      glossary: Object.keys(notes.glossary),
      mayOmitCount: plural !== undefined && pluralFormToExamples(locale, plural).length === 1,
    })
      .filter(({ kind }) => !(damaged.has(key) && kind === 'length'))
      .flatMap(({ kind, message }) => report(kind, `${message} The text is: ${quote(value)}`));
  });
}

/**
 * Finds where to add a missing text. The place is after the text that comes before it in the same group of
 * the English file. If that text is missing too, take the text before it, and so on. If all of these texts
 * are missing, the place is the start of the group. If the group is missing too, the place is the start of
 * the nearest outer group.
 */
export function findPosition({ locale, texts, groups, expected }: LocaleFolder, key: string) {
  const keys = [...expected.keys()];
  const group = toGroup(key);
  const before = keys
    .slice(0, keys.indexOf(key))
    .findLast((one) => texts.has(one) && toGroup(one) === group);
  const previous = texts.get(before ?? '')?.location ?? groups.get(group);
  if (previous) return { location: previous, position: `after line ${previous.line}` };
  let outer = toGroup(group);
  while (outer !== '' && !groups.has(outer)) outer = toGroup(outer);
  const [namespace, ...parts] = group.split('.');
  return {
    location: groups.get(outer) ?? startOf(`locales/${locale}/${namespace}.json`),
    position: `to a group "${parts.join('.')}"`,
  };
}

function describeExamples(locale: string, plural: Plural): string {
  const examples = pluralFormToExamples(locale, plural);
  if (examples.length === 0) return 'all other numbers';
  return `${examples.join(', ')}${examples.length === 4 ? ' …' : ''}`;
}

function quote(text: string): string {
  const characters = [...text];
  return `“${characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : text}”`;
}
