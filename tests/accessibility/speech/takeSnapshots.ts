import { chromium } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { createBrowserContexts } from '../gather/browserContexts.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { openPage } from '../gather/pageStates.ts';
import { viewports } from '../model.ts';
import { recordSteps } from './recordSteps.ts';
import { formatSnapshot, recordPage } from './snapshot.ts';

const concurrency = 3;

/**
 * @returns the text of each snapshot; the key is the path of its file, for example `de/privacy.txt`
 * @throws Error that lists every snapshot that could not be recorded
 */
export async function takeSnapshots(config: AuditConfig): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const errors: string[] = [];
  // The workers share this iterator, so each job runs once.
  const jobs = config.pages
    .filter(({ isPseudo }) => !isPseudo)
    .flatMap((auditPage) => {
      const scenarios = config.speech?.scenarios?.(auditPage) ?? [];
      return [undefined, ...scenarios].map((scenario) => ({ auditPage, scenario }));
    })
    .values();
  await using server = await config.serve();
  await using browser = await chromium.launch(launchOptions());
  const work = async () => {
    const contexts = createBrowserContexts(browser, config.storage);
    for (const { auditPage, scenario } of jobs) {
      const file = `${auditPage.locale}/${scenario?.name ?? auditPage.id}.txt`;
      try {
        // `reuse` removes what other pages have stored.
        const page = await contexts.reuse('audited', auditPage);
        if (config.speech?.fixedTime) await page.clock.setFixedTime(config.speech.fixedTime);
        await page.setViewportSize(viewports['1280×800']);
        await openPage(page, server.origin + auditPage.address, config.ready);
        const sections = await (scenario
          ? recordSteps(page, scenario.steps)
          : recordPage(page, config));
        texts.set(file, formatSnapshot(sections, auditPage, config.speech));
      } catch (error) {
        errors.push(`${file}: ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (errors.length > 0) throw new Error(['Not recorded:', ...errors].join('\n'));
  return texts;
}
