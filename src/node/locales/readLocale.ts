import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalTag } from '../../i18n/languages.ts';
import { start, type Diagnostic, type DiagnosticKind } from './diagnostic.ts';
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

  const wrongTag = findWrongTag(locale);
  if (wrongTag) add('tag', shown, wrongTag);
  if (names.length === 0)
    add('folder', shown, `This folder is empty. Fill it: npm run locales -- add ${locale}`);
  for (const name of names)
    if (!expected.includes(name) || !name.endsWith('.json'))
      add(
        'file',
        `${shown}/${name}`,
        `English has no such file, so nothing reads it. Its files are ${expected.join(', ')}.`,
      );
  for (const name of expected)
    if (names.length > 0 && !names.includes(name))
      add(
        'missing',
        `${shown}/${name}`,
        `This file is missing. Copy locales/en/${name} and translate its texts.`,
      );

  const files = expected
    .filter((name) => name.endsWith('.json') && existsSync(join(path, name)))
    .map(
      (name) =>
        [name.slice(0, -'.json'.length), readTexts(join(path, name), `${shown}/${name}`)] as const,
    );
  return { locale, files: new Map(files), diagnostics };
}

/** A folder's name is a language's tag as BCP 47 writes it: https://www.rfc-editor.org/info/bcp47 */
function findWrongTag(locale: string): string | undefined {
  const canonical = canonicalTag(locale);
  if (canonical === locale) return undefined;
  if (canonical) return `"${locale}" is written ${canonical}. Rename the folder.`;
  const guess = canonicalTag(locale.replaceAll('_', '-').replace(/\..*$/, ''));
  return `"${locale}" is no language tag${guess ? `; ${guess} is. Rename the folder.` : '. Name the folder by one, such as de, pt-BR or zh-Hant.'}`;
}
