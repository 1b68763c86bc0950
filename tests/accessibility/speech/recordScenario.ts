import type { Page } from 'playwright-core';
import {
  findNode,
  listNodes,
  readAccessibilityTree,
  type TreeNode,
} from '../gather/accessibilityTree.ts';
import { readPage } from './readPage.ts';
import { readFocus, recordSpeech, recordTabStops } from './recordSpeech.ts';
import type { SpeechScenario, SpeechStep } from './scenario.ts';
import type { Section } from './snapshot.ts';
import { toUtterance, type Utterance } from './utterance.ts';

/** Enough to hear in which language a page begins. */
const startLength = 4;

/** @param page that is loaded */
export async function recordScenario(page: Page, { steps }: SpeechScenario): Promise<Section[]> {
  const atStart = await readAccessibilityTree(page);
  const sections: Section[] = [];
  for (const step of steps)
    sections.push({ title: step.title, utterances: await recordStep(page, step, atStart) });
  return sections;
}

async function recordStep(page: Page, step: SpeechStep, atStart: TreeNode): Promise<Utterance[]> {
  if (step.records === 'focus and announcements') return recordSpeech(page, step, step.act);
  await step.act?.(page);
  if (step.records === 'tab stops') return recordTabStops(page, step.count);
  const { root, utterances: focus } = await readFocus(page);
  return {
    focus: () => focus,
    'new content': () => readNewContent(atStart, root),
    'page title': () => [toUtterance(root)],
    'page start': () => [...focus, ...readPage(root).slice(0, startLength)],
  }[step.records]();
}

function readNewContent(before: TreeNode, after: TreeNode): Utterance[] {
  const added = [...listNodes(after)].filter(({ id }) => !findNode(before, id));
  const nested = new Set(added.flatMap(({ children }) => children));
  return added.filter((node) => !nested.has(node)).flatMap(readPage);
}
