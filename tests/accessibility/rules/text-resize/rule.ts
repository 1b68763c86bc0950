import { applyTextPreference } from '../../gather/emulation.ts';
import { hasLargeText } from '../../matrix.ts';
import type { RuleDefinition } from '../../rule.ts';
import { withoutTransitions } from '../shared/withoutTransitions.ts';

/** The factor is less than 2, because large titles may grow less when the user doubles the text size. */
const leastGrowth = 1.2;

export const rule: RuleDefinition = {
  criteria: {
    '1.4.4':
      'All text grows to at least 1.2 times its size when the user doubles the text size, and no element prevents pinch-zoom.',
  },
  exclusions:
    'All preferences except large text. Values and placeholders of fields, and generated content. A <meta name="viewport"> that prevents pinch-zoom, because axe finds it.',
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
          const message = `The font size of “${audit.shorten(text)}” is ${Math.round(before)} px by default, and only ${Math.round(size)} px when the user doubles the text size. Set the font size in rem, or add rem to vw.`;
          return size < least * before ? [{ ...located, message }] : [];
        });
        // Pinch-zoom works only if `touch-action` contains `auto`, `manipulation` or `pinch-zoom`:
        // https://www.w3.org/TR/pointerevents3/#the-touch-action-css-property
        const withoutPinchZoom = audit
          .listElements()
          .filter(
            (element) => !/auto|manipulation|pinch/.test(getComputedStyle(element).touchAction),
          );
        const message =
          'The touch-action of this element prevents pinch-zoom. Add the value pinch-zoom to touch-action, or remove touch-action.';
        return [...fixed, ...audit.toViolations(withoutPinchZoom, message)];
      }, leastGrowth);
      await texts.dispose();
      await applyTextPreference(page, variant);
      return violations;
    }),
};
