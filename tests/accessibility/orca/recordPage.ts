import { normalizeText } from '../gather/accessibilityTree.ts';
import { TimedOut } from '../gather/timeout.ts';
import { findFocus, listTexts, type Entry } from './entries.ts';
import type { Session } from './session.ts';
import { visitPage, type Target, type Visit } from './visitPage.ts';

/** Where the Tab key led, and what Orca said; no focus where it did not move. */
export type SpokenTabStop = { focus?: { name: string; role: string }; utterances: string[] };

/** More than any page has; a page with more keeps the focus within itself. */
const maxTabStops = 300;

/** A page that is read from top to bottom after it has loaded. */
export function recordReading(session: Session, target: Target): Promise<string[]> {
  return visitPage(session, target, 'whole page', async ({ arrival }) =>
    // Orca starts again where a page reports twice that it has loaded.
    listTexts(
      arrival.slice(arrival.findLastIndex(({ kind }) => kind === 'reading started')),
      'reading',
    ),
  );
}

export function recordTabSequence(session: Session, target: Target): Promise<SpokenTabStop[]> {
  return visitPage(session, target, 'first words', (visit) => Array.fromAsync(pressTab(visit)));
}

/** Goes to a control with Tab, presses it, and returns what Orca says then. */
export function recordControl(session: Session, target: Target, name: string): Promise<string[]> {
  return visitPage(session, target, 'first words', async (visit) => {
    for await (const { focus } of pressTab(visit))
      if (focus?.name === name) return listTexts(await visit.press('Return'), 'utterance');
    throw new Error(
      `Tab leads to no control “${name}” at ${target.url}. See that the selectors of the configuration match controls.`,
    );
  });
}

/** Ends where the focus is in the browser's own controls. */
async function* pressTab({ arrival, press }: Visit): AsyncGenerator<SpokenTabStop> {
  // Orca does not repeat what it is reading when Tab leads there.
  let before = listTexts(arrival, 'reading');
  for (let count = 0; count < maxTabStops; count += 1) {
    const entries = await press('Tab');
    if (findFocus(entries)?.isInPage === false) return;
    const stop = toTabStop(entries, before);
    if (!stop.focus && before.length > 0)
      throw new TimedOut('The focus did not come to the first control.');
    yield stop;
    before = [];
  }
  throw new TimedOut(`The end of the page did not come after ${maxTabStops} presses of Tab.`);
}

export function toTabStop(
  entries: readonly Entry[],
  before: readonly string[] = [],
): SpokenTabStop {
  const focus = findFocus(entries);
  return {
    ...(focus && { focus: { name: normalizeText(focus.name), role: focus.role } }),
    utterances: [...before, ...listTexts(entries, 'utterance')],
  };
}
