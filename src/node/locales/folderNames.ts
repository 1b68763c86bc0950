import { canonicalTag, localeToName } from '../../i18n/languages.ts';
import { pseudoLocales } from './pseudoLocales.ts';

/**
 * Explains what is wrong with the name of a language's folder: https://www.rfc-editor.org/info/bcp47
 *
 * @param toCure says what to do, given the right tag
 */
export function explainWrongTag(
  folder: string,
  toCure = (tag: string) => `Rename the folder from "${folder}" to "${tag}", or remove it.`,
): string | undefined {
  if (pseudoLocales.some((tag) => tag === folder))
    return `"${folder}" is a language that previews make up. It needs no folder.`;
  const base = toBaseTag(folder);
  if (base === folder && toEnglishName(base)) return undefined;
  const hyphened = toBaseTag(folder.replaceAll('_', '-').replace(/[.@].*$/, ''));
  const language = hyphened && new Intl.Locale(hyphened).language;
  const tag = [base, hyphened, language].find((guess) => guess && toEnglishName(guess));
  const found = tag ?? nameToTag(folder);
  if (!found)
    return `"${folder}" is no known language. Name it by the tag of its language, such as de, pt-BR or zh-Hant.`;
  const name = toEnglishName(found);
  return folder.startsWith(`${found}-`)
    ? `"${folder}" has "${folder.slice(found.length)}" after the tag of ${name}, which names no language. ${toCure(found)}`
    : `"${folder}" is no language tag; the tag of ${name} is ${found}. ${toCure(found)}`;
}

/** Removes extensions and private use, because `Intl.DisplayNames` throws for them. */
function toBaseTag(tag: string): string | undefined {
  const canonical = canonicalTag(tag);
  return canonical && new Intl.Locale(canonical).baseName;
}

/** @returns nothing if no language has the tag; "de-backup" is well-formed, but no language */
export function toEnglishName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
const withRegionOrScript = ['pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant', 'es-MX', 'en-GB', 'fr-CA'];

/** @example nameToTag('polski') // => 'pl' */
function nameToTag(name: string): string | undefined {
  const found = [...pairs, ...withRegionOrScript]
    .filter(toEnglishName)
    .find((tag) =>
      [toEnglishName(tag)!, localeToName(tag)].some((one) => fold(one) === fold(name)),
    );
  // Languages that changed their tag have one name for both, such as "iw" and "he".
  return found && canonicalTag(found);
}

/** Removes case, accents and everything between words. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}
