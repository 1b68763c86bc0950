import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toExpectedTexts } from '../../src/node/locales/plurals.ts';
import { readLocale, type LocaleFolder } from '../../src/node/locales/readLocale.ts';
import { toTree } from '../../src/node/locales/toTree.ts';

/** Without `node_modules`. The languages are made of English, with the plural forms of each. */
export function copySite(folder: string, languages: number, parts: readonly string[] = []): void {
  for (const part of ['src', 'index.html', 'vite.config.ts', '.env', 'package.json', ...parts])
    cpSync(part, join(folder, part), { recursive: true });
  cpSync('locales/en', join(folder, 'locales/en'), { recursive: true });
  writeFileSync(join(folder, 'locales/notes.json'), toNotesForCopies());
  const english = readLocale('locales', 'en');
  for (const tag of listTags().slice(0, languages - 1)) writeLocale(folder, tag, english);
}

/** The texts are English in every language, which only a note can allow. */
function toNotesForCopies(): string {
  const notes = JSON.parse(readFileSync('locales/notes.json', 'utf8'));
  for (const note of Object.values<Record<string, unknown>>(notes.keys)) note.same = true;
  return JSON.stringify(notes);
}

function writeLocale(folder: string, tag: string, english: LocaleFolder): void {
  mkdirSync(join(folder, 'locales', tag));
  for (const [namespace, file] of english.files) {
    const tree = toTree(toExpectedTexts(file, tag));
    writeFileSync(join(folder, 'locales', tag, `${namespace}.json`), JSON.stringify(tree, null, 2));
  }
}

/** Tags that have a name: the languages of ISO 639-1, in the order of the alphabet. */
export function listTags(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((tag) => tag !== 'en' && names.of(tag) && Intl.getCanonicalLocales(tag)[0] === tag);
}
