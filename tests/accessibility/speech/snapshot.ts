import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { readAccessibilityTree } from '../gather/accessibilityTree.ts';
import { installPageTools } from '../gather/pageTools.ts';
import { gatherForwards } from '../gather/tabSequence.ts';
import type { AuditPage } from '../model.ts';
import { readNodes, readTabStops } from './readPage.ts';
import type { SpeechConfig } from './scenario.ts';
import type { Utterance } from './utterance.ts';

export type Section = { title: string; utterances: readonly Utterance[] };

export async function recordPage(page: Page, { generatedIds }: AuditConfig): Promise<Section[]> {
  const root = await readAccessibilityTree(page);
  await installPageTools(page, generatedIds);
  const stops = await gatherForwards(page);
  return [
    { title: 'read from top to bottom', utterances: readNodes([root]) },
    { title: 'tab sequence', utterances: readTabStops(root, stops) },
  ];
}

export function formatSnapshot(
  sections: readonly Section[],
  { locale }: Pick<AuditPage, 'locale'>,
  { replacements = {} }: SpeechConfig = {},
): string {
  const lines = sections.flatMap(({ title, utterances }) => [
    `# ${title}`,
    ...utterances.map((utterance) => formatUtterance(utterance, locale)),
    ...(utterances.length > 0 ? [] : ['(nothing)']),
    '',
  ]);
  return Object.entries(replacements).reduce(
    (text, [found, replacement]) => text.replaceAll(found, replacement),
    lines.join('\n'),
  );
}

/** @example formatUtterance({ text: 'link, Deutsch', language: 'de' }, 'en') // => '[de] link, Deutsch' */
const formatUtterance = ({ text, language }: Utterance, locale: string): string =>
  language === locale ? text : `[${language || 'no language'}] ${text}`;
