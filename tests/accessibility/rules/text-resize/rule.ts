import { applyTextPreference } from '../../gather/emulation.ts';
import { hasLargeText } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';
import { withoutTransitions } from '../shared/withoutTransitions.ts';

/** The user doubles the text size. Large titles may grow less, but to at least 1.2 times their size. */
const leastGrowth = 1.2;

export const textResize: Rule = {
  id: 'text-resize',
  criteria: {
    '1.4.4':
      'All text grows to at least 1.2 times its size when the user doubles the text size, and no element prevents pinch-zoom.',
  },
  exclusions:
    'All preferences except large text. Values and placeholders of fields, and generated content. Pinch-zoom that <meta name="viewport"> prevents, which axe finds.',
  appliesTo: hasLargeText,
  evaluate: ({ page, variant }) =>
    withoutTransitions(page, async () => {
      const texts = await page.evaluateHandle(() =>
        [...new Map(audit.listLines().map(({ parent, text }) => [parent, text]))].map(
          ([element, text]) => {
            const size = parseFloat(getComputedStyle(element).fontSize);
            return { element, located: audit.locate(element), text, size };
          },
        ),
      );
      await applyTextPreference(page, { ...variant, preference: 'default' });
      const violations = await texts.evaluate((large, least) => {
        const fixed = large.flatMap(({ element, located, text, size }) => {
          const before = parseFloat(getComputedStyle(element).fontSize);
          const message = `“${audit.shorten(text)}” has ${Math.round(size)} px with text of twice the size, and ${Math.round(before)} px by default. Set it in rem, or add rem to vw.`;
          return size < least * before ? [{ ...located, message }] : [];
        });
        // Only these values of `touch-action` allow pinch-zoom:
        // https://www.w3.org/TR/pointerevents3/#the-touch-action-css-property
        const withoutPinchZoom = audit
          .listElements()
          .filter(
            (element) => !/auto|manipulation|pinch/.test(getComputedStyle(element).touchAction),
          );
        const message = 'Its touch-action prevents pinch-zoom. Add pinch-zoom to it, or remove it.';
        return [...fixed, ...audit.toViolations(withoutPinchZoom, message)];
      }, leastGrowth);
      await texts.dispose();
      await applyTextPreference(page, variant);
      return violations;
    }),
};
