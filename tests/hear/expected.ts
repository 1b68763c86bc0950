import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePathToFile } from '../../src/node/prerender/pagePathToFile.ts';
import type { RouteId } from '../../src/site/routes.ts';
import { htmlToPhrases } from './pageText.ts';
import { transcriptToPhrases } from './transcript.ts';
import { compareWords, phrasesToWords } from './words.ts';

export type PageToHear = { route: RouteId; address: string; locale: string };

/** What Orca should say of a page, role words aside. */
export function readExpectedWords(page: PageToHear): string[] {
  const { route, locale } = page;
  const file = join('tests', 'spoken', locale, `${route}.txt`);
  const transcript = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return toExpectedWords(transcriptToPhrases(transcript), htmlToPhrases(readHtml(page)), locale);
}

export function readHtml({ address }: Pick<PageToHear, 'address'>): string {
  return readFileSync(join('dist', pagePathToFile(address)), 'utf8');
}

/**
 * The words that a transcript and the page have in common: a transcript says "heading" and "link"
 * as well, in its own screen reader's manner, and no list of such words would ever be whole. The
 * words of the page alone where there is no transcript.
 */
export function toExpectedWords(
  transcript: readonly string[],
  page: readonly string[],
  locale: string,
): string[] {
  const words = phrasesToWords(page, locale);
  if (transcript.length === 0) return words;
  return compareWords(words, phrasesToWords(transcript, locale)).common;
}
