/** Direction marks are in `bidi`; variation selectors and flags of regions belong to an emoji before. */
const invisible = String.raw`(?:(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0020}-\u{E007F}])(?!\p{VS})[\p{DI}\u2800])`;
const invisibleAtStart = new RegExp(`^\\s*(${invisible})`, 'u');
const invisibleAtEnd = new RegExp(`(${invisible})\\s*$`, 'u');

/** Whether a text has a character that visitors can see. */
export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{DI}\u2800]/u.test(text);
}

/** @returns the invisible characters with which a text begins or ends, with their positions */
export function findInvisible(text: string): [position: string, character: string][] {
  const [, first] = invisibleAtStart.exec(text) ?? [];
  const [, last] = invisibleAtEnd.exec(text) ?? [];
  return [
    ...(first ? [['at the start', first] as [string, string]] : []),
    ...(last ? [['at the end', last] as [string, string]] : []),
  ];
}

/** @example toCodePoint('\u200F') // => 'U+200F' */
export function toCodePoint(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
