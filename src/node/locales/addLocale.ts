import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../build/UserError.ts';
import { readNotes, type Notes } from './comments.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { explainWrongTag } from './folderNames.ts';
import { toExpectedTexts } from './plurals.ts';
import { readLocale } from './readLocale.ts';
import type { TextFile } from './readTexts.ts';
import { hasWords } from './textDiagnostics.ts';
import { toTree } from './toTree.ts';

/**
 * Begins a language, or brings in what English has gained since: every text of English that is not
 * there, in the order of English, empty, or filled in where it is a name that stays as it is. Plural
 * forms are those of the language. What is there already stays.
 *
 * @returns the files that it wrote, and the number of texts that each gained
 * @throws Error where `locale` is no language, or one of its files cannot be read
 */
export function addLocale(folder: string, locale: string): { file: string; added: number }[] {
  const wrongTag = explainWrongTag(locale, cures);
  if (wrongTag) throw new UserError(wrongTag);
  const english = readLocale(folder, 'en');
  const { notes, diagnostics: ofNotes } = readNotes(folder);
  mkdirSync(join(folder, locale), { recursive: true });
  const { files, diagnostics } = readLocale(folder, locale, [...english.files.keys()]);
  // Nothing is written over what could not be read, nor without the names that stay as they are.
  const lost = [
    ...ofNotes,
    ...diagnostics.filter(({ kind }) => kind === 'name'),
    ...[...files.values()].flatMap((file) => file.diagnostics),
  ].filter(({ kind }) => kind !== 'missing');
  if (lost.length > 0)
    throw new UserError(
      'Mend this first, so that nothing is lost:',
      ...lost.map((one) => `  ${formatDiagnostic(one)}`),
    );

  return [...english.files].flatMap(([namespace, source]) => {
    const path = join(folder, locale, `${namespace}.json`);
    const { texts, added } = complete(source, files.get(namespace), locale, notes);
    if (added === 0 && existsSync(path)) return [];
    writeFileSync(path, `${JSON.stringify(toTree(texts), null, 2)}\n`);
    return [{ file: `locales/${locale}/${namespace}.json`, added }];
  });
}

const begin = (tag: string) => `Write npm run locales -- add ${tag}`;
/** There is no folder yet. */
const cures = {
  pseudo: 'It needs no folder.',
  unknown: 'Name it by',
  other: begin,
  wrong: begin,
};

function complete(
  source: TextFile,
  file: TextFile | undefined,
  locale: string,
  notes: Notes,
): { texts: [key: string, text: string][]; added: number } {
  const there = new Map([...(file?.texts ?? [])].map(([key, { value }]) => [key, value]));
  // A text where English has a group, or a group where it has a text, is left for the translator.
  const expected = [...toExpectedTexts(source, locale)].filter(
    ([key]) =>
      !file?.groups.has(key) && ![...there.keys()].some((one) => key.startsWith(`${one}.`)),
  );
  const texts = expected.map(([key, english]): [string, string] => {
    const isSame = !hasWords(english, Object.keys(notes.glossary));
    return [key, there.get(key) ?? (isSame ? english : '')];
  });
  const others = [...there].filter(([key]) => !expected.some(([one]) => one === key));
  return {
    texts: [...texts, ...others],
    added: expected.filter(([key]) => !there.has(key)).length,
  };
}
