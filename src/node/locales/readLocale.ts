import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { start, type Diagnostic, type DiagnosticKind } from './diagnostic.ts';
import { explainWrongTag } from './folderNames.ts';
import { readTexts, type TextFile } from './readTexts.ts';

/** A folder of `locales/`, read as far as it can be. */
export type LocaleFolder = {
  locale: string;
  /** By namespace, the file's name without its ending. */
  files: ReadonlyMap<string, TextFile>;
  diagnostics: readonly Diagnostic[];
};

/** @returns the languages that `folder` holds, English first, then by tag */
export function listLocales(folder: string): string[] {
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isDirectory())
    .toSorted();
  return ['en', ...names.filter((name) => name !== 'en')];
}

/** What stands beside the languages, where somebody meant to bring one. */
export function findLooseFiles(folder: string): Diagnostic[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && !besideLanguages.has(name))
    .filter((name) => !statSync(join(folder, name)).isDirectory())
    .map((name) => ({
      kind: 'file',
      file: `locales/${name}`,
      ...start,
      message:
        'Nothing reads this file. Put it into the folder of its language; "npm run locales -- add nl" begins that of Dutch.',
    }));
}

const besideLanguages = new Set(['README.md', 'notes.json', 'confirmed.json']);

/** Whether the folder's name is a language's tag. */
export function hasTag({ diagnostics }: LocaleFolder): boolean {
  return !diagnostics.some(({ kind }) => kind === 'tag');
}

/**
 * @param folder where the languages are, `locales`
 * @param namespaces the files that a language has to have; of English, all that are there
 */
export function readLocale(
  folder: string,
  locale: string,
  namespaces?: readonly string[],
): LocaleFolder {
  const path = join(folder, locale);
  const shown = `locales/${locale}`;
  const names = readdirSync(path).filter((name) => !name.startsWith('.'));
  const expected = namespaces?.map((namespace) => `${namespace}.json`) ?? names;

  const diagnostics: Diagnostic[] = [];
  const add = (kind: DiagnosticKind, file: string, message: string) =>
    diagnostics.push({ kind, file, ...start, message });

  const wrongTag = explainWrongTag(locale);
  if (wrongTag) add('tag', shown, wrongTag);
  if (names.length === 0)
    add('folder', shown, `This folder is empty. Fill it: npm run locales -- add ${locale}`);
  const missing = expected.filter((name) => !names.includes(name));
  const misnamed = new Map<string, string>();
  for (const name of names) {
    if (expected.includes(name) && name.endsWith('.json')) continue;
    const meant = missing.find((one) => toPlainName(one) === toPlainName(name));
    if (meant) misnamed.set(meant, name);
    add(
      meant ? 'name' : 'file',
      `${shown}/${name}`,
      meant
        ? `Nothing reads a file of this name. Rename it from "${name}" to "${meant}".`
        : `English has no such file, so nothing reads it. Its files are ${expected.join(', ')}.`,
    );
  }
  for (const name of missing)
    if (names.length > 0 && !misnamed.has(name))
      add(
        'missing',
        `${shown}/${name}`,
        `This file is missing. "npm run locales -- add ${locale}" writes it, to be translated.`,
      );

  const files = expected
    .filter((name) => name.endsWith('.json') && names.includes(name))
    .map(
      (name) =>
        [name.slice(0, -'.json'.length), readTexts(join(path, name), `${shown}/${name}`)] as const,
    );
  return { locale, files: new Map(files), diagnostics };
}

/** @example toPlainName('Home.json.txt') // => 'home' */
function toPlainName(file: string): string {
  return file.toLowerCase().replace(/[\s(\d)]*\..*$/, '');
}
