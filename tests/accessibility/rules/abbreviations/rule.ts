import type { RuleDefinition } from '../../rule.ts';
import { rule as languageOfParts } from '../language-of-parts/rule.ts';

/** https://www.w3.org/WAI/WCAG22/Techniques/general/G97 */
export const rule: RuleDefinition = {
  criteria: {
    '3.1.4':
      'Every abbreviation of two or more capital letters stands in brackets, or before brackets with words, at least once on the page.',
  },
  exclusions:
    'Whether the words beside the brackets spell the abbreviation out. Names that are not translated (translate="no"), and Roman numerals up to 39. Texts for screen readers, except alt texts. Pseudo-languages. All variants except these three: “light, 1280×800, default preferences, loaded page”; pages without JavaScript; overlays. The other variants have the same texts.',
  appliesTo: languageOfParts.appliesTo,
  evaluate: ({ page }) =>
    page.evaluate(() => {
      const names = audit
        .listElements('[translate=no]')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
      const all = [
        ...audit.listTexts().map(({ text, parent }) => ({ text, element: parent })),
        ...audit
          .listElements('img')
          .map((image) => ({ text: image.getAttribute('alt') ?? '', element: image })),
      ].map(({ text, element }) => ({
        // `normalize` joins each letter and its accent, because `\p{L}` does not match a separate accent.
        text: names.reduce((rest, name) => rest.replaceAll(name, ' '), text).normalize(),
        element,
      }));
      const wholeText = all.map(({ text }) => text).join(' ');
      const isSpelledOut = (short: string) => {
        const bracket = String.raw`[(\uFF08\u3014]\s*(?:\p{L}+\s)?\p{P}?`;
        const inBrackets = String.raw`${bracket}${short}(?!\p{Lu})`;
        // The abbreviation may be the start of a compound word, as in German “KI-Tools”.
        const beforeBrackets = String.raw`(?<![\p{Lu}\p{Ll}])${short}(?:-?\p{Ll}+|-\p{Lu}\p{Ll}+)?\p{P}?\s*${bracket}\p{L}`;
        return new RegExp(`${inBrackets}|${beforeBrackets}`, 'u').test(wholeText);
      };
      const isNumeral = (short: string) => /^X{0,3}(?:IX|IV|V?I{0,3})$/.test(short);
      const occurrences = all.flatMap(({ text, element }) =>
        [...text.matchAll(/\p{Lu}{2,}/gu)].map(([short]) => [short, element] as const),
      );
      return [...new Map(occurrences.toReversed())]
        .filter(([short]) => !isNumeral(short) && !isSpelledOut(short))
        .map(([short, element]) => ({
          ...audit.locate(element),
          message: `“${audit.shorten(short)}” is not spelled out on the page. Write its words once, with “${audit.shorten(short)}” in brackets after them. If it is a name, mark it with translate="no". If it is an ordinary word, write it in lower case.`,
        }));
    }),
};
