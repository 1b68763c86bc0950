import { defaultLocale } from '../../i18n/urls.ts';
import { readNotes } from './comments.ts';
import { findMainBranch, readHistory, type Snapshot } from './gitHistory.ts';
import type { LocaleFiles } from './localeFiles.ts';
import { toPublication } from './publication.ts';
import { readLocale } from './readLocale.ts';

/** The languages that were published before, or a sentence that says why they are unknown. */
export type PublishedBefore = { locales: ReadonlySet<string> } | { reason: string };

/**
 * Finds the languages that the main branch has published. If the folder of a language was removed and
 * added again, the language is new again, because only the commits since the return of the folder count.
 */
export function findPublishedBefore(candidates: readonly string[]): PublishedBefore {
  // Ignore the commits of merged branches. Such a commit may lack the folder of a language, which would
  // look like a removal.
  const history = readHistory(findMainBranch(), '--first-parent');
  if ('reason' in history) return history;
  const known = answers.get(history) ?? new Map<string, boolean>();
  answers.set(history, known);
  for (const locale of candidates.filter((one) => !known.has(one))) {
    const begin = history.findLastIndex(({ files }) => !files.has(locale)) + 1;
    const snapshots = history.slice(begin).toReversed();
    const wasPublished = snapshots.some(({ files }) => wouldBePublished(files, locale));
    known.set(locale, wasPublished);
  }
  return { locales: new Set(candidates.filter((locale) => known.get(locale))) };
}

/** Caches whether a language was published, by history and language. A history never changes. */
const answers = new WeakMap<readonly Snapshot[], Map<string, boolean>>();

/** Whether a new language with these files would be published. */
function wouldBePublished(files: LocaleFiles, locale: string): boolean {
  const english = readLocale(files, defaultLocale);
  const folder = readLocale(files, locale, english);
  const { obstacles } = toPublication(folder, english, readNotes(files).notes);
  return english.texts.size > 0 && obstacles.length === 0;
}
