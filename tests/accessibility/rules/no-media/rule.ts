import { NotMeasured, type RuleDefinition } from '../../rule.ts';

const covers = 'There is no video, audio, canvas, iframe, embedded object or SVG animation.';
const media = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => `1.2.${nth}`).concat('1.4.2', '1.4.7');

/** This rule is separate from `no-motion`, so that a site with media can disable only this rule. */
export const rule: RuleDefinition = {
  criteria: Object.fromEntries(
    [...media, '2.2.2', '2.3.1', '2.3.2'].map((number) => [number, covers]),
  ),
  exclusions: 'Sound that a script makes without an element.',
  appliesTo: () => true,
  async evaluate({ page }) {
    const found = await page.evaluate(() =>
      audit
        .listElements(
          'video, audio, embed, object, iframe, canvas, animate, animateMotion, animateTransform, set',
        )
        .map(({ localName }) => `<${localName}>`),
    );
    if (found.length === 0) return [];
    throw new NotMeasured(
      `The page contains ${[...new Set(found)].join(', ')}. This rule cannot tell whether they move, flash or make a sound. Disable the rule, and test them yourself.`,
    );
  },
};
