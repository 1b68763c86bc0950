import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { compareFaults, openKinds, type Fault } from './fault.ts';
import { findLocaleFaults, toExpectedKeys, toPluralBases } from './localeFaults.ts';
import { notesSchema, type Notes } from './notes.ts';
import { listLocales, readLocale, type LocaleFolder } from './readLocale.ts';
import { splitPluralKey } from './plurals.ts';

export type LocaleReport = {
  locale: string;
  /** Texts that are there and those that English asks for. */
  done: number;
  total: number;
  /** Every text is there, so visitors see it; faults in it are the gate's business. */
  isComplete: boolean;
  faults: Fault[];
  folder: LocaleFolder;
};

export type LocalesReport = {
  locales: LocaleReport[];
  /** In `locales/notes.json` itself. */
  noteFaults: Fault[];
};

/** @param folder where the languages are, `locales` */
export function checkLocales(folder: string): LocalesReport {
  const english = readLocale(folder, 'en');
  const { notes, faults } = readNotes(folder);
  const locales = listLocales(folder).map((locale) => {
    const read = locale === 'en' ? english : readLocale(folder, locale, [...english.files.keys()]);
    return report(read, english, notes);
  });
  return {
    locales,
    noteFaults: [...faults, ...findNoteFaults(notes, english)].toSorted(compareFaults),
  };
}

function report(folder: LocaleFolder, english: LocaleFolder, notes: Notes): LocaleReport {
  const faults = findLocaleFaults(folder, english, notes);
  const hasTag = !folder.faults.some(({ kind }) => kind === 'tag');
  const counts = [...english.files].map(([namespace, source]) => {
    const expected = [
      ...toExpectedKeys(source, toPluralBases(source), hasTag ? folder.locale : 'en').keys(),
    ];
    const file = folder.files.get(namespace);
    // What a broken file holds is not known to be missing; it is broken, which is a fault.
    const isBroken = file?.faults.some(({ kind }) => kind === 'syntax' || kind === 'file');
    const there = expected.filter((key) => isBroken || file?.texts.get(key)?.value);
    return { done: there.length, total: expected.length };
  });
  const [done, total] = [
    sum(counts.map((count) => count.done)),
    sum(counts.map((count) => count.total)),
  ];
  return {
    locale: folder.locale,
    done,
    total,
    isComplete: done === total && hasTag,
    faults,
    folder,
  };
}

/** Faults that fail the gate: all of a language that visitors see, and none of one in the making. */
export function findGateFaults({ locales, noteFaults }: LocalesReport): Fault[] {
  return [
    ...noteFaults,
    ...locales.filter(({ isComplete }) => isComplete).flatMap(({ faults }) => faults),
  ];
}

/** Mistakes to mend, as opposed to texts that nobody has got to yet. */
export function findMistakes({ faults }: LocaleReport): Fault[] {
  return faults.filter(({ kind }) => !openKinds.has(kind));
}

export function readNotes(folder: string): { notes: Notes; faults: Fault[] } {
  const file = 'locales/notes.json';
  const fault = (message: string): Fault => ({ kind: 'note', file, line: 1, column: 1, message });
  try {
    return {
      notes: notesSchema.parse(JSON.parse(readFileSync(join(folder, 'notes.json'), 'utf8'))),
      faults: [],
    };
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return {
      notes: { terms: {}, keys: {} },
      faults: [fault(`The notes cannot be read: ${message}`)],
    };
  }
}

/** Every text has a note, and every note a text. */
function findNoteFaults(notes: Notes, english: LocaleFolder): Fault[] {
  const texts = new Map<string, Pick<Fault, 'file' | 'line' | 'column'>>(
    [...english.files].flatMap(([namespace, file]) => {
      const plurals = toPluralBases(file);
      return [...file.texts].map(([key, text]) => {
        const plural = splitPluralKey(key);
        const base = plural && plurals.has(plural.base) ? plural.base : key;
        return [
          `${namespace}.${base}`,
          { file: file.file, line: text.line, column: text.column },
        ] as const;
      });
    }),
  );
  const isMissing = Object.keys(notes.keys).length > 0 || texts.size === 0;
  return [
    ...[...texts]
      .filter(([key]) => isMissing && !notes.keys[key])
      .map(([key, place]): Fault => ({
        kind: 'note',
        ...place,
        key,
        message: `There is no note for translators. Add "${key}" to locales/notes.json: what the text is, and where it stands.`,
      })),
    ...Object.keys(notes.keys)
      .filter((key) => !texts.has(key))
      .map((key): Fault => ({
        kind: 'note',
        file: 'locales/notes.json',
        line: 1,
        column: 1,
        key,
        message: 'English has no such text. Take the note away.',
      })),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
