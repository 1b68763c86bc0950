import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { readAccessibilityTree } from '../gather/accessibilityTree.ts';
import { gatherTabSequence } from '../gather/tabSequence.ts';
import type { AuditPage } from '../model.ts';
import { listHeadings, listLandmarks, listLinks, listTabStops } from './lists.ts';
import { readNodes } from './readPage.ts';
import type { SpeechConfig } from './scenario.ts';
import type { Utterance } from './utterance.ts';

/** A part of a snapshot: what a user does, and what a screen reader says then. */
export type Section = { title: string; utterances: readonly Utterance[] };

/** What a screen reader says of a page as it is. */
export async function recordPage(page: Page, config: AuditConfig): Promise<Section[]> {
  const root = await readAccessibilityTree(page);
  const stops = await gatherTabSequence(page, config);
  const forwards = stops.filter(({ isBackwards }) => !isBackwards);
  return [
    { title: 'read from top to bottom', utterances: readNodes([root]) },
    { title: 'headings', utterances: listHeadings(root) },
    { title: 'landmarks', utterances: listLandmarks(root) },
    { title: 'links', utterances: listLinks(root) },
    { title: 'tab sequence', utterances: listTabStops(root, forwards) },
  ];
}

/** @param page whose language goes without saying; an utterance in another one begins with it */
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

/** @example formatUtterance({ text: '  link, Deutsch', language: 'de' }, 'en') // => '  [de] link, Deutsch' */
function formatUtterance({ text, language }: Utterance, locale: string): string {
  if (language === locale) return text;
  return text.replace(/^ */, (indent) => `${indent}[${language || 'no language'}] `);
}
