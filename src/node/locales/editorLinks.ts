import { pathToFileURL } from 'node:url';
import { defaultLocale } from '../../i18n/urls.ts';
import { formatLocation, type Location } from './diagnostic.ts';
import { listLocales } from './localeFiles.ts';
import { findEnglish } from './plurals.ts';
import { listTranslatorTexts } from './translatorTexts.ts';

/** @returns an address at which Vite's development server opens the editor */
export function toDevAddress(location: Location): string {
  return `/__open-in-editor?file=${encodeURIComponent(formatLocation(location))}`;
}

/** @returns an address that VS Code opens */
export function toEditorAddress({ file, line, column }: Location): string {
  return `vscode://file${pathToFileURL(file).pathname}:${line}:${column}`;
}

/**
 * @param locale a language or a pseudo-language; a pseudo-language has links to the English texts
 * @returns JSON for the preview. It has an address for the key of each text. The address opens the
 *   text's line in the editor.
 */
export function renderEditorLinks(locale: string, toAddress: typeof toDevAddress): string {
  const tag = listLocales().includes(locale) ? locale : defaultLocale;
  const locations = new Map(listTranslatorTexts(tag).map(({ key, location }) => [key, location]));
  // The page shows some texts in English, with English plural forms. Some languages lack these
  // forms, so the English keys are added.
  const english = listTranslatorTexts(defaultLocale).map(({ key }) => key);
  const keys = new Set([...locations.keys(), ...english]);
  const links = [...keys].map((key) => [key, toAddress(findEnglish(key, locations)!)]);
  return JSON.stringify(Object.fromEntries(links));
}
