import { diffArrays } from 'diff';
import type { Recording } from '../report/recordings.ts';
import type { Expected } from './gatherExpected.ts';
import {
  recordControl,
  recordReading,
  recordTabSequence,
  type SpokenTabStop,
} from './recordPage.ts';
import type { SessionRunner } from './session.ts';

/**
 * Records each page of a language, and each control that is pressed.
 *
 * @returns the summary that is committed; every utterance, by page and control; and what a user of
 * the screen reader is not told, a sentence each
 */
export async function recordLocale(
  locale: string,
  { pages, controls }: Expected,
  { run }: Pick<SessionRunner, 'run'>,
  origin: string,
) {
  const violations: string[] = [];
  const all: Record<string, unknown> = {};
  const summaries: Recording['pages'] = [];
  for (const { page, digest, texts } of pages) {
    const { id, address } = page;
    const target = { url: origin + address, locale };
    const utterances = await run((session) => recordReading(session, target));
    const stops = await run((session) => recordTabSequence(session, target));
    const missing = findMissingWords(texts, utterances, locale);
    if (missing.length > 0) violations.push(`${address}: not read in place: ${missing.join(', ')}`);
    const described = stops.flatMap((stop) => describeTabStop(stop, locale) ?? []);
    violations.push(...described.map((violation) => `${address}: ${violation}`));
    all[address] = { utterances, stops };
    summaries.push({ id, address, snapshot: digest, utterances: utterances.length, missing });
  }

  let toast: Recording['toast'] = { utterances: [], missing: [] };
  for (const { page, name, texts, isToast } of controls) {
    const target = { url: origin + page.address, locale };
    const utterances = await run((session) => recordControl(session, target, name));
    const [missing = []] = texts
      .map((text) => findMissingWords([text], utterances, locale))
      .toSorted((one, other) => one.length - other.length);
    if (missing.length > 0)
      violations.push(
        `${page.address}: “${name}” leads to ${quote(utterances)}, without: ${missing.join(', ')}`,
      );
    all[name] = utterances;
    if (isToast) toast = { utterances, missing };
  }
  return { summary: { toast, pages: summaries }, utterances: all, violations };
}

/** What is wrong with a tab stop, if anything is. */
function describeTabStop({ focus, utterances }: SpokenTabStop, locale: string): string | undefined {
  if (!focus) return 'Tab moves the focus nowhere, though the page has not ended';
  if (findMissingWords([focus.name], utterances, locale).length === 0) return undefined;
  return `Tab leads to “${focus.name}” (${focus.role}), and Orca says ${quote(utterances)}`;
}

const quote = (utterances: readonly string[]) =>
  utterances.length > 0 ? `“${utterances.join(' ')}”` : 'nothing';

/**
 * Words that are missing in what was said, each where it stands. Two screen readers agree on words,
 * and on little else: signs, roles and states are said differently by each, and in each version.
 *
 * @example findMissingWords(['A new home.'], ['a home', 'link'], 'en') // => ['new']
 */
export function findMissingWords(
  expected: readonly string[],
  utterances: readonly string[],
  locale: string,
): string[] {
  return diffArrays(listWords(expected, locale), listWords(utterances, locale))
    .filter(({ removed }) => removed)
    .flatMap(({ value }) => value);
}

/** Of each text by itself, since a word does not go on in the next one. */
function listWords(texts: readonly string[], locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return texts
    .map((text) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .flatMap((text) => [...segmenter.segment(text)])
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLocaleLowerCase(locale));
}
