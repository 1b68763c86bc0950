import { hash } from 'node:crypto';
import type { Browser } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import type { AuditPage } from '../model.ts';

import { recordSteps } from '../speech/recordSteps.ts';
import { formatSnapshot, recordPage, type Section } from '../speech/snapshot.ts';
import { createPageOpener } from '../speech/takeSnapshots.ts';

/** What the screen reader is expected to say: texts and names in their order, without roles and states, which each screen reader says differently. */
export type Expected = Awaited<ReturnType<typeof gatherExpected>>;

/** From the browser's accessibility tree. */
export async function gatherExpected(
  config: AuditConfig,
  auditPages: readonly AuditPage[],
  browser: Browser,
  origin: string,
) {
  const { speech } = config;
  const open = createPageOpener(browser, origin, config);
  const pages = [];
  /** Controls by their names, and what is said when they are pressed. */
  const controls = [];
  for (const page of auditPages) {
    const sections = await recordPage(await open(page), config);
    // By it the report knows whether the page has changed since.
    const digest = hash('sha256', formatSnapshot(sections, page, speech));
    pages.push({ page, digest, texts: listContents(sections[0]) });
    for (const { steps, isRecorded } of speech?.scenarios?.(page) ?? []) {
      if (!isRecorded) continue;
      const [control, pressed] = await recordSteps(await open(page), steps.slice(0, 2));
      controls.push({
        page,
        name: listContents(control)[0] ?? '',
        texts: listContents(pressed),
        isToast: steps[1]?.requiresAnnouncement === true,
      });
    }
  }
  return { pages, controls };
}

const listContents = (section?: Section): string[] =>
  section?.utterances.flatMap(({ content }) => content ?? []) ?? [];
