import type { Rule } from '../../rule.ts';

const motion = ['2.2.2', '2.3.1', '2.3.2'];
const noAnimation = 'No animation of the style runs, and there is no video and no canvas.';

/** Of audio and video. */
const media = [
  '1.2.1',
  '1.2.2',
  '1.2.3',
  '1.2.4',
  '1.2.5',
  '1.2.6',
  '1.2.7',
  '1.2.8',
  '1.2.9',
  '1.4.2',
  '1.4.7',
];
const noMediaElement = 'There is no video, audio, embedded object or frame.';

export const noMotion: Rule = {
  id: 'no-motion',
  description: 'Nothing moves, blinks or sounds by itself.',
  criteria: {
    ...Object.fromEntries(motion.map((number) => [number, noAnimation])),
    ...Object.fromEntries(media.map((number) => [number, noMediaElement])),
  },
  exclusions:
    'Transitions of less than a second, which follow a change of the style such as that of the variant and end by themselves.',
  appliesTo: () => true,
  evaluate: ({ page }) =>
    page.evaluate(async (criteria) => {
      const isShortTransition = (animation: Animation) =>
        animation instanceof CSSTransition &&
        Number(animation.effect?.getComputedTiming().endTime) < 1000;
      // The change to the variant may have started them.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(isShortTransition)
          .map(({ finished }) => finished),
      );
      return [
        ...document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect as KeyframeEffect | null)?.target)
          .filter((element) => element !== null && element !== undefined)
          .map((element) => ({
            ...audit.locate(element),
            criteria,
            message: 'This moves by itself. Let it move only after the user has asked for it.',
          })),
        ...[
          ...document.querySelectorAll(
            'video, audio, embed, object, iframe, canvas, marquee, blink, animate, animateMotion, animateTransform, set',
          ),
        ].map((element) => ({
          ...audit.locate(element),
          message: `There is a <${element.localName}>, which may move or sound, and this audit covers only pages where nothing does. Remove it.`,
        })),
      ];
    }, motion),
};
