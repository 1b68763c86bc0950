import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { AuditConfig } from '../config.ts';
import type { AuditPage } from '../model.ts';
import { digestSnapshot } from '../speech/digest.ts';
import { countOf, listOf } from './text.ts';

const recordingSchema = z.object({
  locale: z.string(),
  screenReader: z.string(),
  browser: z.string(),
  date: z.string(),
  toast: z.object({ utterances: z.array(z.string()), missing: z.array(z.string()) }),
  pages: z.array(
    z.object({
      id: z.string(),
      address: z.string(),
      snapshot: z.string(),
      utterances: z.int(),
      missing: z.array(z.string()),
    }),
  ),
});

/** The summary of what a screen reader said in one language. */
export type Recording = z.infer<typeof recordingSchema>;

/** Of a page: the committed speech snapshot, and what a screen reader said of it. */
export type Speech = {
  snapshot?: string;
  recorded?: Pick<Recording, 'screenReader' | 'browser' | 'date'> &
    Pick<Recording['pages'][number], 'utterances' | 'missing'> & {
      /** The snapshot has changed since. */
      isOutdated: boolean;
      /** The utterances when the toast opened, on pages that have one. */
      toast?: readonly string[];
    };
};

/** @throws Error where a file is not a recording */
export function readRecordings({ recordings: folder }: AuditConfig): Recording[] {
  if (!folder || !existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => {
    const path = join(folder, name);
    const { data, error } = recordingSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (error)
      throw new Error(
        `${path} is no recording: ${z.prettifyError(error)}\nRecord the screen reader again, or remove the file.`,
      );
    return data;
  });
}

export function readSpeech(
  page: AuditPage,
  { speechSnapshots, states = [], statusMessage }: AuditConfig,
  recordings: readonly Recording[],
): Speech {
  const path = speechSnapshots && join(speechSnapshots, page.locale, `${page.id}.txt`);
  const snapshot = path && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const recording = recordings.find(({ locale }) => locale === page.locale);
  const own = recording?.pages.find(({ id }) => id === page.id);
  const toastState = states.find(({ id }) => id === statusMessage?.state);
  const hasToast = toastState && (toastState.appliesTo?.(page) ?? true);
  return {
    ...(snapshot !== undefined && { snapshot }),
    ...(recording &&
      own && {
        recorded: {
          ...recording,
          ...own,
          isOutdated: snapshot === undefined || own.snapshot !== digestSnapshot(snapshot),
          toast: hasToast ? recording.toast.utterances : [],
        },
      }),
  };
}

/** What screen readers said, as evidence of the criteria of names, order and status messages. */
export function describeRecordings(
  pages: readonly AuditPage[],
  config: AuditConfig,
  recordings: readonly Recording[],
): Readonly<Record<string, string>> {
  const own = pages.flatMap((page) => {
    const { recorded } = readSpeech(page, config, recordings);
    return recorded ? [{ ...recorded, address: page.address }] : [];
  });
  if (own.length === 0) return {};
  const dates = recordings.map(({ screenReader, date }) => `${screenReader} on ${date}`);
  const reader = `A screen reader, ${listOf([...new Set(dates)])},`;
  const some = (addresses: readonly { address: string }[]) =>
    listOf(addresses.map(({ address }) => address)) || 'none';
  const missing = some(own.filter((one) => one.missing.length > 0));
  const outdated = some(own.filter((one) => one.isOutdated));
  const texts = `${reader} read ${own.length} of ${countOf(pages.length, 'page')}. Visible texts and text alternatives were compared in their order; pages on which some were missing: ${missing}; pages whose speech snapshot changed since: ${outdated}.`;
  const silent = recordings.filter(({ toast }) => toast.missing.length > 0);
  const toasts = `${reader} was recorded in ${countOf(recordings.length, 'language')}; languages in which it did not announce the toast: ${listOf(silent.map(({ locale }) => locale)) || 'none'}.`;
  return { '1.1.1': texts, '1.3.2': texts, '4.1.2': texts, '4.1.3': toasts };
}
