import { isReference } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

const noLetters = 'No SVG image has <text> in it.';

/** Finds text where no translator finds it. */
export const untranslatableText: Rule = {
  id: 'untranslatable-text',
  criteria: {
    '1.1.1': 'The text alternative of no image is the name of a file.',
    '1.4.5': noLetters,
    '1.4.9': noLetters,
    '3.1.2': 'No text comes from a style sheet, which knows no languages.',
  },
  exclusions: 'All variants but one; letters in the pixels of an image, or drawn as paths.',
  appliesTo: isReference,
  evaluate: ({ page }) =>
    page.evaluate(async () => {
      const generated = [...document.querySelectorAll('body *')].flatMap((element) =>
        ['::before', '::after'].flatMap((pseudo) => {
          const [, text = ''] = /^"(.*?)"/.exec(getComputedStyle(element, pseudo).content) ?? [];
          const message = `“${audit.shorten(text)}” comes from a style sheet (${pseudo}), where it is not translated. Move it into the site's texts.`;
          return /\p{L}/u.test(text) ? [{ ...audit.locate(element), message }] : [];
        }),
      );
      const ofImages = [...document.images].map(async (image) => {
        const file = image.currentSrc ? await audit.readFile(image.currentSrc) : undefined;
        return [
          /\.(?:svg|png|jpe?g|webp|gif|avif)\s*$/i.test(image.alt) &&
            `The text alternative “${audit.shorten(image.alt)}” is the name of a file. Describe what the image shows, or leave it empty if the image is decorative.`,
          file?.type.startsWith('image/svg') &&
            /<text\b/.test(await file.text()) &&
            'This SVG image has text in it, which cannot be translated and which no screen reader announces. Write the text beside the image.',
        ]
          .filter((message) => typeof message === 'string')
          .map((message) => ({ ...audit.locate(image), message }));
      });
      return [...generated, ...(await Promise.all(ofImages)).flat()];
    }),
};
