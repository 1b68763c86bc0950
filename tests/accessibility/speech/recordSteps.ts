import type { Page } from 'playwright-core';
import { listNodes, readAccessibilityTree, type TreeNode } from '../gather/accessibilityTree.ts';
import { installPageTools } from '../gather/pageTools.ts';
import { pressTab } from '../gather/tabSequence.ts';
import { waitForFrames } from '../gather/emulation.ts';
import { hasEmptyPoliteRegion, listAnnouncements } from './liveRegions.ts';
import { readNodes, readTabStops } from './readPage.ts';
import type { SpeechStep } from './scenario.ts';
import type { Section } from './snapshot.ts';
import { toUtterance, type Utterance } from './utterance.ts';

/**
 * A step with `records: 'page start'` records the focus and this many utterances. They are enough to show the
 * language of the page.
 */
const pageStartLength = 4;

/** The unit is milliseconds. The limit is long, because the machine may be busy. */
const announcementTimeout = 5000;

/** @throws Error if a step has `requiresAnnouncement`, but no live region announces a message */
export async function recordSteps(page: Page, steps: readonly SpeechStep[]): Promise<Section[]> {
  const atStart = await readAccessibilityTree(page);
  const sections: Section[] = [];
  for (const step of steps)
    sections.push({ title: step.title, utterances: await recordStep(page, step, atStart) });
  return sections;
}

async function recordStep(page: Page, step: SpeechStep, atStart: TreeNode): Promise<Utterance[]> {
  const { title, act, records = 'changes', requiresAnnouncement } = step;
  const before = await readFocus(page);
  if (requiresAnnouncement && !hasEmptyPoliteRegion(before.root))
    throw new Error(
      `“${title}”: there is no empty, polite live region before this step, so NVDA and JAWS announce nothing. Render an empty element with role="status" when the page loads, and do not hide it from screen readers.`,
    );
  await act?.(page);
  if (typeof records === 'object') {
    await installPageTools(page);
    const stops = await pressTab(page, 'Tab', await page.locator(records.tabStops).count());
    return readTabStops(await readAccessibilityTree(page), stops);
  }
  if (requiresAnnouncement) await waitForAnnouncement(page, before.root);
  await waitForFrames(page);
  const { root, id, focus } = await readFocus(page);
  const announcements = listAnnouncements(before.root, root);
  if (requiresAnnouncement && announcements.length === 0)
    throw new Error(
      `“${title}”: nothing was announced. Write the message into the live region that exists since the page loaded.`,
    );
  const isSame = before.id === id && before.focus[0]?.text === focus[0]?.text;
  return {
    changes: [...(isSame ? [] : focus), ...announcements],
    focus,
    'new content': readNewContent(atStart, root),
    'page title': [toUtterance(root)],
    'page start': [...focus, ...readNodes([root]).slice(0, pageStartLength)],
  }[records];
}

async function readFocus(page: Page) {
  const root = await readAccessibilityTree(page);
  const index = await page.evaluate(() =>
    [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body),
  );
  // If no element has the focus, the active element is `<body>`, which is not in the accessibility tree.
  const focused = listNodes(root).find((node) => node.index === index);
  return { root, id: focused?.id, focus: focused ? [toUtterance(focused)] : [] };
}

async function waitForAnnouncement(page: Page, before: TreeNode): Promise<void> {
  const end = Date.now() + announcementTimeout;
  const isSilent = async () =>
    listAnnouncements(before, await readAccessibilityTree(page)).length === 0;
  while (Date.now() < end && (await isSilent())) await waitForFrames(page);
}

function readNewContent(before: TreeNode, after: TreeNode): Utterance[] {
  const known = new Set([...listNodes(before)].map(({ id }) => id));
  const added = [...listNodes(after)].filter(({ id }) => !known.has(id));
  const nested = new Set(added.flatMap(({ children }) => children));
  return readNodes(added.filter((node) => !nested.has(node)));
}
