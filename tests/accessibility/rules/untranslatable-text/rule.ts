import type { Page } from 'playwright-core';
import { isReference } from '../../matrix.ts';
import type { FoundViolation, Rule } from '../../rule.ts';

const noLetters = 'No SVG image has <text> in it.';

/** Finds text where no translator finds it. */
export const untranslatableText: Rule = {
  id: 'untranslatable-text',
  description: 'No text comes from a style sheet, from an SVG image or from the name of a file.',
  criteria: {
    '1.1.1': 'The text alternative of no image is the name of a file.',
    '1.4.5': noLetters,
    '1.4.9': noLetters,
    '3.1.2': 'No text comes from a style sheet, which knows no languages.',
  },
  exclusions:
    'All variants but one, which have the same text; letters in the pixels of an image, or drawn as paths.',
  appliesTo: isReference,
  evaluate: async ({ page }) => [
    ...(await findGeneratedText(page)),
    ...(await findFileNames(page)),
    ...(await findTextInImages(page)),
  ],
};

function findGeneratedText(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      ['::before', '::after'].flatMap((pseudo) => {
        const [, text = ''] = /^"(.*?)"/.exec(getComputedStyle(element, pseudo).content) ?? [];
        if (!/\p{L}/u.test(text)) return [];
        return {
          ...audit.locate(element),
          message: `“${audit.shorten(text)}” comes from a style sheet (${pseudo}), where it is not translated. Move it into the site's texts.`,
        };
      }),
    ),
  );
}

function findFileNames(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ alt }) => /\.(?:svg|png|jpe?g|webp|gif|avif)\s*$/i.test(alt))
      .map((image) => ({
        ...audit.locate(image),
        message: `The text alternative “${audit.shorten(image.alt)}” is the name of a file. Describe what the image shows, or leave it empty if the image is decorative.`,
      })),
  );
}

function findTextInImages(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(async () => {
    const files = await Promise.all(
      [...document.images].map(async (image) => ({
        image,
        file: image.currentSrc ? await audit.readFile(image.currentSrc) : undefined,
      })),
    );
    const found = [];
    for (const { image, file } of files)
      if (file?.type.startsWith('image/svg') && /<text\b/.test(await file.text()))
        found.push({
          ...audit.locate(image),
          message:
            'This SVG image has text in it, which cannot be translated and which no screen reader announces. Write the text beside the image.',
        });
    return found;
  });
}
