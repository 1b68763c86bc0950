import { defaultLocale } from '../../i18n/urls.ts';
import { hasEffect, startOf, type Diagnostic, type DiagnosticKind } from './diagnostic.ts';
import { explainWrongTag, questionTag } from './folderNames.ts';
import type { LocaleFiles } from './localeFiles.ts';
import { toExpectedTexts } from './plurals.ts';
import { parseTexts, type TextFile } from './readTexts.ts';

/** If the JSON parser rejects a file, this object has a diagnostic for the file, but none of its texts. */
export type LocaleFolder = TextFile & {
  locale: string;
  isNamedByTag: boolean;
  /** The names, without `.json`, of the files that English has too. */
  namespaces: readonly string[];
  /** If `locale` is English, `english` is this object itself. */
  english: LocaleFolder;
  /** Maps each key that the language has to have, plural forms included, to its English text. */
  expected: ReadonlyMap<string, string>;
};

/** @param english may be omitted; callers that read several languages pass it, so that it is read once */
export function readLocale(
  files: LocaleFiles,
  locale: string,
  english = locale === defaultLocale ? undefined : readLocale(files, defaultLocale),
): LocaleFolder {
  const folder = files.get(locale) ?? new Map<string, Buffer>();
  const names = [...folder.keys()].filter((name) => !name.includes('/'));
  const expectedNames = english?.namespaces.map((namespace) => `${namespace}.json`) ?? names;
  const readable = expectedNames.filter((name) => name.endsWith('.json') && folder.has(name));
  const parsed = readable.map((name) => parseTexts(folder.get(name)!, `locales/${locale}/${name}`));
  const wrongTag = explainWrongTag(locale);
  const message = wrongTag ?? questionTag(locale);
  const kind = wrongTag ? 'tag' : 'unusual';
  const emptyMessage = `This folder is empty. Fill it: npm run locales -- add ${locale}`;
  const texts = new Map(parsed.flatMap((file) => [...file.texts]));
  return {
    locale,
    isNamedByTag: !wrongTag,
    namespaces: readable.map(toNamespace),
    get english() {
      return english ?? this;
    },
    // If the name of the folder is not a language tag, the plural forms are unknown, so use those of English.
    expected: toExpectedTexts((english ?? { texts }).texts, wrongTag ? defaultLocale : locale),
    texts,
    groups: new Map(parsed.flatMap(({ groups }) => [...groups])),
    diagnostics: [
      ...(message ? [toDiagnostic(kind, locale, message)] : []),
      ...(folder.size === 0 && !wrongTag ? [toDiagnostic('folder', locale, emptyMessage)] : []),
      ...(names.length > 0 ? findWrongFiles(locale, names, expectedNames) : []),
      ...parsed.flatMap(({ diagnostics }) => diagnostics),
    ],
  };
}

function toDiagnostic(kind: DiagnosticKind, path: string, message: string): Diagnostic {
  return { kind, ...startOf(`locales/${path}`), message };
}

function findWrongFiles(
  locale: string,
  names: readonly string[],
  expected: readonly string[],
): Diagnostic[] {
  const missing = new Set(expected.filter((name) => !names.includes(name)));
  const unknown = names.filter((name) => !expected.includes(name) || !name.endsWith('.json'));
  const wrong = unknown.map((name) => {
    const path = `${locale}/${name}`;
    const meant = [...missing].find((one) => isNamedLike(name, one));
    if (!meant) return toDiagnostic('file', path, describeUnknownFile(name, expected));
    missing.delete(meant);
    const message = `Nothing reads a file of this name. Rename it from "${name}" to "${meant}".`;
    return toDiagnostic('name', path, message);
  });
  const missingMessage = `This file is missing. "npm run locales -- add ${locale}" writes it, to be translated.`;
  return [
    ...wrong,
    ...[...missing].map((name) => toDiagnostic('missing', `${locale}/${name}`, missingMessage)),
  ];
}

const onlyJson = 'The site reads only .json files. Export the texts as JSON, or remove this file.';
const isJson = (name: string) => /\.json/i.test(name);

function describeUnknownFile(name: string, expected: readonly string[]): string {
  if (!isJson(name)) return onlyJson;
  const original = expected.find((one) => isNamedLike(name, one));
  return original
    ? `Nothing reads this file, because "${original}" is beside it. Keep the newer of the two as "${original}".`
    : `English has no such file, so nothing reads it. Its files are ${expected.join(', ')}. Move its texts to one of them, or remove it.`;
}

const filesBesideLanguages = new Set(['README.md', 'notes.json', 'confirmed.json']);

const misplacedMessage =
  'Nothing reads this file. Put it into the folder of its language; "npm run locales -- add nl" begins a folder for Dutch.';

export function findMisplacedFiles(files: LocaleFiles): Diagnostic[] {
  const beside = [...(files.get('')?.keys() ?? [])]
    .filter((name) => !filesBesideLanguages.has(name))
    .map((name) => toDiagnostic('file', name, isJson(name) ? misplacedMessage : onlyJson));
  const inner = [...files].flatMap(([folder, contents]) => {
    if (explainWrongTag(folder)) return [];
    const message = `Nothing reads a folder in the folder of a language. Move its files to locales/${folder}.`;
    const names = [...contents.keys()].filter((name) => name.includes('/'));
    const folders = new Set(names.map((name) => `${folder}/${name.split('/')[0]}`));
    return [...folders].map((path) => toDiagnostic('file', path, message));
  });
  return [...beside, ...inner];
}

/** Callers must not report the texts of these files as missing, because the files may contain them. */
export function listUnreadableFiles({ diagnostics }: Pick<TextFile, 'diagnostics'>): Set<string> {
  return new Set(diagnostics.filter((one) => hasEffect(one, 'unreadable')).map(({ file }) => file));
}

/** @example toNamespace('locales/de/home.json') // => 'home' */
export function toNamespace(file: string): string {
  return file.replace(/^.*\/|\.json$/g, '');
}

/** @example isNamedLike('Home (1).json.txt', 'home.json') // => true */
function isNamedLike(name: string, original: string): boolean {
  const plain = toNamespace(original).toLowerCase();
  const rest = name.slice(plain.length);
  return name.toLowerCase().startsWith(plain) && isJson(rest) && !/^[\p{L}\d]/u.test(rest);
}
