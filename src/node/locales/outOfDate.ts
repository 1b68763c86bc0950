import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { UserError } from '../build/UserError.ts';
import type { Location } from './diagnostic.ts';
import type { Snapshot } from './gitHistory.ts';
import { isBroken } from './localeDiagnostics.ts';
import { isLegal } from './publication.ts';
import type { LocaleFolder } from './readLocale.ts';
import { decode, parseTexts, type TextFile } from './readTexts.ts';

/** A translation whose English changed after it was written. */
export type OutOfDate = Location & {
  locale: string;
  file: string;
  /** `home.hero.title`. */
  key: string;
  /** The English that it translates, and the English of today. */
  before: string;
  now: string;
  isLegal: boolean;
};

type Texts = ReadonlyMap<string, string>;

/**
 * A translation was made from the English of the commit that wrote it, whenever that was merged. One
 * whose English says again what it said then is up to date again.
 *
 * @param history all states of `locales/` that led to the one of today
 * @param languages without English
 */
export function findOutOfDate(
  history: readonly Snapshot[],
  english: LocaleFolder,
  languages: readonly LocaleFolder[],
  confirmed: Confirmed,
): OutOfDate[] {
  const readFile = cacheTexts();
  return languages.flatMap(({ locale, files }) =>
    [...files].flatMap(([namespace, file]) => {
      const now = toValues(english.files.get(namespace)?.texts);
      const states = history.map(({ commit, parents, files: old }) => ({
        commit,
        parents,
        english: readFile(old.get(`en/${namespace}.json`)) ?? new Map(),
        texts: readFile(old.get(`${locale}/${namespace}.json`)),
      }));
      const parents = states.slice(-1).map(({ commit }) => commit);
      const today = { commit: '', parents, english: now, texts: toValues(file.texts) };
      const sources = findSources([...states, today]);
      return [...file.texts].flatMap(([key, { value, line, column }]): OutOfDate[] => {
        const name = `${namespace}.${key}`;
        const [before, current] = [sources.get(key)?.source, englishOf(key, now)];
        if (!value || before === undefined || current === undefined || before === current)
          return [];
        if (confirmed[locale]?.[name] === toHash(current)) return [];
        const location = { locale, file: file.file, line, column };
        return [{ ...location, key: name, before, now: current, isLegal: isLegal(namespace) }];
      });
    }),
  );
}

/** A file that was broken has no texts; those from before still stand. */
type State = Pick<Snapshot, 'commit' | 'parents'> & { english: Texts; texts: Texts | undefined };

/** Of each translation the English that stood beside it when it was written, as the last state has it. */
type Sources = ReadonlyMap<string, { text: string; source: string | undefined }>;

function findSources(states: readonly State[]): Sources {
  const all = new Map<string, Sources>();
  for (const { commit, parents, english, texts } of states) {
    const entries = [...(texts ?? [])].map(([key, text]) => {
      const source = englishOf(key, english);
      const inherited = parents
        .map((parent) => all.get(parent)?.get(key))
        .filter((one) => one?.text === text);
      // Of two branches that have the same translation, one may have written it anew.
      const renewed = inherited.find((one) => one?.source === source);
      return [key, renewed ?? inherited[0] ?? { text, source }] as const;
    });
    const before = parents.map((parent) => all.get(parent)).find(Boolean);
    all.set(commit, texts ? new Map(entries) : (before ?? new Map()));
  }
  return all.get('') ?? new Map();
}

/** @param key a plural form that English has not translates its `_other` */
function englishOf(key: string, english: Texts): string | undefined {
  return english.get(key) ?? english.get(key.replace(/_(?:zero|one|two|few|many)$/, '_other'));
}

/** Most files stay the same from commit to commit. */
function cacheTexts(): (content: string | undefined) => Texts | undefined {
  const known = new Map<string, Texts | undefined>();
  return (content = '') => {
    if (!known.has(content)) {
      const file = parseTexts(content, '');
      known.set(content, isBroken(file) ? undefined : toValues(file.texts));
    }
    return known.get(content);
  };
}

function toValues(texts: TextFile['texts'] = new Map()): Texts {
  return new Map([...texts].map(([key, { value }]) => [key, value]));
}

/** By language and key: the English, by its hash, that a translation was found right for. */
const confirmedSchema = z.record(z.string(), z.record(z.string(), z.string()));

export type Confirmed = z.infer<typeof confirmedSchema>;

const confirmedFile = 'confirmed.json';

export function readConfirmed(folder: string): Confirmed {
  const path = join(folder, confirmedFile);
  if (!existsSync(path)) return {};
  try {
    return confirmedSchema.parse(JSON.parse(decode(readFileSync(path)) ?? ''));
  } catch {
    throw new UserError(
      `locales/${confirmedFile} cannot be read. Take it as it was before your change; "npm run locales -- confirm" writes it.`,
    );
  }
}

/** Keeps the confirmations that still hold for some text. */
export function writeConfirmed(
  folder: string,
  english: LocaleFolder,
  texts: readonly Pick<OutOfDate, 'locale' | 'key' | 'now'>[],
): void {
  const holds = new Set(
    [...english.files].flatMap(([, { texts: all }]) =>
      [...all].map(([, { value }]) => toHash(value)),
    ),
  );
  const entries = [
    ...Object.entries(readConfirmed(folder)).flatMap(([locale, keys]) =>
      Object.entries(keys).map(([key, hash]) => ({ locale, key, hash })),
    ),
    ...texts.map(({ locale, key, now }) => ({ locale, key, hash: toHash(now) })),
  ].filter(({ hash }) => holds.has(hash));
  const confirmed: Record<string, Record<string, string>> = {};
  for (const { locale, key, hash } of entries) (confirmed[locale] ??= {})[key] = hash;
  writeFileSync(join(folder, confirmedFile), `${JSON.stringify(confirmed, null, 2)}\n`);
}

function toHash(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 16);
}
