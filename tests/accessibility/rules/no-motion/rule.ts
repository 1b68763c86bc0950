import type { Rule } from '../../rule.ts';

const motion = ['2.2.2', '2.3.1', '2.3.2'];
const media = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => `1.2.${nth}`).concat('1.4.2', '1.4.7');

export const noMotion: Rule = {
  id: 'no-motion',
  criteria: {
    ...Object.fromEntries(motion.map((number) => [number, 'Nothing moves or blinks by itself.'])),
    ...Object.fromEntries(
      media.map((number) => [
        number,
        'There is no video, audio, canvas, iframe or embedded object.',
      ]),
    ),
  },
  exclusions:
    'Transitions of less than a second, which end by themselves. Animated image files. Motion that a script makes without an animation of the browser, for example with a timer.',
  appliesTo: () => true,
  evaluate: ({ page }) =>
    page.evaluate(
      async ([criteria, mediaCriteria]) => {
        const listAnimations = () => audit.listRoots().flatMap((root) => root.getAnimations());
        const shortTransitions = listAnimations()
          .filter((one) => one instanceof CSSTransition)
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000);
        // Wait for short transitions, which may have started when the page was switched to this variant.
        await Promise.allSettled(shortTransitions.map(({ finished }) => finished));
        const moving = listAnimations().filter(({ playState }) => playState === 'running');
        const elements = audit.listElements(
          'video, audio, embed, object, iframe, canvas, marquee, blink, animate, animateMotion, animateTransform, set',
        );
        const message = 'This moves by itself. Let it move only after the user has asked for it.';
        return [
          // `target` is never null, because `getAnimations` returns only animations of elements.
          ...audit.toViolations(
            moving.map(({ effect }) => (effect as KeyframeEffect).target!),
            message,
            criteria,
          ),
          ...elements.map((element) => ({
            ...audit.locate(element),
            criteria: /^(?:marquee|blink|animate|set)/.test(element.localName)
              ? criteria
              : mediaCriteria,
            message: `There is a <${element.localName}>, which may move or make a sound. This audit only covers pages without such elements. Remove it.`,
          })),
        ];
      },
      [motion, media] as const,
    ),
};
