import type { Notes } from './comments.ts';
import {
  compareDiagnostics,
  start,
  unreadableKinds,
  type Diagnostic,
  type DiagnosticKind,
  type Location,
} from './diagnostic.ts';
import {
  localeToPluralForms,
  localeToPossibleForms,
  pluralFormToExamples,
  splitPlural,
  toBaseKey,
  toExpectedTexts,
} from './plurals.ts';
import { hasTag, type LocaleFolder } from './readLocale.ts';
import type { TextFile } from './readTexts.ts';
import { findTextDiagnostics } from './textDiagnostics.ts';

/**
 * Everything that is wrong in one language, beside English.
 *
 * @returns by file and location, none for a language without a mistake
 */
export function findLocaleDiagnostics(
  folder: LocaleFolder,
  english: LocaleFolder,
  notes: Notes,
): Diagnostic[] {
  // Without a language there are no rules to compare by.
  if (!hasTag(folder)) return [...folder.diagnostics];
  const ofFiles = [...folder.files].flatMap(([namespace, file]) => {
    const source = english.files.get(namespace);
    // Where the file could not be read to its end, what is not there says nothing.
    if (!source || isBroken(file)) return file.diagnostics;
    const own = [
      ...findMissingTexts(file, source, folder.locale),
      ...findWrongTexts(file, source, folder.locale, namespace, notes),
    ];
    return [
      ...file.diagnostics,
      ...own.map(({ key, location: { line, column }, ...rest }) => ({
        ...rest,
        file: file.file,
        line,
        column,
        key: `${namespace}.${key}`,
      })),
    ];
  });
  return [...folder.diagnostics, ...ofFiles].toSorted(compareDiagnostics);
}

/** Whether a file could not be read to its end. */
export function isBroken({ diagnostics }: TextFile): boolean {
  return diagnostics.some(({ kind }) => unreadableKinds.has(kind));
}

type Found = { kind: DiagnosticKind; location: Location; key: string; message: string };

function findMissingTexts(file: TextFile, source: TextFile, locale: string): Found[] {
  const expected = toExpectedTexts(source, locale);
  return [...expected]
    .filter(([key]) => !file.texts.has(key) && !file.groups.has(key))
    .map(([key, english]) => {
      const form = splitPlural(key, source)?.form;
      const what = form ? `The form for ${toExamples(locale, form)}` : 'This text';
      const part = key.split('.').at(-1);
      const { location, place } = findPlace(file, [...expected.keys()], key);
      return {
        kind: form ? 'plural-missing' : 'missing',
        location,
        key,
        message: `${what} is missing. Add "${part}" ${place}. English: ${quote(english)}`,
      };
    });
}

function findWrongTexts(
  file: TextFile,
  source: TextFile,
  locale: string,
  namespace: string,
  notes: Notes,
): Found[] {
  const expected = toExpectedTexts(source, locale);
  const possible = localeToPossibleForms(locale);
  const missing = [...expected.keys()].filter((key) => !file.texts.has(key));
  const cure = (key: string) => {
    const meant = missing.filter((one) => toGroup(one) === toGroup(key));
    return meant.length > 0
      ? `Keys are not translated; missing here ${meant.length > 1 ? 'are' : 'is'} ${meant.map((one) => `"${one.split('.').at(-1)}"`).join(', ')}.`
      : 'Take the line away.';
  };
  return [...file.texts].flatMap(([key, text]) => {
    const found = (kind: DiagnosticKind, message: string) => ({
      kind,
      location: text,
      key,
      message,
    });
    const form = splitPlural(key, source)?.form;
    const base = toBaseKey(key, source);
    const english = expected.get(key) ?? source.texts.get(`${base}_other`)?.value;
    if (english === undefined || (!form && !expected.has(key)))
      return found(
        'extra',
        `English has no text of this key, so nothing shows ${quote(text.value)}. ${cure(key)}`,
      );
    if (form && !possible.has(form))
      return found(
        'plural-impossible',
        `This language has no form "${form}"; its forms are ${localeToPluralForms(locale).join(', ')}. Take it away.`,
      );
    if (text.value === '')
      return found(
        'empty',
        locale === 'en'
          ? 'This text is empty. Write it, or take its key away.'
          : `This text is not translated yet. English: ${quote(english)}`,
      );
    return findTextDiagnostics({
      text: text.value,
      english,
      locale,
      comment: notes.keys[`${namespace}.${base}`],
      glossary: Object.keys(notes.glossary),
      mayOmitCount: form !== undefined && pluralFormToExamples(locale, form).length === 1,
    }).map(({ kind, message }) => found(kind, `${message} Here stands: ${quote(text.value)}`));
  });
}

/** Where a missing text belongs: after the one before it in English, or where its group begins. */
export function findPlace(
  { texts, groups }: TextFile,
  keys: readonly string[],
  key: string,
): { location: Location; place: string } {
  const group = toGroup(key);
  const before = keys
    .slice(0, keys.indexOf(key))
    .findLast((one) => texts.has(one) && toGroup(one) === group);
  const previous = before && texts.get(before);
  if (previous) return { location: previous, place: `after line ${previous.line}` };
  const begin = groups.get(group);
  if (begin) return { location: begin, place: `after line ${begin.line}` };
  // The group is missing as a whole; the innermost that is there is where it belongs.
  const inside = group
    .split('.')
    .findLastIndex((_, index, parts) => groups.has(parts.slice(0, index).join('.')));
  const outer = group.split('.').slice(0, Math.max(0, inside)).join('.');
  return { location: groups.get(outer) ?? start, place: `to a group "${group}"` };
}

/** @example toGroup('hero.title') // => 'hero' */
function toGroup(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

function toExamples(locale: string, form: string): string {
  const examples = pluralFormToExamples(locale, form);
  if (examples.length === 0) return 'all other numbers';
  return `${examples.join(', ')}${examples.length === 4 ? ' …' : ''}`;
}

function quote(text: string): string {
  const characters = [...text];
  return `“${characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : text}”`;
}
