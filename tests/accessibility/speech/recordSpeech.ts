import { errors, type Page } from 'playwright-core';
import { findElement, readAccessibilityTree, type TreeNode } from '../gather/accessibilityTree.ts';
import { installPageTools } from '../gather/pageTools.ts';
import { pressTab, type GatheredTabStop } from '../gather/tabSequence.ts';
import { hasEmptyPoliteRegion, observeLiveRegions, toAnnouncements } from './liveRegions.ts';
import { toUtterance, type Utterance } from './utterance.ts';

/** Milliseconds in which a required announcement has to come, on a busy machine too. */
const timeout = 10_000;

/** What `observeLiveRegions` adds to the page. */
type Observed = { listChangedRegions?: () => number[] };

/**
 * What a screen reader says because of what the user does: the element that has the focus, if it
 * is another or another state, and then the announcements of live regions.
 *
 * @throws Error where an announcement is required and there is none, with the cure
 */
export async function recordSpeech(
  page: Page,
  { title, requiresAnnouncement }: { title: string; requiresAnnouncement?: true },
  act: (page: Page) => Promise<unknown> = async () => {},
): Promise<Utterance[]> {
  const before = await readFocus(page);
  if (requiresAnnouncement && !hasEmptyPoliteRegion(before.root))
    throw new Error(
      `“${title}”: before it, the accessibility tree has no empty live region that is polite, so that NVDA and JAWS announce nothing. Put an empty element with role="status" into the page as it loads, and do not hide it from screen readers.`,
    );
  await page.evaluate(observeLiveRegions);
  await act(page);
  if (requiresAnnouncement) await waitForChange(page);
  await waitForFrames(page);
  const changed = await page.evaluate(() => (globalThis as Observed).listChangedRegions?.() ?? []);
  const after = await readFocus(page);
  const announcements = toAnnouncements(changed, before.root, after.root);
  if (requiresAnnouncement && announcements.length === 0)
    throw new Error(
      `“${title}”: nothing was announced. Write the message into the live region that the page has from the start.`,
    );
  const isSame =
    before.focused?.id === after.focused?.id &&
    before.utterances[0]?.text === after.utterances[0]?.text;
  return [...(isSame ? [] : after.utterances), ...announcements];
}

/** What has the focus, and nothing where nothing on the page has. */
export async function readFocus(page: Page) {
  const root = await readAccessibilityTree(page);
  const index = await page.evaluate(() =>
    document.activeElement
      ? [...document.querySelectorAll('*')].indexOf(document.activeElement)
      : -1,
  );
  const focused = findElement(root, index);
  return { root, focused, utterances: focused ? [toUtterance(focused)] : [] };
}

/** The tab stops from where the focus is, as many as there are elements that match the selector. */
export async function recordTabStops(page: Page, selector: string): Promise<Utterance[]> {
  await installPageTools(page, {});
  const stops = await pressTab(page, 'Tab', await page.locator(selector).count());
  return toUtterances(stops, await readAccessibilityTree(page));
}

export function toUtterances(
  stops: readonly Pick<GatheredTabStop, 'index'>[],
  root: TreeNode,
): Utterance[] {
  return stops.map(({ index }) => {
    const node = findElement(root, index);
    return node
      ? toUtterance(node)
      : { text: '(the focus is on what is not announced)', language: root.language };
  });
}

async function waitForChange(page: Page): Promise<void> {
  const hasChanged = () => (globalThis as Observed).listChangedRegions?.().length !== 0;
  try {
    await page.waitForFunction(hasChanged, undefined, { timeout });
  } catch (error) {
    // The caller reports an announcement that does not come, and where it is missing.
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

/** Effects of a page's script run after a frame, observers of the page at the end of a task. */
async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2])
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
