import { gatherTabSequence, type GatheredTabStop } from '../../gather/tabSequence.ts';
import { NotMeasured, type RuleDefinition } from '../../rule.ts';
import { isTabVariant, readTabSequence, tabExclusions } from '../shared/tabStops.ts';

const everyControl = 'Tab reaches every control.';

export const rule: RuleDefinition = {
  criteria: {
    '2.1.1': everyControl,
    '2.1.2':
      'Tab moves the focus from control to control, and then out of the page or to its start. Shift+Tab goes the same way back.',
    '2.1.3': everyControl,
    '2.4.3': 'Tab follows the order in which controls are shown.',
  },
  exclusions: `${tabExclusions} Items of composite widgets (such as tabs and menus) with a negative tabindex, because arrow keys reach them. Stops inside of iframes, media, and fields for dates and times.`,
  appliesTo: isTabVariant,
  async evaluate(context) {
    // Controls are listed first, because gathering the sequence may close a disclosure.
    const controls = await context.page.evaluate(() => audit.listTabStops().map(audit.describe));
    const stops = await readTabSequence(context);
    const forwards = stops.filter(({ isBackwards }) => !isBackwards);
    const backwards = stops.filter(({ isBackwards }) => isBackwards);
    // Shift+Tab does not reach the controls of a `<details>` that closed when the focus left it.
    const expected = backwards.some(({ isInDisclosure }) => isInDisclosure)
      ? forwards
      : forwards.filter(({ isInDisclosure }) => !isInDisclosure);
    const reached = forwards.map(({ target }) => target);
    const forwardViolations = forwards.flatMap((stop, index) => {
      const before = forwards[index - 1];
      // A disclosure may close when the focus leaves it. The controls after it then move, so their places
      // cannot be compared.
      const hasMoved = before?.isInDisclosure && !stop.isInDisclosure;
      const isRepeated = reached.indexOf(stop.target) !== index;
      const isOutOfOrder = before !== undefined && !hasMoved && isShownBefore(stop, before);
      return [
        isRepeated && {
          ...stop,
          criteria: ['2.1.2'],
          message: `Tab reaches “${stop.name}” more than once. Let Tab move the focus to the next control.`,
        },
        isOutOfOrder && {
          ...stop,
          criteria: ['2.4.3'],
          message: `“${stop.name}” takes the focus after “${before.name}” but is shown before it. Give the document the order of the rendered page.`,
        },
      ].filter((violation) => violation !== false);
    });
    const missed = controls.flatMap((control) => {
      const message = `Tab does not reach “${control.name}” on its way through the page. Use a link, a button, or a tabindex of 0.`;
      const isReached = reached.includes(control.target);
      return isReached ? [] : [{ ...control, criteria: ['2.1.1', '2.1.3'], message }];
    });
    // If a control keeps the focus, `expected` lacks the later stops and cannot be compared with `backwards`.
    const isTrapped = new Set(reached).size < reached.length;
    const wayBack = isTrapped ? [] : expected.toReversed();
    const deviation = wayBack.findIndex(({ target }, index) => target !== backwards[index]?.target);
    const { [deviation]: stop } = backwards;
    // The stops after the first deviation differ too, so only the first one is reported.
    const backwardViolations = wayBack.slice(deviation, deviation + 1).map((missing) => ({
      ...(stop ?? missing),
      criteria: ['2.1.2'],
      message: `Shift+Tab leads to ${stop ? `“${stop.name}”` : 'nothing'} instead of “${missing.name}”. Let Shift+Tab go through the sequence of Tab backwards.`,
    }));
    const violations = [...forwardViolations, ...missed, ...backwardViolations];
    // Gather the sequence again to confirm the violations. Skip this on a page with an open disclosure,
    // because it may have closed when the focus left it, which removes its controls from the sequence.
    if (violations.length > 0 && !stops.some(({ isInDisclosure }) => isInDisclosure)) {
      const again = await gatherTabSequence(context.page);
      const list = (all: readonly GatheredTabStop[]) => all.map(({ target }) => target).join();
      if (list(again) !== list(stops))
        throw new NotMeasured(
          'In a second pass through the page, Tab led to other elements than in the first pass.',
        );
    }
    return violations;
  },
};

function isShownBefore({ box, dir }: GatheredTabStop, { box: previous }: GatheredTabStop): boolean {
  // The `<area>` of an image map has no box.
  if (box.width === 0 || previous.width === 0) return false;
  const isBeside =
    Math.min(box.x + box.width, previous.x + previous.width) - Math.max(box.x, previous.x) <= 1;
  const shared =
    Math.min(box.y + box.height, previous.y + previous.height) - Math.max(box.y, previous.y);
  const isInRow = shared > Math.min(box.height, previous.height) / 2;
  const goesBack =
    dir === 'rtl' ? box.x >= previous.x + previous.width : box.x + box.width <= previous.x;
  const isAbove = box.y + box.height <= previous.y + 1;
  // A control above and to the right of the previous control begins the next column, so it is not out of
  // order. If `dir` is `rtl`, the next column is to the left.
  return (isAbove && (!isBeside || goesBack)) || (isInRow && goesBack);
}
