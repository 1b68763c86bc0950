import type { Page } from 'playwright-core';
import { cdpSession } from './cdpSession.ts';
import type { RecordedTabStop } from './inPage/tabStops.ts';

export type GatheredTabStop = RecordedTabStop & { isBackwards: boolean };

declare global {
  var tabStops: RecordedTabStop[] | undefined;
  /** If true, `describeFocused` also tests whether the element is obscured. This test is slow. */
  var recordsObscured: boolean | undefined;
}

/**
 * Presses Tab until the focus leaves the page. Then does the same backwards with Shift+Tab. Call
 * `installPageTools` first.
 */
export async function gatherTabSequence(
  page: Page,
  { recordsObscured = false } = {},
): Promise<GatheredTabStop[]> {
  await page.evaluate((own) => (globalThis.recordsObscured = own), recordsObscured);
  const forwards = await gatherForwards(page);
  await moveToStart(page);
  // At the start of the page, the first Shift+Tab may move the focus out of the page.
  const first = await pressTab(page, 'Shift+Tab', 1);
  const firstStops = first.filter(({ role }) => role !== 'nothing');
  const backwards = await pressToEnd(page, 'Shift+Tab', firstStops);
  return [
    ...forwards.map((stop) => ({ ...stop, isBackwards: false })),
    ...backwards.map((stop) => ({ ...stop, isBackwards: true })),
  ];
}

/** Call `installPageTools` first. */
export async function gatherForwards(page: Page): Promise<readonly RecordedTabStop[]> {
  const { count, openSummary } = await page.evaluate(() => ({
    count: audit.listTabStops().length,
    openSummary: audit.listElements('details[open] > summary').map(audit.locate)[0]?.target,
  }));
  await moveToStart(page);
  const firstStops: RecordedTabStop[] = [];
  // `moveToStart` may have closed the open `<details>`. When Tab reaches the summary, Enter opens it again.
  const isAtSummary = () => firstStops.at(-1)?.target === openSummary;
  if (openSummary !== undefined) {
    for (let presses = 0; presses < count + morePresses && !isAtSummary(); presses += 1)
      firstStops.push(...(await pressTab(page, 'Tab', 1)));
    const isClosed = await page.evaluate(
      () => !audit.focusedElement().parentElement?.hasAttribute('open'),
    );
    if (isAtSummary() && isClosed) await page.keyboard.press('Enter');
  }
  return pressToEnd(page, 'Tab', firstStops);
}

/**
 * `pressToEnd` first presses the key once for each control. This may not be enough, for example because of
 * controls in an iframe. Then `pressToEnd` presses the key in groups of this many presses until it reaches
 * the end.
 */
const morePresses = 30;

/**
 * Tab stops in an iframe are not recorded, so the focus seems to be stuck there. In an iframe, `pressToEnd`
 * gives up after this many groups of `morePresses` presses.
 */
const mostFrameGroups = 10;

/**
 * @returns the stops until the focus leaves the page or is back at the first control. An element with several
 *   stops inside it, such as a date field, counts as one stop.
 */
async function pressToEnd(
  page: Page,
  key: keyof typeof modifiers,
  firstStops: readonly RecordedTabStop[],
): Promise<readonly RecordedTabStop[]> {
  const controls = await page.evaluate(() => audit.listTabStops().length);
  let stops = firstStops;
  let frameGroups = 0;
  for (let presses = controls + 1 - firstStops.length; ; presses = morePresses) {
    const pressed = await pressTab(page, key, Math.max(1, presses));
    const all = [...stops, ...pressed].filter(
      ({ target, hasInnerStops }, index, list) =>
        !hasInnerStops || list[index - 1]?.target !== target,
    );
    const end = findEnd(all, key, controls);
    if (end >= 0) return all.slice(0, end);
    const reached = new Set(stops.map(({ target }) => target));
    const isStuck = stops !== firstStops && all.every(({ target }) => reached.has(target));
    const isInFrame = await page.evaluate(() => audit.focusedElement().localName === 'iframe');
    // If the last presses reached no new control, the focus is stuck. In an iframe, this is not certain.
    if (isStuck && (!isInFrame || (frameGroups += 1) > mostFrameGroups)) return stops;
    stops = all;
  }
}

/**
 * After the last control, Tab may begin a second round, because a headless browser has no toolbar to which
 * the focus could move. Controls with a positive tabindex come first in each round, so they show where the
 * second round begins.
 */
const findEnd = (
  stops: readonly RecordedTabStop[],
  key: keyof typeof modifiers,
  count: number,
): number =>
  stops.findIndex(
    ({ role, target, hasPositiveTabindex }, index) =>
      role === 'nothing' ||
      (index >= count && target === stops[0]?.target) ||
      (key === 'Tab' && hasPositiveTabindex && stops[index - 1]?.hasPositiveTabindex === false),
  );

/** Makes the next Tab begin at the start of the page, wherever the focus was. */
async function moveToStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The body cannot get the focus while a modal dialog is open.
    const start = audit.findUsablePart();
    const own = start.getAttribute('tabindex');
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
    if (own === null) start.removeAttribute('tabindex');
    document.getSelection()?.setPosition(start, 0);
  });
}

/** https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchKeyEvent */
const modifiers = { Tab: 0, 'Shift+Tab': 8 };

/** Sends all presses at once, because waiting for each answer would take much longer. */
export async function pressTab(
  page: Page,
  key: keyof typeof modifiers,
  count: number,
): Promise<RecordedTabStop[]> {
  const session = await cdpSession(page);
  await page.evaluate(() => {
    if (!globalThis.tabStops)
      window.addEventListener(
        'keyup',
        ({ key: released }) => {
          if (released === 'Tab') globalThis.tabStops!.push(audit.describeFocused());
        },
        { capture: true },
      );
    globalThis.tabStops = [];
  });
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: modifiers[key] };
  await Promise.all(
    Array.from({ length: count }, () => ['rawKeyDown', 'keyUp'] as const)
      .flat()
      .map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab })),
  );
  // Some stops may be missing. The page gets no `keyup` event while an iframe has the focus, and a newly
  // loaded document has no listener.
  return page.evaluate(() => globalThis.tabStops ?? []);
}
