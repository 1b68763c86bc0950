export const countOf = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** @example listOf(['a', 'b', 'c']) // => 'a, b and c' */
export const listOf = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);

export const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

export const languageNames = new Intl.DisplayNames('en', { type: 'language' });
