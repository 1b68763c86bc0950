import { diffArrays } from 'diff';

/**
 * Words that are missing in what was said, each where it stands. Two screen readers agree on words,
 * and on little else: signs, roles and states are said differently by each, and in each version.
 *
 * @example findMissingWords(['A new home.'], ['a home', 'link'], 'en') // => ['new']
 */
export function findMissingWords(
  expected: readonly string[],
  utterances: readonly string[],
  locale: string,
): string[] {
  return diffArrays(listWords(expected, locale), listWords(utterances, locale))
    .filter(({ removed }) => removed)
    .flatMap(({ value }) => value);
}

/** Of each text by itself, since a word does not go on in the next one. */
function listWords(texts: readonly string[], locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return texts
    .map((text) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .flatMap((text) => [...segmenter.segment(text)])
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLocaleLowerCase(locale));
}
