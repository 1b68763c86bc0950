import type { Check } from '../check.ts';

const noMotion = 'No animation of the style runs, and there is no film.';

/** Of sound and film. */
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

export const stillness: Check = {
  id: 'stillness',
  criteria: {
    '2.2.2': noMotion,
    '2.3.1': noMotion,
    '2.3.2': noMotion,
    ...Object.fromEntries(media.map((number) => [number, 'There is no film and no sound.'])),
  },
  about: 'Nothing moves, blinks or sounds by itself.',
  looksAt: () => true,
  find: ({ page }) =>
    page.evaluate(() => [
      ...document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect | null)?.target)
        .filter((element) => element !== null && element !== undefined)
        .map((element) => ({
          ...audit.place(element),
          message: 'This moves by itself. Let it stand still until the visitor moves it.',
        })),
      ...[...document.querySelectorAll('video, audio, marquee, blink')].map((element) => ({
        ...audit.place(element),
        message: `There is a <${element.localName}>. The site has no moving or sounding parts; take it away.`,
      })),
    ]),
};

export const reducedMotion: Check = {
  id: 'reduced-motion',
  criteria: {
    '2.3.3': 'With reduced motion no style has a transition, an animation or a gliding scroll.',
  },
  about: 'With reduced motion nothing glides, fades or turns.',
  leaves: 'Visitors who did not ask for less motion.',
  looksAt: ({ preference }) => preference === 'reduced motion',
  find: ({ page }) =>
    page.evaluate(() => {
      const seconds = (list: string) =>
        Math.max(...list.split(',').map((time) => parseFloat(time)));
      return [...document.querySelectorAll('*')]
        .filter((element) => {
          const style = getComputedStyle(element);
          const moves =
            style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0.01;
          const plays = style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
          return moves || plays || style.scrollBehavior === 'smooth';
        })
        .map((element) => ({
          ...audit.place(element),
          message:
            'This still moves where the visitor asked for reduced motion. Put its motion into @media (prefers-reduced-motion: no-preference).',
        }));
    }),
};
