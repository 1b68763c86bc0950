import type { RuleDefinition } from '../../rule.ts';

const noFlashes = 'No animation flashes more than three times in a second.';

export const rule: RuleDefinition = {
  criteria: {
    '2.2.2': 'Nothing moves or blinks by itself for more than five seconds.',
    '2.3.1': noFlashes,
    '2.3.2': noFlashes,
  },
  exclusions:
    'Animated image files. Motion that a script makes without an animation of the browser, for example with a timer. Flashes that come from several animations, or from anything but colors, opacity, filters and visibility. Media, canvases, iframes, embedded objects and SVG animations, for which the rule no-media looks.',
  appliesTo: () => true,
  async evaluate({ page }) {
    const found = await page.evaluate(() => [
      ...audit
        .listElements('marquee')
        .map((one) => ({ ...audit.locate(one), criteria: ['2.2.2'] })),
      ...audit
        .listRoots()
        .flatMap((root) => root.getAnimations())
        .filter((one) => one.playState === 'running' && one.timeline === document.timeline)
        .flatMap((animation) => {
          // The cast is safe, because `KeyframeEffect` is the only kind of effect that browsers have.
          const effect = animation.effect as KeyframeEffect;
          const { activeDuration, duration, iterations } = effect.getComputedTiming();
          const keyframes = effect.getKeyframes();
          const isLight = /color|opacity|filter|visibility|background|fill/i.test(
            keyframes.flatMap((one) => Object.keys(one)).join(),
          );
          // Two opposite changes are one flash: https://www.w3.org/TR/WCAG22/#dfn-flashes
          const flashes =
            (keyframes.length / 2) * Math.min(Number(iterations), 1000 / Number(duration));
          const criteria = [
            ...(Number(activeDuration) > 5000 ? ['2.2.2'] : []),
            ...(isLight && flashes > 3 ? ['2.3.1', '2.3.2'] : []),
          ];
          // `target` is never null, because `getAnimations` returns only animations of elements.
          return criteria.length > 0 ? [{ ...audit.locate(effect.target!), criteria }] : [];
        }),
    ]);
    const message = 'This moves by itself. Let it move only after the user has asked for it.';
    return found.map((one) => ({ ...one, message }));
  },
};
