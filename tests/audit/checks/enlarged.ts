import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { applyText } from '../looks.ts';
import { isLarge } from '../matrix.ts';
import type { Variant } from '../model.ts';

/** Titles are large from the start, and may grow by less than the rest. */
const least = 1.2;

export const enlarged: Check = {
  id: 'enlarged',
  criteria: {
    '1.4.4': {
      sees: 'All text grows with the size that the visitor has set, and no style keeps two fingers from enlarging the page.',
      in: isLarge,
    },
  },
  about:
    'Text of twice the size is larger everywhere, and two fingers enlarge every part of the page.',
  leaves: 'All looks but those with large text.',
  looksAt: isLarge,
  find: async ({ page, variant }) => [
    ...(await findStiff(page, variant)),
    ...(await findHeldFingers(page)),
  ],
};

/** What is set in px, or in shares of the window, is as large as before. */
async function findStiff(page: Page, variant: Variant): Promise<Found[]> {
  const large = await readSizes(page);
  await applyText(page, { ...variant, preference: 'plain' });
  const plain = new Map((await readSizes(page)).map(({ target, size }) => [target, size]));
  await applyText(page, variant);
  return large.flatMap(({ target, box, size, words }) => {
    const before = plain.get(target);
    if (before === undefined || size >= least * before) return [];
    return [
      {
        target,
        box,
        message: `“${words.slice(0, 60)}” has ${Math.round(size)} px where the visitor set twice the size, and ${Math.round(before)} px where not. Set it in rem, or add rem to vw.`,
      },
    ];
  });
}

const readSizes = (page: Page) =>
  page.evaluate(() => {
    const words = new Map(audit.listLines().map((line) => [line.parent, line.words]));
    return [...words].map(([element, text]) => ({
      ...audit.place(element),
      words: text,
      size: parseFloat(getComputedStyle(element).fontSize),
    }));
  });

/** https://www.w3.org/TR/pointerevents3/#the-touch-action-css-property */
const findHeldFingers = (page: Page): Promise<Found[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => !/auto|manipulation|pinch/.test(getComputedStyle(element).touchAction))
      .map((element) => ({
        ...audit.place(element),
        message:
          'Its touch-action keeps two fingers from enlarging the page. Add pinch-zoom to it, or take it away.',
      })),
  );
