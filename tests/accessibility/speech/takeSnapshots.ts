import { chromium, type Browser, type Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { createBrowserContexts } from '../gather/browserContexts.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { openPage } from '../gather/pageStates.ts';
import { viewports, type AuditPage } from '../model.ts';
import { recordScenario } from './recordScenario.ts';
import { formatSnapshot, recordPage, type Section } from './snapshot.ts';

export type Snapshots = {
  /** Texts by file: `de/privacy.txt`. */
  texts: ReadonlyMap<string, string>;
  /** What could not be recorded, a sentence each. */
  errors: readonly string[];
};

type Job = { file: string; auditPage: AuditPage; record: (page: Page) => Promise<Section[]> };

const concurrency = 3;

/** Snapshots of all pages in real languages, and of their scenarios. */
export async function takeSnapshots(config: AuditConfig): Promise<Snapshots> {
  const waiting = listJobs(config);
  const texts = new Map<string, string>();
  const errors: string[] = [];
  const server = await config.serve();
  const browser = await chromium.launch(launchOptions());
  const work = async () => {
    const open = createPageOpener(browser, server.origin, config);
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { file, auditPage, record } = job;
      try {
        const sections = await record(await open(auditPage));
        texts.set(file, formatSnapshot(sections, auditPage, config.speech));
      } catch (error) {
        errors.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  return { texts, errors };
}

/** Opens pages one after the other in one browser context, each as a user gets it on a first visit. */
export function createPageOpener(
  browser: Browser,
  origin: string,
  { storage, ready, speech }: AuditConfig,
): (auditPage: AuditPage) => Promise<Page> {
  const contexts = createBrowserContexts(browser, storage);
  let isClockSet = false;
  return async (auditPage) => {
    const page = await contexts.reuse('audited', auditPage);
    if (speech?.fixedTime && !isClockSet) await page.clock.setFixedTime(speech.fixedTime);
    isClockSet = true;
    await page.setViewportSize(viewports['1280×800']);
    await openPage(page, origin + auditPage.address, ready);
    return page;
  };
}

function listJobs(config: AuditConfig): Job[] {
  const { scenarios = () => [] } = config.speech ?? {};
  return config.pages
    .filter(({ isPseudo }) => !isPseudo)
    .flatMap((auditPage) => {
      const toFile = (name: string) => `${auditPage.locale}/${name}.txt`;
      return [
        {
          file: toFile(auditPage.id),
          auditPage,
          record: (page: Page) => recordPage(page, config),
        },
        ...scenarios(auditPage).map((scenario) => ({
          file: toFile(scenario.name),
          auditPage,
          record: (page: Page) => recordScenario(page, scenario),
        })),
      ];
    });
}
