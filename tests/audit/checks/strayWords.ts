import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { isReference } from '../matrix.ts';

/** Words from where no translator finds them: style sheets, drawings, names of files. */
export const strayWords: Check = {
  id: 'stray-words',
  criteria: {
    '1.1.1': 'No picture has the name of its file for words.',
    '1.4.5': 'No drawing has letters in it that its file writes as text.',
    '1.4.9': 'No drawing has letters in it that its file writes as text.',
    '3.1.2': 'No words come from a style sheet, which knows no languages.',
  },
  about: 'No words come from a style sheet, from a drawing or from the name of a file.',
  leaves: 'Other looks than one, which have the same words.',
  looksAt: isReference,
  find: async ({ page }) => [
    ...(await findStyledWords(page)),
    ...(await findFileNames(page)),
    ...(await findDrawnWords(page)),
  ],
};

function findStyledWords(page: Page): Promise<Found[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      ['::before', '::after'].flatMap((part) => {
        const [, words = ''] = /^"(.*?)"/.exec(getComputedStyle(element, part).content) ?? [];
        return /\p{L}/u.test(words)
          ? [
              {
                ...audit.place(element),
                message: `“${words}” comes from a style sheet (${part}), where nobody translates it. Put it into locales/.`,
              },
            ]
          : [];
      }),
    ),
  );
}

function findFileNames(page: Page): Promise<Found[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ alt }) => /\.(?:svg|png|jpe?g|webp|gif|avif)\s*$/i.test(alt))
      .map((image) => ({
        ...audit.place(image),
        message: `“${image.alt}” is the name of a file. Say what the picture shows, or nothing if it is an ornament.`,
      })),
  );
}

function findDrawnWords(page: Page): Promise<Found[]> {
  return page.evaluate(async () => {
    const found = [];
    for (const image of document.images) {
      const file = image.currentSrc ? await audit.readFile(image.currentSrc) : undefined;
      if (file?.type.startsWith('image/svg') && /<text\b/.test(await file.text()))
        found.push({
          ...audit.place(image),
          message:
            'This drawing has text in it, which nobody can translate or hear. Write it beside the picture.',
        });
    }
    return found;
  });
}
