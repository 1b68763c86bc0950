import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { readAccessibilityTree } from '../gather/accessibilityTree.ts';
import { gatherTabSequence } from '../gather/tabSequence.ts';
import type { AuditPage } from '../model.ts';
import { listHeadings, listLandmarks, listLinks } from './lists.ts';
import { readPage } from './readPage.ts';
import { toUtterances } from './recordSpeech.ts';
import type { SpeechConfig } from './scenario.ts';
import type { Utterance } from './utterance.ts';

/** A part of a snapshot: what a user does, and what a screen reader says then. */
export type Section = { title: string; utterances: readonly Utterance[] };

/** What a screen reader says of a page as it is. */
export async function recordPage(page: Page, config: AuditConfig): Promise<Section[]> {
  const root = await readAccessibilityTree(page);
  const stops = await gatherTabSequence(page, config);
  return [
    { title: 'read from top to bottom', utterances: readPage(root) },
    { title: 'headings', utterances: listHeadings(root) },
    { title: 'landmarks', utterances: listLandmarks(root) },
    { title: 'links', utterances: listLinks(root) },
    {
      title: 'tab sequence',
      utterances: toUtterances(
        stops.filter(({ isBackwards }) => !isBackwards),
        root,
      ),
    },
  ];
}

/** @param page whose language goes without saying; an utterance in another one begins with it */
export function formatSnapshot(
  sections: readonly Section[],
  { locale }: Pick<AuditPage, 'locale'>,
  { replacements = {} }: SpeechConfig = {},
): string {
  const text = sections
    .map(({ title, utterances }) => {
      const lines = utterances.map((utterance) => formatUtterance(utterance, locale));
      return [`# ${title}`, ...(lines.length > 0 ? lines : ['(nothing)']), ''].join('\n');
    })
    .join('\n');
  return Object.entries(replacements).reduce(
    (replaced, [found, replacement]) => replaced.replaceAll(found, replacement),
    text,
  );
}

/** @example formatUtterance({ text: '  link, Deutsch', language: 'de' }, 'en') // => '  [de] link, Deutsch' */
export function formatUtterance({ text, language }: Utterance, locale: string): string {
  if (language === locale) return text;
  return text.replace(/^ */, (indent) => `${indent}[${language || 'no language'}] `);
}
