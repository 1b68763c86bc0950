import { readNotes, type Comment } from './comments.ts';
import { listPlaces, type Place } from './places.ts';
import { splitPlural, toBaseKey, toExpectedTexts } from './plurals.ts';
import { readLocale } from './readLocale.ts';

/** All that a translator should know of a text. */
export type TranslatorText = {
  /** `home.hero.title`. */
  key: string;
  english: string;
  /** Empty where it is not translated. */
  translation: string;
  comment: Comment | undefined;
  /** The plural form that it is, `few`. */
  form: string | undefined;
  place: Place;
};

/** @returns every text that a language has to have, in the order of the English files */
export function listTranslatorTexts(folder: string, locale: string): TranslatorText[] {
  const english = readLocale(folder, 'en');
  const { files } = readLocale(folder, locale, [...english.files.keys()]);
  const { notes } = readNotes(folder);
  const places = listPlaces(folder, locale);
  return [...english.files].flatMap(([namespace, source]) =>
    [...toExpectedTexts(source, locale)].map(([key, text]) => ({
      key: `${namespace}.${key}`,
      english: text,
      translation: files.get(namespace)?.texts.get(key)?.value ?? '',
      comment: notes.keys[`${namespace}.${toBaseKey(key, source)}`],
      form: splitPlural(key, source)?.form,
      place: places.get(`${namespace}.${key}`)!, // It lists the same texts.
    })),
  );
}
