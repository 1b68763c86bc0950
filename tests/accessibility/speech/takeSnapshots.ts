import { chromium, type Browser, type Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { createBrowserContexts } from '../gather/browserContexts.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { openPage } from '../gather/pageStates.ts';
import { viewports, type AuditPage } from '../model.ts';
import { recordSteps } from './recordSteps.ts';
import { formatSnapshot, recordPage } from './snapshot.ts';

const concurrency = 3;

/**
 * Takes snapshots of all pages and their scenarios, except in pseudo-languages.
 *
 * @returns texts by file name, for example `de/privacy.txt`
 * @throws Error that lists every snapshot that could not be recorded
 */
export async function takeSnapshots(config: AuditConfig): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const errors: string[] = [];
  // The workers share this iterator: each takes the next job from it.
  const jobs = config.pages
    .filter(({ isPseudo }) => !isPseudo)
    .flatMap((auditPage) => {
      const scenarios = config.speech?.scenarios?.(auditPage) ?? [];
      return [undefined, ...scenarios].map((scenario) => ({ auditPage, scenario }));
    })
    .values();
  const server = await config.serve();
  const browser = await chromium.launch(launchOptions());
  const work = async () => {
    const open = createPageOpener(browser, server.origin, config);
    for (const { auditPage, scenario } of jobs) {
      const file = `${auditPage.locale}/${scenario?.name ?? auditPage.id}.txt`;
      try {
        const page = await open(auditPage);
        const sections = await (scenario
          ? recordSteps(page, scenario.steps)
          : recordPage(page, config));
        texts.set(file, formatSnapshot(sections, auditPage, config.speech));
      } catch (error) {
        errors.push(`${file}: ${(error as Error).message}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  if (errors.length > 0) throw new Error(['Not recorded:', ...errors].join('\n'));
  return texts;
}

/** Opens pages one after the other in one browser context, each like the first visit of a user. */
function createPageOpener(
  browser: Browser,
  origin: string,
  { storage, ready, speech }: AuditConfig,
) {
  const contexts = createBrowserContexts(browser, storage);
  return async (auditPage: AuditPage): Promise<Page> => {
    const page = await contexts.reuse('audited', auditPage);
    if (speech?.fixedTime) await page.clock.setFixedTime(speech.fixedTime);
    await page.setViewportSize(viewports['1280×800']);
    await openPage(page, origin + auditPage.address, ready);
    return page;
  };
}
