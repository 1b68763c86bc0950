import { markup } from './markup.ts';

/**
 * The names of these made-up languages are from CLDR. `en-XA` has longer texts in accented letters, and
 * `ar-XB` runs from right to left. Each text is in brackets, so a word outside of brackets is not from a
 * locale file.
 */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const;

/**
 * In `en-XA`, words are repeated at the end, because many translations are longer.
 *
 * @example toPseudoText('Hello {{name}}', 'en-XA') // => '[Ħḗḗŀŀǿǿ {{name}} Ħḗḗŀŀǿǿ]'
 */
export function toPseudoText(text: string, locale: (typeof pseudoLocales)[number]): string {
  const convert = locale === 'ar-XB' ? reverse : accent;
  // `split` also returns the markup, as every second part, because the pattern has a group.
  const parts = text.split(new RegExp(`(${markup.source})`, 'i')).map((part, index, all) => {
    if (index % 2 === 1) return part;
    // Words between tags get brackets too, because a screen reader can list a link without its sentence.
    const isInTag = part && all[index - 1]?.startsWith('<') && all[index + 1]?.startsWith('</');
    return isInTag ? `[${convert(part)}]` : convert(part);
  });
  const padding = locale === 'ar-XB' ? '' : toPadding(text.replaceAll(markup, ''));
  return `[${parts.join('')}${padding}]`;
}

/** Puts a right-to-left override around each word, like CLDR's bidi pseudo-language. */
function reverse(part: string): string {
  return part.replace(/[\p{L}\p{N}]+/gu, (word) => `\u202E${word}\u202C`);
}

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ';

/** Doubles the vowels, because longer words show where a translation may not fit. */
function accent(part: string): string {
  return part.replace(/[a-z]/gi, (letter) =>
    accented[plain.indexOf(letter)]!.repeat(/[aeiou]/i.test(letter) ? 2 : 1),
  );
}

/**
 * Returns words that make the text longer, because most translations are longer than English:
 * https://www.w3.org/International/articles/article-text-size
 */
function toPadding(english: string): string {
  const target = Math.ceil(english.length * (english.length <= 20 ? 2 : 1.4));
  const words = english.match(/\p{L}+/gu) ?? [];
  let padding = '';
  const length = () => accent(english).length + padding.length;
  for (let index = 0; words.length > 0 && length() < target; index += 1)
    padding += ` ${accent(words[index % words.length]!)}`;
  return padding;
}
