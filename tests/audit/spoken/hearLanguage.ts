import { findNode } from './browserTree.ts';
import { hear, hearFocus } from './hear.ts';
import { look, open, type Listener } from './listener.ts';
import { readAloud } from './reading.ts';
import { simulateReading } from './simulation.ts';
import { toPhrase } from './phrase.ts';
import { walkByTab } from './tabWalk.ts';
import type { Section } from './transcript.ts';

const menu = 'header details';

/** Enough to hear in which language the reading begins. */
const firstPhrases = 4;

/** What is heard when another language is chosen in the header. */
export async function hearLanguage(
  listener: Listener,
  path: string,
  to: string,
): Promise<Section[]> {
  const { page } = listener;
  await open(listener, path);
  const { elements } = await look(listener);
  const sayings = await simulateReading(page, elements);
  const approached = await hear(listener, () => page.locator(`${menu} summary`).focus());
  const opened = await hear(listener, () => page.keyboard.press('Enter'));
  const count = await page.locator(`${menu} a`).count();
  const stops = await walkByTab(page, elements, count);
  const list = (await look(listener)).root;
  const walked = stops.flatMap((id) => {
    const node = findNode(list, id);
    return node ? [toPhrase(node, sayings.get(id))] : [];
  });

  await page.locator(`${menu} a[hreflang="${to}"]`).focus();
  const link = await hearFocus(listener);
  await page.keyboard.press('Enter');
  await page.locator(`html[lang="${to}"][data-hydrated]`).waitFor();
  const arrival = await look(listener);
  const focus = await hearFocus(listener);
  const heard = await simulateReading(page, arrival.elements);
  return [
    { title: 'the list of languages', phrases: approached },
    { title: 'spoken when Enter is pressed', phrases: opened },
    { title: 'spoken at each Tab', phrases: walked },
    { title: 'the link that is followed', phrases: link },
    {
      title: 'spoken on arrival',
      phrases: [...focus, ...readAloud(arrival.root, heard).slice(0, firstPhrases)],
    },
  ];
}
