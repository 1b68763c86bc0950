import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { cdpSession } from './cdpSession.ts';
import type { RecordedTabStop } from './inPage/tabStops.ts';
import { installPageTools } from './pageTools.ts';

export type GatheredTabStop = RecordedTabStop & { isBackwards: boolean };

declare global {
  var tabStops: (RecordedTabStop | undefined)[] | undefined;
  var findsCovers: boolean;
}

type Config = Pick<AuditConfig, 'generatedIds'>;

/** `findsCovers` tests whether something covers the controls, which takes most of the time. */
type Options = { findsCovers?: boolean };

/**
 * Presses Tab once for each control, and once more to leave the page. Then does the same backwards with
 * Shift+Tab.
 */
export async function gatherTabSequence(
  page: Page,
  config: Config,
  options: Options = {},
): Promise<GatheredTabStop[]> {
  const forwards = await gatherForwards(page, config, options);
  // Count the tab stops again. A disclosure may have closed when the focus left it, and then its
  // controls are not tab stops on the way back.
  const countOnWayBack = await page.evaluate(() => audit.listControls().length);
  const back = await pressTab(page, 'Shift+Tab', countOnWayBack + 1, options);
  const backwards = back[0]?.role === 'nothing' ? back.slice(1) : back.slice(0, -1);
  return [
    ...forwards.map((stop) => ({ ...stop, isBackwards: false })),
    ...backwards.map((stop) => ({ ...stop, isBackwards: true })),
  ];
}

export async function gatherForwards(
  page: Page,
  config: Config,
  options: Options = {},
): Promise<readonly RecordedTabStop[]> {
  await installPageTools(page, config);
  const { count, openSummary } = await page.evaluate(() => ({
    count: audit.listControls().length,
    openSummary: audit.listElements('details[open] > summary').map(audit.locate)[0]?.target,
  }));
  await moveToStart(page);
  const opened: RecordedTabStop[] = [];
  // Moving the focus to the start of the page may have closed the open disclosure (`<details>`). When Tab
  // reaches its summary, Enter opens it again.
  const isAtSummary = () => opened.at(-1)?.target === openSummary;
  if (openSummary !== undefined) {
    while (opened.length <= count && !isAtSummary())
      opened.push(...(await pressTab(page, 'Tab', 1, options)));
    const isClosed = await page.evaluate(
      () => !audit.focusedElement().parentElement?.hasAttribute('open'),
    );
    if (isAtSummary() && isClosed) await page.keyboard.press('Enter');
  }
  const others = await pressTab(page, 'Tab', count + 1 - opened.length, options);
  return cutAtEnd([...opened, ...others], count);
}

/**
 * Keeps only the stops of the first round through the page. A headless browser has no toolbar. So after the
 * last control, Tab may begin a second round with the first control. In each round, the controls with a
 * positive tabindex come before the controls without. So if a control without a positive tabindex comes
 * before one with, a second round has begun.
 */
function cutAtEnd(stops: readonly RecordedTabStop[], count: number): readonly RecordedTabStop[] {
  const end = stops.findIndex(
    ({ role, target, hasPositiveTabindex }, index) =>
      role === 'nothing' ||
      (index === count && target === stops[0]?.target) ||
      (hasPositiveTabindex && stops[index - 1]?.hasPositiveTabindex === false),
  );
  return end < 0 ? stops : stops.slice(0, end);
}

/** Makes the next Tab begin at the start of the page, wherever the focus was. */
async function moveToStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { body } = document;
    const own = body.getAttribute('tabindex');
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    if (own === null) body.removeAttribute('tabindex');
    document.getSelection()?.setPosition(body, 0);
  });
}

const noTabStop: RecordedTabStop = {
  target: 'body',
  box: { x: 0, y: 0, width: 0, height: 0 },
  name: '',
  role: 'nothing',
  index: -1,
  obscured: '',
  isFullyCovered: false,
  dir: 'ltr',
  isInDisclosure: false,
  hasPositiveTabindex: false,
};

/** https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchKeyEvent */
const modifiers = { Tab: 0, 'Shift+Tab': 8 };

/**
 * Sends all presses at once and lets the page record the stops, because waiting for each answer would take
 * much longer.
 */
export async function pressTab(
  page: Page,
  key: keyof typeof modifiers,
  count: number,
  { findsCovers = false }: Options = {},
): Promise<RecordedTabStop[]> {
  const session = await cdpSession(page);
  await page.evaluate((own) => {
    if (!globalThis.tabStops)
      window.addEventListener(
        'keyup',
        ({ key: released }) => {
          if (released === 'Tab')
            globalThis.tabStops!.push(audit.describeFocused(globalThis.findsCovers));
        },
        { capture: true },
      );
    Object.assign(globalThis, { tabStops: [], findsCovers: own });
  }, findsCovers);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: modifiers[key] };
  await Promise.all(
    Array.from({ length: count }, () => ['rawKeyDown', 'keyUp'] as const)
      .flat()
      .map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab })),
  );
  const stops = await page.evaluate(() => globalThis.tabStops ?? []);
  // Some stops may be missing. The page gets no `keyup` event while an iframe has the focus, and a newly
  // loaded document has no listener.
  return Array.from({ length: count }, (_, index) => stops[index] ?? noTabStop);
}
