import { readNotes } from './notes.ts';
import { findMainBranch, readHistory, tryGit, type Snapshot } from './gitHistory.ts';
import { toLocaleNames } from './localeFiles.ts';
import { toPublication } from './publication.ts';
import { readLocale } from './readLocale.ts';

/** `reason` says why the languages are unknown. */
export type PublishedBefore = { locales?: ReadonlySet<string>; reason?: string };

/** Keeps results by commit, because the development server may ask for them at each page. */
const publishedByCommit = new Map<string, ReadonlySet<string>>();

export function findPublishedBefore(): PublishedBefore {
  const branch = findMainBranch();
  const commit = tryGit('rev-parse', branch) ?? '';
  const known = publishedByCommit.get(commit);
  if (known) return { locales: known };
  // A commit of a merged branch may lack the folder of a language, which would look like a removal.
  const history = readHistory(branch, '--first-parent');
  if ('reason' in history) return history;
  const locales = listPublished(history);
  publishedByCommit.set(commit, locales);
  return { locales };
}

/** If the folder of a language was removed and added again, its earlier commits do not count. */
function listPublished(history: readonly Snapshot[]): ReadonlySet<string> {
  const locales = new Set(history.flatMap(({ files }) => toLocaleNames(files)));
  const published = [...locales].filter((locale) => {
    const begin = history.findLastIndex(({ files }) => !files.has(locale)) + 1;
    const snapshots = history.slice(begin).toReversed();
    return snapshots.some(({ files }) => {
      const { obstacles } = toPublication(readLocale(files, locale), readNotes(files).notes);
      return obstacles.length === 0;
    });
  });
  return new Set(published);
}
