import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { readTexts, type TextFile } from './readTexts.ts';

/** A folder of `locales/`, read as far as it can be. */
export type LocaleFolder = {
  locale: string;
  /** By namespace, the file's name without its ending. */
  files: ReadonlyMap<string, TextFile>;
  faults: readonly Fault[];
};

const source = 'en';

/** @returns the languages that `folder` holds, English first, then by tag */
export function listLocales(folder: string): string[] {
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isDirectory())
    .toSorted();
  return [source, ...names.filter((name) => name !== source)];
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
  const called = (name = '') => ['locales', locale, ...(name ? [name] : [])].join('/');
  const names = readdirSync(path).filter((name) => !name.startsWith('.'));
  const wanted = (namespaces ?? names.map((name) => name.replace(/\.json$/, ''))).map(
    (name) => `${name}.json`,
  );

  const faults = [
    ...findTagFaults(locale).map((message) => fault('tag', called(), message)),
    ...(names.length === 0
      ? [
          fault(
            'folder',
            called(),
            `This folder is empty. Fill it: npm run locales -- add ${locale}`,
          ),
        ]
      : []),
    ...names
      .filter((name) => !wanted.includes(name))
      .map((name) =>
        fault(
          'file',
          called(name),
          `English has no such file, so nothing reads it. Its files are ${wanted.join(', ')}.`,
        ),
      ),
    ...(names.length > 0 ? wanted : [])
      .filter((name) => !names.includes(name))
      .map((name) =>
        fault(
          'missing',
          called(name),
          `This file is missing. Copy locales/en/${name} and translate its texts.`,
        ),
      ),
  ];
  const files = wanted
    .filter((name) => existsSync(join(path, name)))
    .map(
      (name) => [name.replace(/\.json$/, ''), readTexts(join(path, name), called(name))] as const,
    );
  return { locale, files: new Map(files), faults };
}

function fault(kind: Fault['kind'], file: string, message: string): Fault {
  return { kind, file, line: 1, column: 1, message };
}

/** A folder's name is a language's tag as BCP 47 writes it: https://www.rfc-editor.org/info/bcp47 */
function findTagFaults(locale: string): string[] {
  const example = 'such as de, pt-BR or zh-Hant';
  try {
    const [canonical] = Intl.getCanonicalLocales(locale);
    return canonical === locale ? [] : [`"${locale}" is written ${canonical}. Rename the folder.`];
  } catch {
    const guess = suggestTag(locale);
    return [
      `"${locale}" is no language tag${guess ? `; ${guess} is. Rename the folder.` : `. Name the folder by one, ${example}.`}`,
    ];
  }
}

/** @example suggestTag('pt_BR') // => 'pt-BR' */
function suggestTag(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-').replace(/\..*$/, ''))[0];
  } catch {
    return undefined;
  }
}
