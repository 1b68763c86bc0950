import { findNode } from './browserTree.ts';
import { listHeadings, listLandmarks, listLinks } from './lists.ts';
import { look, open, type Listener } from './listener.ts';
import { toPhrase } from './phrase.ts';
import { readAloud } from './reading.ts';
import { simulateReading } from './simulation.ts';
import { walkByTab } from './tabWalk.ts';
import type { Section } from './transcript.ts';

/** What is heard of a page as it is loaded. */
export async function hearRoute(listener: Listener, path: string): Promise<Section[]> {
  await open(listener, path);
  return hearPage(listener);
}

/** What is heard of the page as it stands. */
export async function hearPage(listener: Listener): Promise<Section[]> {
  const { root, elements } = await look(listener);
  const stops = await walkByTab(listener.page, elements);
  const sayings = await simulateReading(listener.page, elements);
  return [
    { title: 'read from top to bottom', phrases: readAloud(root, sayings) },
    { title: 'headings', phrases: listHeadings(root) },
    { title: 'landmarks', phrases: listLandmarks(root) },
    { title: 'links', phrases: listLinks(root) },
    {
      title: 'Tab walk',
      phrases: stops.map((id) => {
        const node = findNode(root, id);
        return node
          ? toPhrase(node, sayings.get(id))
          : { text: '(the focus is on what is not spoken)', language: root.language };
      }),
    },
  ];
}
