import type { Page } from '@playwright/test';
import type { WalkedStop } from './check.ts';
import { installTools } from './inPage.ts';
import { noteStops, type Seen } from './noteStops.ts';
import { speakTo } from './protocol.ts';

/**
 * Tabs through the page and back as a visitor does, and notes of each stop what it is and whether
 * it is seen whole. One step more than there are controls has to lead out of the page, or around.
 */
export async function walk(page: Page): Promise<WalkedStop[]> {
  await installTools(page);
  const { count, isOpened } = await page.evaluate(() => ({
    count: audit.listStops().length,
    isOpened: document.querySelector('details[open]') !== null,
  }));
  await goToStart(page);
  const forth = toWayForth(await step(page, 'Tab', count + 1, isOpened), count);
  // A list that has closed behind the visitor is not opened on the way back.
  const rest = await page.evaluate(() => audit.listStops().length);
  const [first, ...others] = await step(page, 'Shift+Tab', rest + 1);
  const back =
    first?.role === 'nothing' ? others : [...(first ? [first] : []), ...others.slice(0, -1)];
  return [
    ...forth.map((stop) => ({ ...stop, isOnWayBack: false })),
    ...back.map((stop) => ({ ...stop, isOnWayBack: true })),
  ];
}

/**
 * Up to where the walk leads out of the page, or, as there is nothing around it here, to its start
 * again: what has a turn of its own comes before all that has none, and follows it only there.
 */
export function toWayForth(steps: readonly Seen[], count: number): readonly Seen[] {
  const end = steps.findIndex(
    ({ role, target, hasTurn }, index) =>
      role === 'nothing' ||
      (index === count && target === steps[0]?.target) ||
      (hasTurn && steps[index - 1]?.hasTurn === false),
  );
  return end < 0 ? steps : steps.slice(0, end);
}

/** The next Tab begins at the start of the page, or of a part of it, wherever the focus was. */
export async function goToStart(page: Page, part = 'body'): Promise<void> {
  await page.evaluate((selector) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const start = document.querySelector<HTMLElement>(selector)!;
    const own = start.getAttribute('tabindex');
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
    if (own === null) start.removeAttribute('tabindex');
    document.getSelection()?.setPosition(start, 0);
  }, part);
}

export const nothing: Seen = {
  name: '',
  role: 'nothing',
  target: 'body',
  box: { x: 0, y: 0, width: 0, height: 0 },
  hidden: '',
  dir: 'ltr',
  isInList: false,
  hasTurn: false,
};

/** https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchKeyEvent */
const modifiers = { Tab: 0, 'Shift+Tab': 8 };
type Key = keyof typeof modifiers;

async function step(page: Page, key: Key, count: number, isOpened = false): Promise<Seen[]> {
  const stops: Seen[] = [];
  // The list closed when the walk went to its start, and is opened once more as the walk comes to it.
  const isAtList = () => stops.at(-1)?.role === 'disclosure';
  const before = isOpened ? count : 0;
  while (stops.length < before && !isAtList()) stops.push(...(await press(page, key, 1)));
  if (isAtList()) await page.keyboard.press('Enter');
  return [...stops, ...(await press(page, key, count - stops.length))];
}

/**
 * Without waiting for each answer, which takes longer than the key: the page itself notes what has
 * the focus when the key is let go.
 */
async function press(page: Page, key: Key, count: number): Promise<Seen[]> {
  const session = await speakTo(page);
  await page.evaluate(noteStops);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: modifiers[key] };
  await Promise.all(
    Array.from({ length: count }, () => ['rawKeyDown', 'keyUp'] as const)
      .flat()
      .map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab })),
  );
  const stops = await page.evaluate(
    () => (Reflect.get(globalThis, 'stops') ?? []) as (Seen | null)[],
  );
  // A frame that has the focus keeps the key to itself, and another page may have come.
  return Array.from({ length: count }, (_, index) => stops[index] ?? nothing);
}
