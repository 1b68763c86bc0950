import type { AuditPage } from '../model.ts';
import type { Recording } from '../report/recordings.ts';
import { findMissingWords, listWords } from './compareWords.ts';
import type { Expected, ExpectedControl } from './gatherExpected.ts';
import {
  recordControl,
  recordReading,
  recordTabSequence,
  type SpokenTabStop,
} from './recordPage.ts';
import type { SessionRunner } from './session.ts';

export type LocaleRecording = {
  /** What is committed. */
  summary: Pick<Recording, 'locale' | 'toast' | 'pages'>;
  /** Every utterance, by page and control. */
  utterances: Record<string, unknown>;
  /** What a user of the screen reader is not told, a sentence each. */
  violations: string[];
};

/** Records each page of a language, its toast and a navigation. */
export async function recordLocale(
  locale: string,
  { pages, toast, navigation }: Expected,
  { run }: Pick<SessionRunner, 'run'>,
  origin: string,
  log: (sentence: string) => void,
): Promise<LocaleRecording> {
  const violations: string[] = [];
  const all: Record<string, unknown> = {};
  const summaries: Recording['pages'] = [];
  const toTarget = ({ address }: AuditPage) => ({ url: origin + address, locale });
  for (const { page, digest, texts } of pages) {
    const { id, address } = page;
    const utterances = await run((session) => recordReading(session, toTarget(page)));
    const stops = await run((session) => recordTabSequence(session, toTarget(page)));
    const missing = findMissingWords(texts, utterances, locale);
    if (missing.length > 0) violations.push(`${address}: not read in place: ${missing.join(', ')}`);
    violations.push(
      ...stops
        .flatMap((stop) => describeTabStop(stop, locale) ?? [])
        .map((one) => `${address}: ${one}`),
    );
    all[address] = { utterances, stops };
    summaries.push({ id, address, snapshot: digest, utterances: utterances.length, missing });
    const words = listWords(texts, locale).length;
    log(
      `${address}: ${utterances.length} utterances, ${stops.length} tab stops, ${missing.length} of ${words} words missing`,
    );
  }

  const press = async (control: ExpectedControl | undefined): Promise<Recording['toast']> => {
    if (!control) return { utterances: [], missing: [] };
    const { page, name, texts } = control;
    const { utterances } = await run((session) => recordControl(session, toTarget(page), name));
    const missing = findMissingWords(texts, utterances, locale);
    if (missing.length > 0)
      violations.push(
        `${page.address}: “${name}” leads to ${quote(utterances)}, without: ${missing.join(', ')}`,
      );
    all[name] = utterances;
    log(`“${name}”: ${quote(utterances)}`);
    return { utterances, missing };
  };
  const summary = { locale, toast: await press(toast), pages: summaries };
  await press(navigation);
  return { summary, utterances: all, violations };
}

/** What is wrong with a tab stop, if anything is. */
export function describeTabStop(
  { focus, utterances }: SpokenTabStop,
  locale: string,
): string | undefined {
  if (!focus) return 'Tab moves the focus nowhere, though the page has not ended';
  if (findMissingWords([focus.name], utterances, locale).length === 0) return undefined;
  return `Tab leads to “${focus.name}” (${focus.role}), and Orca says ${quote(utterances)}`;
}

const quote = (utterances: readonly string[]) =>
  utterances.length > 0 ? `“${utterances.join(' ')}”` : 'nothing';
