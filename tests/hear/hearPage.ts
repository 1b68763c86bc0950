import { type Entry, toFocus, toSpoken } from './record.ts';
import type { Stop } from './model.ts';
import type { Session } from './session.ts';
import { Unsettled } from './settle.ts';
import { type Visit, visit } from './visit.ts';

/** More than any page has controls: Tab would go round in it. */
const mostStops = 300;

/** A loaded page as it is read from top to bottom. */
export async function hearReading(session: Session, url: string): Promise<string[]> {
  return visit(session, { url, listener: 'patient' }, async ({ arrival }) =>
    // Orca begins anew where a page reports twice that it is loaded.
    toSpoken(arrival.slice(arrival.findLastIndex(({ kind }) => kind === 'begin')), 'read'),
  );
}

/** Every control of a page, as the Tab key comes to it. */
export async function hearWalk(session: Session, url: string): Promise<Stop[]> {
  return visit(session, { url, listener: 'hasty' }, async (visitor) => {
    const stops: Stop[] = [];
    for await (const stop of walk(visitor)) stops.push(stop);
    return stops;
  });
}

/** Goes on by Tab until the focus is in the browser's own controls. */
export async function* walk({ arrival, press }: Visit): AsyncGenerator<Stop> {
  // What is being read when Tab comes to it is not said again.
  let before = toSpoken(arrival, 'read');
  for (let count = 0; count < mostStops; count++) {
    const entries = await press('Tab');
    if (toFocus(entries)?.inPage === false) return;
    const stop = toStop(entries, before);
    if (!stop.focus && before.length > 0) throw new Unsettled('The focus on the first control');
    yield stop;
    before = [];
  }
  throw new Unsettled(`The end of the page, in ${mostStops} presses of Tab,`);
}

export function toStop(entries: readonly Entry[], before: readonly string[] = []): Stop {
  const focus = toFocus(entries);
  return {
    focus: focus ? { name: focus.name, role: focus.role } : null,
    spoken: [...before, ...toSpoken(entries, 'said')],
  };
}
