import { defaultLocale } from '../../i18n/urls.ts';
import { findCommentDiagnostics, readNotes } from './notes.ts';
import { compareDiagnostics, hasEffect, type Diagnostic } from './diagnostic.ts';
import { findLocaleDiagnostics } from './localeDiagnostics.ts';
import { readLocaleFiles, toLocaleNames } from './localeFiles.ts';
import { shareWithoutHistory, toPublication, type Publication } from './publication.ts';
import { findPublishedBefore, type PublishedBefore } from './publishedBefore.ts';
import { findMisplacedFiles, readLocale, type LocaleFolder } from './readLocale.ts';

export type LocaleReport = Publication & {
  locale: string;
  isPublished: boolean;
  diagnostics: Diagnostic[];
  folder: LocaleFolder;
};

type LocalesReport = {
  /** English comes first. */
  locales: LocaleReport[];
  /** If the check needs the languages of earlier releases but cannot find them out, this text says why. */
  reason?: string;
  /** Lists mistakes that belong to no language: mistakes in `locales/notes.json`, and misplaced files. */
  sharedDiagnostics: Diagnostic[];
};

/** @param findPublished reads the history, which is slow, so it is called only if a language is incomplete */
export function checkLocales(
  files = readLocaleFiles(),
  findPublished: () => PublishedBefore = findPublishedBefore,
): LocalesReport {
  const english = readLocale(files, defaultLocale);
  const notesFile = readNotes(files);
  const { notes, diagnostics } = notesFile;
  // If `locales/notes.json` or an English file cannot be read, a correct text may look wrong.
  const isComparable = ![...diagnostics, ...english.diagnostics].some((one) =>
    hasEffect(one, 'unreadable'),
  );
  const locales = toLocaleNames(files).map((locale): LocaleReport => {
    const folder = locale === defaultLocale ? english : readLocale(files, locale, english);
    const publication = toPublication(folder, notes);
    const isPublished = publication.obstacles.length === 0;
    const mistakes = findLocaleDiagnostics(folder, notes).filter(
      (one) => isComparable || hasEffect(one, 'unreadable', 'untranslated'),
    );
    return { ...publication, locale, isPublished, diagnostics: mistakes, folder };
  });
  const incomplete = locales.filter(
    ({ isPublished, folder }) => !isPublished && folder.isNamedByTag,
  );
  const { locales: before, reason } = incomplete.length > 0 ? findPublished() : {};
  for (const report of incomplete) {
    if (!before) Object.assign(report, toPublication(report.folder, notes, shareWithoutHistory));
    report.isPublished = before?.has(report.locale) ?? report.obstacles.length === 0;
  }
  const sharedDiagnostics = [
    ...diagnostics,
    ...(isComparable ? findCommentDiagnostics(notesFile, english.texts) : []),
    ...findMisplacedFiles(files),
  ];
  return {
    locales,
    ...(reason && { reason }),
    sharedDiagnostics: sharedDiagnostics.toSorted(compareDiagnostics),
  };
}

export function findBuildFailures({ locales, sharedDiagnostics }: LocalesReport): Diagnostic[] {
  const failures = locales.flatMap(({ diagnostics, isPublished, locale }) =>
    diagnostics.filter(
      (one) =>
        locale === defaultLocale ||
        hasEffect(one, 'unreadable') ||
        (isPublished && hasEffect(one, 'visible')),
    ),
  );
  return [...sharedDiagnostics.filter((one) => hasEffect(one, 'unreadable')), ...failures];
}

/** Finds the mistakes that make `npm run locales` fail. */
export function findFailures(report: LocalesReport): Diagnostic[] {
  const failures = findBuildFailures(report);
  const published = report.locales.filter(({ isPublished }) => isPublished);
  return [
    ...new Set([...report.sharedDiagnostics, ...failures, ...published.flatMap(findMistakes)]),
  ];
}

/** Leaves out questions and untranslated texts. In English, a missing or empty text is a mistake. */
export function findMistakes({ diagnostics, locale }: LocaleReport): Diagnostic[] {
  return diagnostics.filter(
    (one) =>
      !hasEffect(one, 'question') && (locale === defaultLocale || !hasEffect(one, 'untranslated')),
  );
}
