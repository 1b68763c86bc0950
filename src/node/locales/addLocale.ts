import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../build/UserError.ts';
import { readNotes } from './notes.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { explainWrongTag } from './folderNames.ts';
import { readLocaleFiles } from './localeFiles.ts';
import { readLocale } from './readLocale.ts';
import { hasWordsToTranslate } from './textDiagnostics.ts';
import { toTree } from './toTree.ts';

/**
 * Creates the files of a language, or adds missing texts to them. Texts are in the same order as in the
 * English files. New texts are empty, unless they consist of names, numbers or placeholders, which need no
 * translation.
 *
 * @throws UserError if `locale` is not a language tag, if `locales/notes.json` cannot be read, or if a
 * mistake in a file could cause a loss of texts
 */
export function addLocale(folder: string, locale: string): { file: string; added: number }[] {
  const wrongTag = explainWrongTag(locale, (tag) => `Write npm run locales -- add ${tag}.`);
  if (wrongTag) throw new UserError(wrongTag);
  const files = readLocaleFiles(folder);
  const language = readLocale(files, locale);
  const current = new Map([...language.texts].filter(([, { isNull }]) => !isNull));
  const { notes, diagnostics } = readNotes(files);
  const { english } = language;
  const all = new Set([...diagnostics, ...english.diagnostics, ...language.diagnostics]);
  const obstacles = [...all].filter(
    ({ kind }) => !['missing', 'folder', 'file', 'space', 'damaged', 'unusual'].includes(kind),
  );
  if (obstacles.length > 0)
    throw new UserError(
      'Correct this first, so that nothing is lost:',
      ...obstacles.map((one) => `  ${formatDiagnostic(one)}`),
    );

  // Leave out a key that is a text in English but a group in this language, or the reverse. The translator
  // has to decide which is right.
  const hasPlaceFor = (key: string) =>
    !language.groups.has(key) && ![...current.keys()].some((one) => key.startsWith(`${one}.`));
  const isName = (text: string) => !hasWordsToTranslate(text, Object.keys(notes.glossary));
  const expected = [...language.expected]
    .filter(([key]) => hasPlaceFor(key))
    .map(([key, text]) => [key, isName(text) ? text : ''] as const);
  const translated = [...current].map(([key, { value }]) => [key, value] as const);
  const texts = new Map([...expected, ...translated]);
  mkdirSync(join(folder, locale), { recursive: true });
  return english.namespaces.flatMap((namespace) => {
    const path = join(folder, locale, `${namespace}.json`);
    const isOfFile = (key: string) => key.startsWith(`${namespace}.`);
    const added = expected.filter(([key]) => isOfFile(key) && !current.has(key)).length;
    if (added === 0 && existsSync(path)) return [];
    const { [namespace]: content = {} } = toTree([...texts].filter(([key]) => isOfFile(key)));
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
    return [{ file: `locales/${locale}/${namespace}.json`, added }];
  });
}
