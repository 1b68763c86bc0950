import type { Rule } from '../../rule.ts';

const motion = ['2.2.2', '2.3.1', '2.3.2'];
/** Of audio and video. */
const media = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => `1.2.${nth}`).concat('1.4.2', '1.4.7');

export const noMotion: Rule = {
  id: 'no-motion',
  criteria: {
    ...Object.fromEntries(motion.map((number) => [number, 'Nothing moves or blinks by itself.'])),
    ...Object.fromEntries(media.map((number) => [number, 'There is no video, audio or frame.'])),
  },
  exclusions: 'Transitions of less than a second, which end by themselves.',
  appliesTo: () => true,
  evaluate: ({ page }) =>
    page.evaluate(async (criteria) => {
      const shortTransitions = document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000);
      // The change to the variant may have started them.
      await Promise.allSettled(shortTransitions.map(({ finished }) => finished));
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      const elements = document.querySelectorAll(
        'video, audio, embed, object, iframe, canvas, marquee, blink, animate, animateMotion, animateTransform, set',
      );
      const message = 'This moves by itself. Let it move only after the user has asked for it.';
      return [
        ...moving.map(({ effect }) => {
          // The document lists animations of its elements alone.
          const { target } = effect as KeyframeEffect;
          return { ...audit.locate(target!), criteria, message };
        }),
        ...[...elements].map((element) => ({
          ...audit.locate(element),
          message: `There is a <${element.localName}>, which may move or sound, and this audit covers only pages where nothing does. Remove it.`,
        })),
      ];
    }, motion),
};
