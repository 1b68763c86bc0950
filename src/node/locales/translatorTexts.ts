import { defaultLocale } from '../../i18n/urls.ts';
import { readNotes } from './comments.ts';
import { findPosition } from './localeDiagnostics.ts';
import { readLocaleFiles } from './localeFiles.ts';
import { splitPlural, toBaseKey, toExpectedTexts } from './plurals.ts';
import { readLocale } from './readLocale.ts';

export type TranslatorText = ReturnType<typeof listTranslatorTexts>[number];

/**
 * Lists every text that a language has to have, in the order of English. `form` is a plural form, such as
 * `few`. If a text is missing, its `translation` is empty, and `location` is the position at which to add it.
 */
export function listTranslatorTexts(locale: string) {
  const localeFiles = readLocaleFiles();
  const english = readLocale(localeFiles, defaultLocale);
  const folder = locale === defaultLocale ? english : readLocale(localeFiles, locale, english);
  const { notes } = readNotes(localeFiles);
  const expected = toExpectedTexts(english.texts, locale);
  return [...expected].map(([key, source]) => {
    const text = folder.texts.get(key);
    return {
      key,
      english: source,
      translation: text?.value ?? '',
      comment: notes.keys[toBaseKey(key, english.texts)],
      form: splitPlural(key, english.texts)?.form,
      location: text?.location ?? findPosition(folder, [...expected.keys()], key).location,
    };
  });
}
