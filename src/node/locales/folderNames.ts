import { canonicalTag, localeToName } from '../../i18n/languages.ts';
import { pseudoLocales } from './pseudoLocales.ts';

/**
 * Explains why a folder cannot have this name. The name has to be a known language tag in its canonical form
 * (https://www.rfc-editor.org/info/bcp47), without extensions, and must not be a pseudo-language.
 *
 * @param toCure takes the right tag and returns a sentence that says what to do
 */
export function explainWrongTag(
  folder: string,
  toCure = (tag: string) => `Rename the folder from "${folder}" to "${tag}", or remove it.`,
): string | undefined {
  if (pseudoLocales.some((tag) => tag === folder))
    return `"${folder}" is a language that previews make up. It needs no folder.`;
  const base = toBaseTag(folder);
  if (base === folder && toEnglishName(base)) return undefined;
  const converted = toBaseTag(convertGettextName(folder));
  const language = converted && new Intl.Locale(converted).language;
  const tag = [base, converted, language].find((guess) => guess && toEnglishName(guess));
  const found = tag ?? findTagByName(folder) ?? findTagByCountry(folder);
  if (!found)
    return `"${folder}" is not a known language. Name it by the tag of its language, such as de, pt-BR or zh-Hant.`;
  const name = toEnglishName(found);
  return folder.startsWith(`${found}-`)
    ? `"${folder}" has "${folder.slice(found.length)}" after the tag of ${name}, which names no language. ${toCure(found)}`
    : `"${folder}" is not a language tag; the tag of ${name} is ${found}. ${toCure(found)}`;
}

/** @param folder a known tag, perhaps with an unusual region, as in `es-LA` (Spanish in Laos) */
export function questionTag(folder: string): string | undefined {
  const { language, region } = new Intl.Locale(folder);
  const known = new Intl.Locale(new Intl.DateTimeFormat(folder).resolvedOptions().locale);
  if (!region || known.language !== language || known.region) return undefined;
  return `"${folder}" is ${toEnglishName(language)} in ${regionNames.of(region)}, which is unusual. If you mean ${toEnglishName(language)} in general, name the folder "${language}"; the tag for Latin America ends with 419.`;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
const scriptNames = new Intl.DisplayNames('en', { type: 'script' });
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const isScript = (part: string) => scripts.includes(part);
const scripts = ['Latn', 'Cyrl', 'Arab', 'Deva', 'Hans', 'Hant', 'Hebr', 'Beng', 'Guru', 'Tfng'];

/**
 * In gettext names, an encoding follows a dot, and a writing system or variant follows `@`. In BCP 47, the
 * writing system comes before the territory.
 *
 * @example convertGettextName('sr_RS.UTF-8@latin') // => 'sr-Latn-RS'
 */
function convertGettextName(folder: string): string {
  const [language = '', ...suffixes] = folder.replace(/\.[^@]*/, '').split(/[-_@]/);
  const parts = suffixes
    .filter((part) => part.toLowerCase() !== 'euro')
    .map((part) => scripts.find((code) => isScriptName(part, code)) ?? part);
  const others = parts.filter((part) => !isScript(part));
  return [language, ...parts.filter(isScript), ...others].join('-');
}

/** @example isScriptName('simplified', 'Hans') // => true, because Hans is named "Simplified Han" */
function isScriptName(part: string, code: string): boolean {
  const [name = ''] = (scriptNames.of(code) ?? '').toLowerCase().split(' ');
  return [name, code.toLowerCase()].includes(part.toLowerCase());
}

/** @example findTagByCountry('jp') // => 'ja' */
function findTagByCountry(folder: string): string | undefined {
  // Longer names, such as `images`, are not regions, but `maximize` would return English for them.
  const tag = folder.length === 2 ? canonicalTag(`und-${folder}`) : undefined;
  const { language = 'und', region } = tag ? new Intl.Locale(tag).maximize() : {};
  // `maximize` also accepts regions that do not exist, such as SP, and returns English as their language.
  const isKnown = region && regionNames.of(region) !== region;
  return isKnown && language !== 'und' ? language : undefined;
}

/** Removes the extensions and private-use subtags of a tag, because `Intl.DisplayNames` throws for them. */
function toBaseTag(tag: string): string | undefined {
  const canonical = canonicalTag(tag);
  return canonical && new Intl.Locale(canonical).baseName;
}

/** @returns undefined if the tag is malformed or, like "de-backup", names no known language */
export function toEnglishName(tag: string): string | undefined {
  try {
    return languageNames.of(tag);
  } catch {
    return undefined;
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
const withRegionOrScript = ['pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant', 'es-MX', 'en-GB', 'fr-CA'];

/** @example findTagByName('polski') // => 'pl' */
function findTagByName(name: string): string | undefined {
  const found = [...pairs, ...withRegionOrScript]
    .filter(toEnglishName)
    .find((tag) =>
      [toEnglishName(tag)!, localeToName(tag)].some((one) => fold(one) === fold(name)),
    );
  // Languages can have an old tag too: “iw” and “he” are both named Hebrew. The new tag is canonical.
  return found && canonicalTag(found);
}

/** Keeps only the letters, without accents, because a copied folder may be named “German 2”. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}
