import { defaultLocale } from '../../i18n/urls.ts';
import { readNotes, type Comment } from './comments.ts';
import type { Location } from './diagnostic.ts';
import { findPosition } from './localeDiagnostics.ts';
import { readLocaleFiles } from './localeFiles.ts';
import { splitPlural, toBaseKey, toExpectedTexts } from './plurals.ts';
import { readLocale } from './readLocale.ts';

/** Everything that a translator needs to know about a text. */
export type TranslatorText = {
  /** The key, such as `home.hero.title`. */
  key: string;
  english: string;
  /** Empty if the text is not translated. */
  translation: string;
  comment: Comment | undefined;
  /** The plural form, such as `few`. */
  form: string | undefined;
  /**
   * The position of the text. If the text is missing, the position of the text before it in the same group.
   * If there is no such text, the start of the group around it.
   */
  location: Location;
};

/** @returns every text that a language has to have, in the order of the English files */
export function listTranslatorTexts(locale: string): TranslatorText[] {
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
      location: text ?? findPosition(folder, [...expected.keys()], key).location,
    };
  });
}
