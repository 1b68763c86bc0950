import type { Page } from 'playwright-core';
import { NotMeasured } from '../../rule.ts';
import { holdsSoon } from './holdsSoon.ts';

/**
 * Whether an action changes the page. A page that still changes afterwards, for as long as the action
 * took, may have changed without it.
 * @param subject the subject of the message, “The effect of Tab”
 * @throws NotMeasured where the page changes without the action
 */
export async function isChangedBy(
  page: Page,
  subject: string,
  read: () => Promise<string>,
  action: () => Promise<unknown>,
): Promise<boolean> {
  // The time of the page’s own frames, because a busy machine delays them too.
  const readTime = () => page.evaluate(() => Number(document.timeline.currentTime));
  const before = await read();
  const start = await readTime();
  await action();
  const after = await read();
  if (after === before) return false;
  const end = await readTime();
  const isLater = (time: number) => Number(document.timeline.currentTime) >= time;
  await holdsSoon(page, isLater, end + (end - start));
  if ((await read()) === after) return true;
  throw new NotMeasured(`${subject} was not measured, because the page changes by itself.`);
}
