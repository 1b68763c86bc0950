import type { Check } from '../check.ts';
import { isReference } from '../matrix.ts';
import { isPseudo } from '../model.ts';

/** https://www.w3.org/WAI/WCAG22/Techniques/general/G97 */
export const abbreviations: Check = {
  id: 'abbreviations',
  criteria: { '3.1.4': 'What is written in capital letters is spelt out once on the page.' },
  about:
    'An abbreviation in capital letters is spelt out once on the page: “world wide web (WWW)”, or “WWW (world wide web)”.',
  leaves:
    'Names that keep their letters (translate=no); the pseudo-languages, whose words are in none; looks and states that change no word.',
  looksAt: (variant, page) =>
    !isPseudo(page) &&
    (isReference(variant) ||
      ['message open', 'language offered', 'without JavaScript'].includes(variant.state)),
  find: ({ page }) =>
    page.evaluate(() => {
      const shown = [
        ...audit.listLines().map(({ words, parent }) => ({ words, element: parent })),
        ...[...document.images].map((image) => ({ words: image.alt, element: image })),
      ];
      const all = shown.map(({ words }) => words).join(' ');
      const isSpeltOut = (short: string, element: Element) =>
        element.closest('abbr[title]') !== null ||
        new RegExp(String.raw`[(\uFF08]\s*${short}|${short}\S*\s*[(\uFF08]\s*\p{L}`, 'u').test(all);
      const named = new Set<string>();
      return shown
        .filter(({ element }) => !element.closest('[translate=no]'))
        .flatMap(({ words, element }) =>
          [...words.matchAll(/\p{Lu}{2,}/gu)].map(([short]) => ({ short, element })),
        )
        .filter(({ short, element }) => {
          if (named.has(short) || isSpeltOut(short, element)) return false;
          named.add(short);
          return true;
        })
        .map(({ short, element }) => ({
          ...audit.place(element),
          message: `“${short}” is spelt out nowhere on the page. Write its words once, with it in brackets; write a word that is none in small letters.`,
        }));
    }),
};
