import type { Page } from 'playwright-core';
import { NotMeasured } from '../../rule.ts';
import { holdsSoon } from './holdsSoon.ts';

/**
 * Some pages also change by themselves, for example to show the time. So after a change, the function waits
 * as long as the action took, but at most five seconds, and reads the page again.
 *
 * @param subject the subject of the error message, for example “The effect of Tab”
 * @throws NotMeasured if the page changes again after the action
 */
export async function isChangedBy(
  page: Page,
  subject: string,
  read: () => Promise<string>,
  action: () => Promise<unknown>,
): Promise<boolean> {
  // Read the time from `document.timeline`, which advances only with the animation frames. On a busy machine,
  // the page's own changes come late, but the frames come late too, so the wait is long enough to see them.
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
