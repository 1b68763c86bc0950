import type { Page } from 'playwright-core';
import { applyTextPreference } from '../../gather/emulation.ts';
import { hasLargeText } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';
import { withoutTransitions } from '../shared/withoutTransitions.ts';

/** Titles are large from the start, and may grow by less than other text. */
const leastGrowth = 1.2;

const covers = 'All text grows when the user doubles its size, and pinch-zoom enlarges every part.';

export const textResize: Rule = {
  id: 'text-resize',
  description: covers,
  criteria: { '1.4.4': covers },
  exclusions: 'Variants without large text.',
  appliesTo: hasLargeText,
  async evaluate({ page, variant }) {
    // Text that is set in px, or in shares of the viewport, keeps its size.
    const fixed = await withoutTransitions(page, async () => {
      const large = await readSizes(page);
      await applyTextPreference(page, { ...variant, preference: 'default' });
      const sizes = new Map((await readSizes(page)).map(({ target, size }) => [target, size]));
      await applyTextPreference(page, variant);
      return large.flatMap(({ target, box, size, text }) => {
        const before = sizes.get(target) ?? 0;
        const message = `“${text}” has ${Math.round(size)} px with text of twice the size, and ${Math.round(before)} px by default. Set it in rem, or add rem to vw.`;
        return size < leastGrowth * before ? [{ target, box, message }] : [];
      });
    });
    // https://www.w3.org/TR/pointerevents3/#the-touch-action-css-property
    const withoutPinchZoom = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => !/auto|manipulation|pinch/.test(getComputedStyle(element).touchAction))
        .map((element) => ({
          ...audit.locate(element),
          message: 'Its touch-action prevents pinch-zoom. Add pinch-zoom to it, or remove it.',
        })),
    );
    return [...fixed, ...withoutPinchZoom];
  },
};

const readSizes = (page: Page) =>
  page.evaluate(() => {
    const texts = new Map(audit.listLines().map((line) => [line.parent, line.text]));
    return [...texts].map(([element, text]) => ({
      ...audit.locate(element),
      text: audit.shorten(text),
      size: parseFloat(getComputedStyle(element).fontSize),
    }));
  });
