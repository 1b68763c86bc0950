import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultLocale } from '../../i18n/urls.ts';
import { UserError } from '../build/UserError.ts';
import type { Location } from './diagnostic.ts';
import { decode } from './encoding.ts';
import type { Snapshot } from './gitHistory.ts';
import { readLocaleFiles } from './localeFiles.ts';
import { findEnglish } from './plurals.ts';
import { isLegal } from './publication.ts';
import { listUnreadableFiles, toNamespace, type LocaleFolder } from './readLocale.ts';
import { parseTexts, type TextFile } from './readTexts.ts';

export type OutOfDate = Location & {
  locale: string;
  key: string;
  /** The translation was made from the English text `before`. Since then, the text was changed to `now`. */
  before: string;
  now: string;
  isLegal: boolean;
};

type TextValues = ReadonlyMap<string, { value: string }>;

/** Maps each key to its translation and to the English text that was translated. */
type Translations = ReadonlyMap<string, { value: string; english: string | undefined }>;

/** Maps each language to its translations after one commit. */
type State = ReadonlyMap<string, Translations>;

/**
 * Finds translations whose English text was changed after the translation was written. If a translation was
 * written on a branch, it is compared with the English text on that branch.
 *
 * @param history oldest first
 * @param folders the languages as they are now, English first
 */
export function findOutOfDate(
  history: readonly Snapshot[],
  folders: readonly LocaleFolder[],
  confirmed: Confirmed,
): OutOfDate[] {
  const today = new Map(folders.map(({ locale, texts }) => [locale, texts]));
  const translations = toState(today, readLastState(history));
  // If a folder was renamed, for example from `pt-BR` to `pt`, its confirmations still count, unless there
  // are two folders of this language.
  const isOf = (locale: string, tag: string) => {
    if (tag === locale) return true;
    const varieties = [...today.keys()].filter((one) => toLanguage(one) === toLanguage(tag));
    return !today.has(tag) && varieties.length === 1 && varieties[0] === locale;
  };
  const isConfirmed = (locale: string, key: string, now: string) =>
    Object.entries(confirmed).some(([tag, keys]) => isOf(locale, tag) && keys[key] === toHash(now));
  return folders.slice(1).flatMap(({ locale, texts, english }) =>
    [...texts].flatMap(([key, { value, location }]): OutOfDate[] => {
      const before = translations.get(locale)?.get(key)?.english;
      const now = findEnglish(key, english.texts)?.value;
      const isCurrent = before === undefined || now === undefined || before === now;
      if (!value || isCurrent || isConfirmed(locale, key, now)) return [];
      const isLegalText = isLegal(toNamespace(location.file));
      return [{ locale, ...location, key, before, now, isLegal: isLegalText }];
    }),
  );
}

/**
 * Returns the state after the last commit, in a list that is empty if there are no commits. A language with
 * an unreadable file keeps its texts from the commit before, so that its texts do not count as new after a
 * repair.
 */
function readLastState(history: readonly Snapshot[]): State[] {
  const states = new Map<string, State>();
  // Caches parsed files by name and buffer. Files with the same content share one buffer. The name is needed
  // too, because the keys of the texts begin with it.
  const parsed = new Map<string, Map<Buffer, TextFile>>();
  for (const { commit, parents, files } of history) {
    const before = parents.flatMap((parent) => states.get(parent) ?? []);
    const languages = [...files].map(([locale, folder]) => {
      const parts = [...folder].map(([name, bytes]) => {
        const versions = parsed.get(name) ?? new Map<Buffer, TextFile>();
        const file = versions.get(bytes) ?? parseTexts(bytes, name);
        parsed.set(name, versions.set(bytes, file));
        return file;
      });
      const isUnreadable = parts.some((file) => listUnreadableFiles(file).size > 0);
      const texts = new Map(parts.flatMap((file) => [...file.texts]));
      return [locale, (isUnreadable && before[0]?.get(locale)) || texts] as const;
    });
    states.set(commit, toState(new Map(languages), before));
  }
  return [...states.values()].slice(-1);
}

/** @param before the states at the parent commits */
function toState(languages: ReadonlyMap<string, TextValues>, before: readonly State[]): State {
  const english = languages.get(defaultLocale) ?? new Map<string, never>();
  const entries = [...languages].map(([locale, texts]) => {
    const inherited = before.flatMap(
      (state) => state.get(findOldFolder(locale, state, languages)) ?? [],
    );
    return [locale, toTranslations(texts, english, inherited)] as const;
  });
  return new Map(entries);
}

/** @example toLanguage('es_MX') // => 'es' */
function toLanguage(folder: string): string | undefined {
  return folder.toLowerCase().split(/[^a-z]/)[0];
}

/** Finds the folder that a new folder was renamed or copied from, for example `es` for `es-MX`. */
function findOldFolder(locale: string, before: State, now: ReadonlyMap<string, TextValues>) {
  if (before.has(locale)) return locale;
  const others = [...before.keys()].filter((tag) => tag !== '' && tag !== defaultLocale);
  const renamed = others.find((tag) => toLanguage(tag) === toLanguage(locale));
  return renamed ?? others.find((tag) => !now.has(tag)) ?? locale;
}

function toTranslations(
  texts: TextValues,
  english: TextValues,
  before: readonly Translations[],
): Translations {
  const isGone = (key: string) => !english.has(key) || !texts.has(key);
  const entries = [...texts].map(([key, { value }]) => {
    const source = findEnglish(key, english)?.value;
    // A new key counts as renamed if a removed key had the same translation.
    const findRenamed = (old: Translations) =>
      [...old].findLast(([oldKey, one]) => one.value === value && isGone(oldKey))?.[1];
    const same = before
      .flatMap((old) => old.get(key) ?? findRenamed(old) ?? [])
      .filter((one) => one.value === value);
    // Two merged branches may have this translation for different English texts. Prefer the entry whose
    // English text is still there after the merge.
    const renewed = same.find((one) => one.english === source);
    return [key, renewed ?? same[0] ?? { value, english: source }] as const;
  });
  return new Map(entries);
}

/** Maps each language and key to a hash of the English text for which the translation was confirmed. */
const confirmedSchema = z.record(z.string(), z.record(z.string(), z.string()));

export type Confirmed = z.infer<typeof confirmedSchema>;

const confirmedFile = 'confirmed.json';

export function readConfirmed(files = readLocaleFiles()): Confirmed {
  const bytes = files.get('')?.get(confirmedFile);
  if (!bytes) return {};
  try {
    return confirmedSchema.parse(JSON.parse(decode(bytes) ?? ''));
  } catch {
    throw new UserError(
      `locales/${confirmedFile} cannot be read. Restore it as it was before your change; "npm run locales -- confirm" writes it.`,
    );
  }
}

/** Also removes older confirmations whose English text has since been changed or deleted. */
export function writeConfirmed(
  english: LocaleFolder,
  texts: readonly Pick<OutOfDate, 'locale' | 'key' | 'now'>[],
): void {
  const current = new Set([...english.texts].map(([, { value }]) => toHash(value)));
  const confirmed = readConfirmed();
  for (const { locale, key, now } of texts) (confirmed[locale] ??= {})[key] = toHash(now);
  const entries = Object.entries(confirmed).map(([locale, keys]) => [
    locale,
    Object.fromEntries(Object.entries(keys).filter(([, digest]) => current.has(digest))),
  ]);
  const content = JSON.stringify(Object.fromEntries(entries), null, 2);
  writeFileSync(join('locales', confirmedFile), `${content}\n`);
}

function toHash(english: string): string {
  return hash('sha256', english).slice(0, 16);
}
