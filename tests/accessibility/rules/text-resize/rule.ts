import type { Page } from 'playwright-core';
import { applyTextPreference } from '../../gather/emulation.ts';
import { hasLargeText } from '../../matrix.ts';
import type { Variant } from '../../model.ts';
import type { FoundViolation, Rule } from '../../rule.ts';
import { withoutTransitions } from '../shared/withoutTransitions.ts';

/** Titles are large from the start, and may grow by less than other text. */
const leastGrowth = 1.2;

export const textResize: Rule = {
  id: 'text-resize',
  description:
    'Text grows everywhere when the user doubles its size, and pinch-zoom enlarges every part of the page.',
  criteria: {
    '1.4.4': {
      covers:
        'All text grows with the text size of the user, and no style prevents pinch-zoom on any part of the page.',
      in: hasLargeText,
    },
  },
  exclusions: 'Variants without large text.',
  appliesTo: hasLargeText,
  evaluate: async ({ page, variant }) => [
    ...(await withoutTransitions(page, () => findFixedText(page, variant))),
    ...(await findWithoutPinchZoom(page)),
  ],
};

/** Text that is set in px, or in shares of the viewport, keeps its size. */
async function findFixedText(page: Page, variant: Variant): Promise<FoundViolation[]> {
  const large = await readSizes(page);
  await applyTextPreference(page, { ...variant, preference: 'default' });
  const sizes = new Map((await readSizes(page)).map(({ target, size }) => [target, size]));
  await applyTextPreference(page, variant);
  return large.flatMap(({ target, box, size, text }) => {
    const before = sizes.get(target);
    if (before === undefined || size >= leastGrowth * before) return [];
    return [
      {
        target,
        box,
        message: `“${text}” has ${Math.round(size)} px with text of twice the size, and ${Math.round(before)} px by default. Set it in rem, or add rem to vw.`,
      },
    ];
  });
}

const readSizes = (page: Page) =>
  page.evaluate(() => {
    const texts = new Map(audit.listLines().map((line) => [line.parent, line.text]));
    return [...texts].map(([element, text]) => ({
      ...audit.locate(element),
      text: audit.shorten(text),
      size: parseFloat(getComputedStyle(element).fontSize),
    }));
  });

/** https://www.w3.org/TR/pointerevents3/#the-touch-action-css-property */
const findWithoutPinchZoom = (page: Page): Promise<FoundViolation[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => !/auto|manipulation|pinch/.test(getComputedStyle(element).touchAction))
      .map((element) => ({
        ...audit.locate(element),
        message: 'Its touch-action prevents pinch-zoom. Add pinch-zoom to it, or remove it.',
      })),
  );
