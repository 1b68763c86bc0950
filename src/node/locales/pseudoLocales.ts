import { markup } from './markup.ts';
import { toExpectedTexts } from './plurals.ts';
import type { TextFile } from './readTexts.ts';

/**
 * Languages that nobody speaks, made of English for previews and tests, by the names that CLDR has
 * for them: one with longer words in strange letters, one that runs from right to left. A word
 * without their brackets comes from no locale file; one that does not fit will not fit in German.
 */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const;

type PseudoLocale = (typeof pseudoLocales)[number];

/** @returns key to text, with the plural forms of the language, as `readTexts` has them */
export function toPseudoTexts(english: TextFile, locale: PseudoLocale): [string, string][] {
  return [...toExpectedTexts(english, locale)].map(([key, text]) => [
    key,
    toPseudoText(text, locale),
  ]);
}

/** @example toPseudoText('Hello {{name}}', 'en-XA') // => '[Ħḗḗŀŀǿǿ {{name}} Ħḗḗŀŀǿǿ]' */
function toPseudoText(text: string, locale: PseudoLocale): string {
  const draw = locale === 'ar-XB' ? turn : stretch;
  // As `split` with a group leaves them: every other part is a mark.
  const parts = text.split(new RegExp(`(${markup.source})`, 'i')).map((part, index, all) => {
    if (index % 2 === 1) return part;
    // The words of a link are its name, which is heard alone.
    const isInTag = part && all[index - 1]?.startsWith('<') && all[index + 1]?.startsWith('</');
    return isInTag ? `[${draw(part)}]` : draw(part);
  });
  const padding = locale === 'ar-XB' ? '' : toPadding(text.replaceAll(markup, ''));
  return `[${parts.join('')}${padding}]`;
}

/** Right-to-left override around each word, as CLDR's bidi pseudo-language has it. */
function turn(part: string): string {
  return part.replace(/[\p{L}\p{N}]+/gu, (word) => `\u202E${word}\u202C`);
}

/** Long words are what does not fit: each vowel stands twice. */
function stretch(part: string): string {
  return [...part]
    .map((letter) => accented[letter]?.repeat(isVowel(letter) ? 2 : 1) ?? letter)
    .join('');
}

/**
 * Words of its own again, until the text is 40 % longer, a label of up to 20 characters twice as
 * long: https://www.w3.org/International/articles/article-text-size
 */
function toPadding(words: string): string {
  const length = lengthOf(stretch(words));
  const target = Math.ceil(lengthOf(words) * (lengthOf(words) <= 20 ? 2 : 1.4));
  const own = words.match(/\p{L}+/gu) ?? [];
  let padding = '';
  for (let index = 0; own.length > 0 && length + lengthOf(padding) < target; index += 1)
    padding += ` ${stretch(own[index % own.length]!)}`;
  return padding;
}

function lengthOf(text: string): number {
  return [...text].length;
}

function isVowel(letter: string): boolean {
  return /[aeiou]/i.test(letter);
}

const [plain, strange] = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ',
];

const accented = Object.fromEntries(
  [...plain].map((letter, index) => [letter, [...strange][index]!]),
);
