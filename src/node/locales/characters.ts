/**
 * Matches an invisible character. Direction marks do not match, because the check `bidi` reports them.
 * Variation selectors and tag characters (U+E0020 to U+E007F) do not match, because they belong to the
 * character before them, such as an emoji.
 */
const invisible = String.raw`(?:(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0020}-\u{E007F}])(?!\p{VS})[\p{DI}\u2800])`;
const mistakes = {
  // `\s` also matches U+FEFF, which has no width. Report it as an invisible character instead of a space.
  'a space at the start': /^(?!\uFEFF)\s/,
  'a space at the end': /(?!\uFEFF)\s$/,
  'a space twice in a row': /\S\s{2,}\S/,
  'an invisible character at the start': new RegExp(`^\\s*(${invisible})`, 'u'),
  'an invisible character at the end': new RegExp(`(${invisible})\\s*$`, 'u'),
};

export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{DI}\u2800]/u.test(text);
}

export function findStrayCharacters({ text }: { text: string }): string[] {
  return Object.entries(mistakes).flatMap(([mistake, pattern]) => {
    const found = pattern.exec(text);
    const character = found?.[1] ? ` (${toCodePoint(found[1])})` : '';
    return found ? [`There is ${mistake}${character}. Remove it.`] : [];
  });
}

/** @example toCodePoint('\u200F') // => 'U+200F' */
export function toCodePoint(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
