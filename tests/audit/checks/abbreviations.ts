import type { Check } from '../check.ts';
import { isReference } from '../matrix.ts';
import { isPseudo } from '../model.ts';

/** https://www.w3.org/WAI/WCAG22/Techniques/general/G97 */
export const abbreviations: Check = {
  id: 'abbreviations',
  criteria: { '3.1.4': 'Two or more capital letters in a row are spelt out once on the page.' },
  about:
    'An abbreviation in capital letters is spelt out once on the page: “world wide web (WWW)”, or “WWW (world wide web)”.',
  leaves:
    'Names that keep their letters (translate=no) and Roman numerals up to 39; the pseudo-languages, whose words are in none; looks and states that change no word.',
  looksAt: (variant, page) =>
    !isPseudo(page) &&
    (isReference(variant) ||
      ['message open', 'language offered', 'without JavaScript'].includes(variant.state)),
  find: ({ page }) =>
    page.evaluate(() => {
      const names = [...document.querySelectorAll('[translate=no]')].map(
        (element) => element.textContent,
      );
      // Letters with marks that stand apart would end a word.
      const read = (text: string) =>
        names
          .filter(Boolean)
          .reduce((rest, name) => rest.replaceAll(name, ' '), text)
          .normalize();
      const shown = [
        ...audit.listLines().map(({ words, parent }) => ({ words: read(words), element: parent })),
        ...[...document.images].map((image) => ({ words: read(image.alt), element: image })),
      ];
      const all = shown.map(({ words }) => words).join(' ');
      const isSpeltOut = (short: string) => {
        const open = String.raw`[(\uFF08\u3014]\s*(?:\p{L}+\s)?\p{P}?`;
        const after = String.raw`${open}${short}(?!\p{Lu})`;
        // Of a compound, “KI-Tools” say, the rest of the word may come between.
        const before = String.raw`(?<![\p{Lu}\p{Ll}])${short}(?:-?\p{Ll}+|-\p{Lu}\p{Ll}+)?\p{P}?\s*${open}\p{L}`;
        return new RegExp(`${after}|${before}`, 'u').test(all);
      };
      const isNumeral = (short: string) => /^X{0,3}(?:IX|IV|V?I{0,3})$/.test(short);
      const places = shown.flatMap(({ words, element }) =>
        [...words.matchAll(/\p{Lu}{2,}/gu)].map(([short]) => [short, element] as const),
      );
      const first = new Map(places.toReversed());
      return [...first]
        .filter(([short]) => !isNumeral(short) && !isSpeltOut(short))
        .map(([short, element]) => ({
          ...audit.place(element),
          message: `“${short}” is spelt out nowhere on the page. Write its words once, with “${short}” in brackets after them. Mark a name with translate="no"; write any other word in small letters.`,
        }));
    }),
};
