import type { Heard, HeardAct, HeardPage, Stop } from './model.ts';
import { compareWords, phrasesToWords, toWords } from './words.ts';

/** What a visitor who listens does not get to know, a sentence each. */
export function findHeardFaults({ locale, pages, toast, navigation }: Heard): string[] {
  return [
    ...pages.flatMap((page) => findPageFaults(page, locale)),
    ...findActFaults('The message', toast),
    ...findActFaults('The page that followed', navigation),
  ];
}

function findPageFaults({ route, address, walk, missing }: HeardPage, locale: string): string[] {
  const faults = walk.flatMap((stop) => findStopFaults(stop, locale));
  if (missing.length > 0) faults.unshift(`not heard where they stand: ${missing.join(', ')}`);
  return faults.map((fault) => `${route} (${address}): ${fault}`);
}

function findStopFaults({ focus, spoken }: Stop, locale: string): string[] {
  if (!focus) return ['Tab moved no focus, though it had not come to the end'];
  const name = toWords(focus.name, locale);
  const { missing } = compareWords(name, phrasesToWords(spoken, locale));
  if (missing.length === 0) return [];
  return [`Tab came to “${focus.name}” (${focus.role}), and ${toQuote(spoken)} was spoken`];
}

function findActFaults(what: string, { pressed, spoken, missing }: HeardAct): string[] {
  if (missing.length === 0) return [];
  return [`${what} of “${pressed}”: ${toQuote(spoken)} was spoken, without: ${missing.join(', ')}`];
}

function toQuote(spoken: readonly string[]): string {
  return spoken.length > 0 ? `“${spoken.join(' ')}”` : 'nothing';
}
