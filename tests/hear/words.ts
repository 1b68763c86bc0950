/**
 * The words of a text without its signs, as they are compared: two screen readers agree on them
 * and on little else.
 *
 * @example toWords('© 2026 Enhance Everything.', 'en') // => ['2026', 'enhance', 'everything']
 */
export function toWords(text: string, locale: string): string[] {
  // Marks of direction are no sound, and would be part of the word beside them.
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(plain)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLocaleLowerCase(locale));
}

/** Each phrase by itself: a word does not go on in the next one. */
export function phrasesToWords(phrases: readonly string[], locale: string): string[] {
  return phrases.flatMap((phrase) => toWords(phrase, locale));
}

export type Comparison = {
  /** What both have, in the order that they have in common. */
  common: string[];
  /** What only the first has. */
  missing: string[];
  /** What only the second has. */
  extra: string[];
};

/** By the longest row of words that stand in both in the same order. */
export function compareWords(expected: readonly string[], heard: readonly string[]): Comparison {
  // It has one row and one column more than there are words, so that no index below is outside.
  const lengths = toCommonLengths(expected, heard);
  const result: Comparison = { common: [], missing: [], extra: [] };
  let [i, j] = [0, 0];
  while (i < expected.length || j < heard.length) {
    const [word, other] = [expected[i], heard[j]];
    if (word !== undefined && word === other) {
      result.common.push(word);
      i++;
      j++;
    } else if (
      word !== undefined &&
      (other === undefined || lengths[i + 1]![j]! >= lengths[i]![j + 1]!)
    ) {
      result.missing.push(word);
      i++;
    } else if (other !== undefined) {
      result.extra.push(other);
      j++;
    }
  }
  return result;
}

/** How many words are common from the i-th of one and the j-th of the other on. */
function toCommonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--) {
    const [row, next] = [rows[i]!, rows[i + 1]!];
    for (let j = other.length - 1; j >= 0; j--)
      row[j] = one[i] === other[j] ? next[j + 1]! + 1 : Math.max(next[j]!, row[j + 1]!);
  }
  return rows;
}
