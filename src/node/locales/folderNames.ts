import { canonicalTag, localeToName } from '../../i18n/languages.ts';
import { pseudoLocales } from './pseudoLocales.ts';

/**
 * What is wrong with the name of a language's folder, as BCP 47 has it:
 * https://www.rfc-editor.org/info/bcp47
 */
export function explainWrongTag(folder: string, cures = curesOf(folder)): string | undefined {
  if (pseudoLocales.some((tag) => tag === folder))
    return `"${folder}" is a language that previews make up. ${cures.pseudo}`;
  const base = toBaseTag(folder);
  if (base === folder && isLanguage(base)) return undefined;
  const hyphened = toBaseTag(folder.replaceAll('_', '-').replace(/[.@].*$/, ''));
  const language = hyphened && new Intl.Locale(hyphened).language;
  const tag = [base, hyphened, language].find((guess) => guess && isLanguage(guess));
  const found = tag ?? nameToTag(folder);
  if (!found)
    return `"${folder}" is no language that is known. ${cures.unknown} the tag of its language, such as de, pt-BR or zh-Hant.`;
  const name = toEnglishName(found);
  return folder.startsWith(`${found}-`)
    ? `"${folder}" has "${folder.slice(found.length)}" after the tag of ${name}, which names no language. ${cures.other(found)}`
    : `"${folder}" is no language tag; that of ${name} is ${found}. ${cures.wrong(found)}`;
}

const curesOf = (folder: string) => ({
  pseudo: 'Take the folder away.',
  unknown: 'Name the folder by',
  other: (tag: string) => `Rename the folder from "${folder}" to "${tag}", or take it away.`,
  wrong: (tag: string) => `Rename the folder from "${folder}" to "${tag}".`,
});

/** Without extensions and private use, which `Intl.DisplayNames` throws at. */
function toBaseTag(tag: string): string | undefined {
  const canonical = canonicalTag(tag);
  return canonical && new Intl.Locale(canonical).baseName;
}

/** @returns nothing for what no language is called by */
export function toEnglishName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}

/** Every part of it: "de-backup" is well-formed too. */
function isLanguage(tag: string): boolean {
  return toEnglishName(tag) !== undefined;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
const withRegionOrScript = ['pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant', 'es-MX', 'en-GB', 'fr-CA'];

/** @example nameToTag('polski') // => 'pl' */
function nameToTag(name: string): string | undefined {
  const wanted = fold(name);
  const found = [...pairs, ...withRegionOrScript].filter(toEnglishName).find((tag) => {
    const names = [toEnglishName(tag) ?? '', localeToName(tag)];
    return names.some((one) => fold(one) === wanted);
  });
  // A language that has changed its tag is called the same by both.
  return found && canonicalTag(found);
}

/** Without case, accents and what stands between words. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}
