import { hear } from './hear.ts';
import { look, open, type Listener } from './listener.ts';
import { toPhrase, type Phrase } from './phrase.ts';
import type { Section } from './transcript.ts';

/** What is heard when a link leads to another page without a page load, and on the way back. */
export async function hearNavigation(
  listener: Listener,
  from: string,
  to: string,
): Promise<Section[]> {
  const { page } = listener;
  await open(listener, from);
  const link = page.locator(`footer a[href="${to}"]`);
  const approached = await hear(listener, () => link.focus());
  const followed = await hear(listener, () => goOn(listener, () => page.keyboard.press('Enter')));
  const arrived = await readTitle(listener);
  const returned = await hear(listener, () => goOn(listener, () => page.goBack()));
  return [
    { title: 'the link', phrases: approached },
    { title: 'spoken when it is followed', phrases: followed },
    { title: 'the page is then', phrases: arrived },
    { title: 'spoken after Back', phrases: returned },
    { title: 'the page is then', phrases: await readTitle(listener) },
  ];
}

/** Until the page has another title: where the focus is by then is to be heard, not presumed. */
async function goOn({ page }: Listener, act: () => Promise<unknown>): Promise<void> {
  const title = await page.title();
  await act();
  await page.waitForFunction((last) => document.title !== last, title);
}

async function readTitle(listener: Listener): Promise<Phrase[]> {
  const { root } = await look(listener);
  return [toPhrase(root)];
}
