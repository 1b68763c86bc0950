import type { AuditPage } from '../model.ts';
import { toSpeech, type HeardLocale } from './readHeard.ts';
import { countOf, listOf } from './words.ts';

/**
 * What a real screen reader has said to the criteria of which it says something, a sentence each.
 *
 * @param folder of the transcripts
 */
export function describeHeard(
  heard: readonly HeardLocale[],
  pages: readonly AuditPage[],
  folder: string,
): Readonly<Record<string, string>> {
  const own = pages.flatMap((page) => {
    const said = toSpeech(page, folder, heard).heard;
    return said ? [{ ...said, address: page.address }] : [];
  });
  if (own.length === 0) return {};
  const who = listOf([...new Set(heard.map(({ orca, date }) => `Orca ${orca} on ${date}`))]);
  const gaps = own.filter(({ missing }) => missing.length > 0).map(({ address }) => address);
  const outcome = gaps.length === 0 ? 'all of them were said' : `not all were on ${listOf(gaps)}`;
  const stale = own.filter(({ isStale }) => isStale).map(({ address }) => address);
  const since = stale.length === 0 ? '' : ` What ${listOf(stale)} says has changed since.`;
  const reading = `A real screen reader, ${who}, read ${own.length} of ${countOf(pages.length, 'page')}; of the words in their order, ${outcome}.${since}`;
  const silent = heard.filter(({ toast }) => toast.missing.length > 0).map(({ locale }) => locale);
  const message = `A real screen reader, ${who}, was heard in ${countOf(heard.length, 'language')}; ${
    silent.length === 0
      ? 'it said the message in each'
      : `it did not say the message in ${listOf(silent)}`
  }.`;
  const names = `${reading} Words that are seen and texts of pictures only: other names, roles and states were not compared.`;
  return { '1.1.1': reading, '1.3.2': reading, '4.1.2': names, '4.1.3': message };
}
