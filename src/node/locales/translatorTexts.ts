import { readNotes } from './notes.ts';
import { findPosition } from './localeDiagnostics.ts';
import { readLocaleFiles } from './localeFiles.ts';
import { splitPlural, toBaseKey } from './plurals.ts';
import { readLocale } from './readLocale.ts';

export type TranslatorText = ReturnType<typeof listTranslatorTexts>[number];

/**
 * Lists every text that a language has to have, in the order of the English files. If a text is missing, its
 * `translation` is empty, and its `location` is where to add it.
 */
export function listTranslatorTexts(locale: string) {
  const files = readLocaleFiles();
  const folder = readLocale(files, locale);
  const { notes } = readNotes(files);
  return [...folder.expected].map(([key, english]) => {
    const text = folder.texts.get(key);
    return {
      key,
      english,
      translation: text?.value ?? '',
      comment: notes.keys[toBaseKey(key, folder.english.texts)],
      form: splitPlural(key, folder.english.texts)?.form,
      location: text?.location ?? findPosition(folder, key).location,
    };
  });
}
