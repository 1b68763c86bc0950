import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '@remix-run/html-template';
import { z } from 'zod';
import type { AuditConfig } from '../config.ts';
import type { AuditPage } from '../model.ts';
import { inLanguage, list, type Content } from './markup.ts';
import { readJson } from './readJson.ts';

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
      /** The SHA-256 of the speech snapshot that it was compared with. */
      snapshot: z.string(),
      utterances: z.int(),
      missing: z.array(z.string()),
    }),
  ),
});

/** The summary of what a screen reader said in one language. */
export type Recording = z.infer<typeof recordingSchema>;

export const readRecordings = ({ recordings }: AuditConfig): Recording[] =>
  globSync(recordings ? join(recordings, '*.json') : []).map((path) =>
    readJson(path, recordingSchema),
  );

/** What a screen reader should say of a page, and what one said. */
export function describeSpeech(
  page: AuditPage,
  { speechSnapshots }: AuditConfig,
  recordings: readonly Recording[],
): Content {
  const path = speechSnapshots && join(speechSnapshots, page.locale, `${page.id}.txt`);
  if (!path || !existsSync(path)) return html`<p>There is no speech snapshot.</p>`;
  const snapshot = readFileSync(path, 'utf8');
  const recording = recordings.find(({ locale }) => locale === page.locale);
  const own = recording?.pages.find(({ id }) => id === page.id);
  const inWords = (texts: readonly string[]) => list(texts.map((text) => inLanguage(page, text)));
  return [
    html`<p>What a screen reader should say, in the order of the page, with roles in English:</p>
      <pre lang="${page.locale}" dir="${page.dir}">${snapshot}</pre>`,
    recording && own
      ? html`<p>
            ${recording.screenReader} in ${recording.browser} said ${own.utterances} utterances on
            ${recording.date}; ${own.missing.length} visible texts were
            missing.${own.snapshot === hash('sha256', snapshot) ? '' : ' The speech snapshot has changed since then.'}
          </p>
          ${inWords(own.missing)}
          <p>When a toast opened in this language, it said:</p>
          ${inWords(recording.toast.utterances)}`
      : html`<p>There is no screen-reader recording of this page.</p>`,
  ];
}
