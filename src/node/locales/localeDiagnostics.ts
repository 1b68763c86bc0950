import type { Notes } from './comments.ts';
import {
  compareDiagnostics,
  start,
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
  return diagnostics.some(({ kind }) => kind === 'syntax' || kind === 'file');
}

type Found = { kind: DiagnosticKind; location: Location; key: string; message: string };

function findMissingTexts(file: TextFile, source: TextFile, locale: string): Found[] {
  return [...toExpectedTexts(source, locale)]
    .filter(([key]) => !file.texts.has(key) && !file.groups.has(key))
    .map(([key, english]) => {
      const form = splitPlural(key, source)?.form;
      const what = form ? `The form for ${toExamples(locale, form)}` : 'This text';
      return {
        kind: form ? 'plural-missing' : 'missing',
        location: locationOfGroup(file, key),
        key,
        message: `${what} is missing. Add "${key.split('.').at(-1)}". English: ${quote(english)}`,
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
        'English has no such text, so nothing shows it. Take it away, or mend its key.',
      );
    if (form && !possible.has(form))
      return found(
        'plural-impossible',
        `This language has no form "${form}"; its forms are ${localeToPluralForms(locale).join(', ')}. Take it away.`,
      );
    if (text.value === '')
      return found('empty', `This text is not translated yet. English: ${quote(english)}`);
    return findTextDiagnostics({
      text: text.value,
      english,
      locale,
      comment: notes.keys[`${namespace}.${base}`],
      glossary: Object.keys(notes.glossary),
      mayOmitCount: form !== undefined && pluralFormToExamples(locale, form).length === 1,
    }).map(({ kind, message }) => found(kind, message));
  });
}

/** The innermost group that is there, where the missing text would be added. */
function locationOfGroup({ groups }: TextFile, key: string): Location {
  const group = key.slice(0, Math.max(0, key.lastIndexOf('.')));
  return groups.get(group) ?? (group ? locationOfGroup({ groups } as TextFile, group) : start);
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
