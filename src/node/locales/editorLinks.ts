import { pathToFileURL } from 'node:url';
import { defaultLocale } from '../../i18n/urls.ts';
import { formatLocation, type Location } from './diagnostic.ts';
import { listLocales } from './localeFiles.ts';
import { findEnglish } from './plurals.ts';
import { listTranslatorTexts } from './translatorTexts.ts';

/** Vite's development server opens the file in an editor when it gets a request to this address. */
export function toDevAddress(location: Location): string {
  return `/__open-in-editor?file=${encodeURIComponent(formatLocation(location))}`;
}

export function toEditorAddress({ file, line, column }: Location): string {
  return `vscode://file${pathToFileURL(file).pathname}:${line}:${column}`;
}

/** @returns JSON with an address for each key. A pseudo-language has the addresses of the English texts. */
export function renderEditorLinks(locale: string, toAddress: typeof toDevAddress): string {
  const tag = listLocales().includes(locale) ? locale : defaultLocale;
  const locations = new Map(listTranslatorTexts(tag).map(({ key, location }) => [key, location]));
  // The page shows an English text if the translation is missing. The key of that text may end in a plural
  // form that the language does not have, for example `_one` in Japanese.
  const english = listTranslatorTexts(defaultLocale).map(({ key }) => key);
  const keys = new Set([...locations.keys(), ...english]);
  const links = [...keys].map((key) => [key, toAddress(findEnglish(key, locations)!)]);
  return JSON.stringify(Object.fromEntries(links));
}
