import { hash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { listNodes, readAccessibilityTree } from '../gather/accessibilityTree.ts';
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
  /** Controls by their names, and the texts of which one has to be said when they are pressed. */
  const controls = [];
  for (const page of auditPages) {
    const sections = await recordPage(await open(page), config);
    // By it the report knows whether the page has changed since.
    const digest = hash('sha256', formatSnapshot(sections, page, speech));
    pages.push({ page, digest, texts: listContents(sections[0]) });
    for (const { steps, isRecorded } of speech?.scenarios?.(page) ?? []) {
      if (!isRecorded) continue;
      const opened = await open(page);
      const path = readPath(opened);
      const [control, pressed] = await recordSteps(opened, steps.slice(0, 2));
      const isNavigation = readPath(opened) !== path;
      controls.push({
        page,
        name: listContents(control)[0] ?? '',
        texts: isNavigation ? await readTitles(opened) : [listContents(pressed).join('\n')],
        isToast: !isNavigation && steps[1]?.requiresAnnouncement === true,
      });
    }
  }
  return { pages, controls };
}

const readPath = (page: Page): string => new URL(page.url()).pathname;

/** Its main heading and its title, wherever the focus is: either tells users where they are. */
async function readTitles(page: Page): Promise<string[]> {
  const root = await readAccessibilityTree(page);
  const heading = listNodes(root).find(({ role, level }) => role === 'heading' && level === 1);
  return [...(heading ? [heading.name] : []), root.name];
}

const listContents = (section?: Section): string[] =>
  section?.utterances.flatMap(({ content }) => content ?? []) ?? [];
