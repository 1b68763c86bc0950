import { findCommentDiagnostics, readNotes, type Notes } from './comments.ts';
import { compareDiagnostics, openKinds, type Diagnostic } from './diagnostic.ts';
import { findLocaleDiagnostics, isBroken } from './localeDiagnostics.ts';
import { toExpectedTexts } from './plurals.ts';
import { hasTag, listLocales, readLocale, type LocaleFolder } from './readLocale.ts';

export type LocaleReport = {
  locale: string;
  /** The numbers of texts that are there and that English asks for. */
  done: number;
  total: number;
  /** Every text is there, so that visitors see the language. */
  isComplete: boolean;
  diagnostics: Diagnostic[];
  folder: LocaleFolder;
};

type LocalesReport = {
  locales: LocaleReport[];
  /** In `locales/notes.json` itself. */
  commentDiagnostics: Diagnostic[];
};

/** @param folder where the languages are, `locales` */
export function checkLocales(folder: string): LocalesReport {
  const english = readLocale(folder, 'en');
  const { notes, diagnostics } = readNotes(folder);
  const locales = listLocales(folder).map((locale) => {
    const read = locale === 'en' ? english : readLocale(folder, locale, [...english.files.keys()]);
    return toReport(read, english, notes);
  });
  const commentDiagnostics = [...diagnostics, ...findCommentDiagnostics(notes, english)];
  return { locales, commentDiagnostics: commentDiagnostics.toSorted(compareDiagnostics) };
}

function toReport(folder: LocaleFolder, english: LocaleFolder, notes: Notes): LocaleReport {
  const isLanguage = hasTag(folder);
  const expected = [...english.files].flatMap(([namespace, source]) =>
    [...toExpectedTexts(source, isLanguage ? folder.locale : 'en').keys()].map((key) => ({
      key,
      file: folder.files.get(namespace),
    })),
  );
  // A text of a broken file counts as there: the file is a mistake of its own.
  const there = expected.filter(
    ({ key, file }) => file && (isBroken(file) || file.texts.get(key)?.value),
  );
  return {
    locale: folder.locale,
    done: there.length,
    total: expected.length,
    isComplete: there.length === expected.length && isLanguage,
    diagnostics: findLocaleDiagnostics(folder, english, notes),
    folder,
  };
}

/** What fails the gate: all of a language that visitors see, and nothing of one in the making. */
export function findFailures({ locales, commentDiagnostics }: LocalesReport): Diagnostic[] {
  const published = locales.filter(({ isComplete }) => isComplete);
  return [...commentDiagnostics, ...published.flatMap(({ diagnostics }) => diagnostics)];
}

/** Mistakes to mend, as opposed to texts that nobody has got to yet. */
export function findMistakes({ diagnostics }: LocaleReport): Diagnostic[] {
  return diagnostics.filter(({ kind }) => !openKinds.has(kind));
}
