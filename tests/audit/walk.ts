import type { Page } from '@playwright/test';
import type { WalkedStop } from './check.ts';
import { installTools } from './inPage.ts';
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
  const steps = await step(page, 'Tab', count + 1, isOpened);
  // Out of the page, or, as there is nothing around it here, to its start again.
  const end = steps.findIndex(
    ({ role, target }, index) =>
      role === 'nothing' || (index === count && target === steps[0]?.target),
  );
  const forth = end < 0 ? steps : steps.slice(0, end);
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

type Seen = Omit<WalkedStop, 'isOnWayBack'>;

const nothing: Seen = {
  name: '',
  role: 'nothing',
  target: 'body',
  box: { x: 0, y: 0, width: 0, height: 0 },
  hidden: '',
  dir: 'ltr',
  isInList: false,
};

/** https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchKeyEvent */
const modifiers = { Tab: 0, 'Shift+Tab': 8 };
type Key = keyof typeof modifiers;

async function step(page: Page, key: Key, count: number, isOpened = false): Promise<Seen[]> {
  if (!isOpened) return press(page, key, count);
  const stops: Seen[] = [];
  for (let index = 0; index < count; index += 1) {
    const [stop] = await press(page, key, 1);
    stops.push(stop!);
    // It closed when the walk went to its start.
    if (stop!.role === 'disclosure') await page.keyboard.press('Enter');
  }
  return stops;
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

/** Runs in the page, which notes from now on. */
function noteStops(): void {
  const isNoting = 'stops' in globalThis;
  Object.assign(globalThis, { stops: [] });
  if (isNoting) return;
  const note = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') (Reflect.get(globalThis, 'stops') as (Seen | null)[]).push(see());
  };
  window.addEventListener('keyup', note, { capture: true });

  function see(): Seen | null {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const roles: Partial<Record<string, string>> = { a: 'link', summary: 'disclosure' };
    // A link that goes on in the next line is looked at where it begins.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const covering = spread(element, box)
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((found) => found && !element.contains(found) && !found.contains(element));
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const isOutside = (reach: number) =>
      box.top - reach < -1 ||
      box.left - reach < -1 ||
      box.bottom + reach > window.innerHeight + 1 ||
      box.right + reach > window.innerWidth + 1;
    const isTall = box.height > window.innerHeight;
    const hasRoom = box.height + 2 * ring <= window.innerHeight;
    const hidden =
      isOutside(0) && !isTall
        ? 'it is partly outside of the window'
        : isOutside(Math.max(0, ring)) && hasRoom
          ? 'its outline is partly outside of the window'
          : covering
            ? `it is under ${audit.place(covering).target}`
            : '';
    return {
      name: audit.nameOf(element),
      role: element.getAttribute('role') ?? roles[element.localName] ?? element.localName,
      ...audit.place(element),
      hidden,
      dir: readDirection(element),
      isInList: element.matches('details > :not(summary) *'),
    };
  }

  /** Of what is around it and another one: a name in another language turns nothing but itself. */
  function readDirection(element: Element): 'ltr' | 'rtl' {
    let around = element;
    while (around.parentElement && around.querySelectorAll('a[href], button, summary').length < 2)
      around = around.parentElement;
    return getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr';
  }

  /** Up to the edges, but for its round corners: 8 px apart, or 64 to a side of what is larger. */
  function spread(element: Element, { left, top, width, height }: DOMRect): [number, number][] {
    const [inset, apart, most] = [2, 8, 64];
    const along = (length: number) => {
      const count = Math.min(most, Math.max(2, Math.ceil((length - 2 * inset) / apart)));
      return Array.from(
        { length: count + 1 },
        (_, index) => inset + ((length - 2 * inset) * index) / count,
      );
    };
    const radius = getComputedStyle(element).borderTopLeftRadius;
    const share = radius.endsWith('%') ? Math.min(width, height) / 100 : 1;
    const corner = Math.max(apart, parseFloat(radius) * share);
    const isInCorner = (x: number, y: number) =>
      Math.min(x, width - x) < corner && Math.min(y, height - y) < corner;
    return along(width).flatMap((x) =>
      along(height)
        .filter((y) => !isInCorner(x, y))
        .map((y): [number, number] => [left + x, top + y]),
    );
  }
}
