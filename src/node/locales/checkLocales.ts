import { defaultLocale } from '../../i18n/urls.ts';
import { findCommentDiagnostics, readNotes, type Notes } from './comments.ts';
import {
  compareDiagnostics,
  openKinds,
  unreadableKinds,
  unseenKinds,
  type Diagnostic,
} from './diagnostic.ts';
import { findLocaleDiagnostics } from './localeDiagnostics.ts';
import { sum, toPublication, type Publication } from './publication.ts';
import { findLooseFiles, listLocales, readLocale, type LocaleFolder } from './readLocale.ts';

export type LocaleReport = Publication & {
  locale: string;
  /** The numbers of texts that are there and that English asks for. */
  done: number;
  total: number;
  isPublished: boolean;
  diagnostics: Diagnostic[];
  folder: LocaleFolder;
};

type LocalesReport = {
  locales: LocaleReport[];
  /** In `locales/notes.json` itself, and files that belong to no language. */
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
  const commentDiagnostics = [
    ...diagnostics,
    ...findCommentDiagnostics(notes, english),
    ...findLooseFiles(folder),
  ];
  return { locales, commentDiagnostics: commentDiagnostics.toSorted(compareDiagnostics) };
}

function toReport(folder: LocaleFolder, english: LocaleFolder, notes: Notes): LocaleReport {
  const publication = toPublication(folder, english, notes);
  return {
    ...publication,
    locale: folder.locale,
    done: sum(publication.files, 'done'),
    total: sum(publication.files, 'total'),
    isPublished: publication.obstacles.length === 0,
    diagnostics: findLocaleDiagnostics(folder, english, notes),
    folder,
  };
}

/**
 * What stops a build that visitors are to see: a file that cannot be read, and a folder that is no
 * language, since either would take a language away that nobody misses; and what visitors would see.
 */
export function findBuildFailures({ locales, commentDiagnostics }: LocalesReport): Diagnostic[] {
  const unreadable = findUnreadable(commentDiagnostics);
  if (unreadable.length > 0) return unreadable;
  return locales.flatMap(({ diagnostics, isPublished, locale }) =>
    diagnostics.filter(
      ({ kind }) =>
        unreadableKinds.has(kind) ||
        (isPublished && !unseenKinds.has(kind)) ||
        locale === defaultLocale,
    ),
  );
}

/** Without the comments every name would count as not translated, so they are told of alone. */
function findUnreadable(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ kind }) => unreadableKinds.has(kind));
}

/** What fails the gate besides: mistakes that nobody sees. */
export function findFailures(report: LocalesReport): Diagnostic[] {
  const unreadable = findUnreadable(report.commentDiagnostics);
  if (unreadable.length > 0) return unreadable;
  const published = report.locales.filter(({ isPublished }) => isPublished);
  return [
    ...new Set([
      ...report.commentDiagnostics,
      ...findBuildFailures(report),
      ...published.flatMap(findMistakes),
    ]),
  ];
}

/** Mistakes to mend, as opposed to texts that nobody has got to yet. */
export function findMistakes({ diagnostics }: LocaleReport): Diagnostic[] {
  return diagnostics.filter(({ kind }) => !openKinds.has(kind));
}
