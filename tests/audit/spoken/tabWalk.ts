import type { Page } from '@playwright/test';

/**
 * Where the Tab key goes, by the browser's numbers. The page notes it itself: to ask after each
 * key would take longer than the keys.
 *
 * @param elements the browser's numbers, in the order of the document
 * @param steps how often the key is pressed; without it, once around the page
 */
export async function walkByTab(
  page: Page,
  elements: readonly number[],
  steps?: number,
): Promise<number[]> {
  const record = await page.evaluateHandle(startRecord);
  const all = await record.evaluate(({ controls }) => controls);
  for (let step = 0; step < (steps ?? all); step += 1) await page.keyboard.press('Tab');
  const places = await record.evaluate(({ stops, stop }) => {
    stop();
    const inOrder = [...document.querySelectorAll('*')];
    return stops.map((element) => inOrder.indexOf(element));
  });
  // After the last one comes the browser itself, and then the first one again.
  return [...new Set(places)].flatMap((place) => elements[place] ?? []);
}

/** Runs in the page. */
function startRecord() {
  const stops: Element[] = [];
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) stops.push(target);
  };
  window.addEventListener('focusin', note);
  const controls = [...document.querySelectorAll<HTMLElement | SVGElement>('*')];
  return {
    stops,
    stop: () => window.removeEventListener('focusin', note),
    // Those that are hidden are among them, so that the walk rather goes too far.
    controls: controls.filter(({ tabIndex }) => tabIndex >= 0).length + 1,
  };
}
