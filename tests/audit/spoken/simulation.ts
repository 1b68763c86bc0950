import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { BrowserContext, Page } from '@playwright/test';

/** Where the page finds the simulated screen reader: at its own address, as its security policy wants. */
const address = '/virtual-screen-reader.js';
const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** What the simulation says of an element. */
export type Said = { phrase: string; name: string };

type Library = { virtual: typeof virtual };

export async function provideScreenReader(context: BrowserContext): Promise<void> {
  await context.route(`**${address}`, (route) => route.fulfill({ path: file }));
}

/**
 * Reads the page from top to bottom. The simulation moves the focus as it goes: whatever depends on
 * the focus comes before.
 *
 * @param elements the browser's numbers, in the order of the document
 */
export async function simulateReading(
  page: Page,
  elements: readonly number[],
): Promise<Map<number, Said>> {
  const { count, heard } = await page.evaluate(async (url) => {
    const { virtual: reader } = (await import(url)) as Library;
    const places = new Map<Node, number>();
    for (const element of document.querySelectorAll('*')) places.set(element, places.size);
    const phrases: { place: number; phrase: string; name: string }[] = [];
    await reader.start({ container: document.body });
    // No page is that long; a simulation that goes in circles is to end all the same.
    for (let step = 0; step < 5000; step += 1) {
      const phrase = await reader.lastSpokenPhrase();
      if (phrase === 'end of document') break;
      const place = reader.activeNode ? places.get(reader.activeNode) : undefined;
      // Texts are the browser's to tell.
      if (place !== undefined) phrases.push({ place, phrase, name: await reader.itemText() });
      await reader.next();
    }
    await reader.stop();
    return { count: places.size, heard: phrases };
  }, address);
  if (count !== elements.length)
    throw new Error(
      `The page has ${count} elements, ${elements.length} of them in the browser's tree: it changed while it was read.`,
    );
  const said = new Map<number, Said>();
  for (const { place, phrase, name } of heard) {
    const id = elements[place];
    // The second time it says where the element ends.
    if (id !== undefined && !said.has(id)) said.set(id, { phrase, name });
  }
  return said;
}

/** From here on, what is focused or announced is noted, until it is taken. */
export async function startListening(page: Page): Promise<void> {
  await page.evaluate(async (url) => {
    const { virtual: reader } = (await import(url)) as Library;
    await reader.start({ container: document.body });
    await reader.clearSpokenPhraseLog();
  }, address);
}

export async function takeSpoken(page: Page): Promise<string[]> {
  return page.evaluate(async (url) => {
    const { virtual: reader } = (await import(url)) as Library;
    // Observers of the page speak at the end of a task, effects of React after a frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const log = await reader.spokenPhraseLog();
    // Else the next time two would speak.
    await reader.stop();
    return log;
  }, address);
}
