import { pathToFileURL } from 'node:url';
import type { Location } from './diagnostic.ts';
import { findPlace } from './localeDiagnostics.ts';
import { toExpectedTexts } from './plurals.ts';
import { listLocales, readLocale } from './readLocale.ts';

/** Where a text stands, or would stand, relative to the project. */
export type Place = Location & { file: string };

/** @returns by the keys of a language, `home.hero.title` */
export function listPlaces(folder: string, locale: string): Map<string, Place> {
  const english = readLocale(folder, 'en');
  const { files } = readLocale(folder, locale, [...english.files.keys()]);
  const entries = [...english.files].flatMap(([namespace, source]) => {
    const file = files.get(namespace);
    const keys = [...toExpectedTexts(source, locale).keys()];
    // English shows a text by its own plural form.
    return [...new Set([...keys, ...source.texts.keys()])].map((key): [string, Place] => {
      const location = file?.texts.get(key) ?? (file && findPlace(file, keys, key).location);
      const { line, column } = location ?? { line: 1, column: 1 };
      return [`${namespace}.${key}`, { file: `locales/${locale}/${namespace}.json`, line, column }];
    });
  });
  return new Map(entries);
}

/** The address that opens a text's line: by Vite's server, or by an editor that knows `vscode:`. */
type ToAddress = (place: Place) => string;

export const toDevAddress: ToAddress = ({ file, line, column }) =>
  `/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;

const toEditorAddress: ToAddress = ({ file, line, column }) =>
  `vscode://file${pathToFileURL(file).pathname}:${line}:${column}`;

/** What the preview's page of a language asks for. */
export function renderPlaces(locale: string, toAddress: ToAddress): string {
  const places = [...listPlaces('locales', locale)].map(([key, place]) => [key, toAddress(place)]);
  return JSON.stringify(Object.fromEntries(places));
}

/** The files of all languages, pseudo-languages with the places of English: name to content. */
export function renderAllPlaces(tags: readonly string[]): Record<string, string> {
  const known = new Set(listLocales('locales'));
  return Object.fromEntries(
    tags.map((tag) => [
      placesPath(tag),
      renderPlaces(known.has(tag) ? tag : 'en', toEditorAddress),
    ]),
  );
}

function placesPath(locale: string): string {
  return `preview-places/${locale}.json`;
}
