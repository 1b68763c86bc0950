import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { createSiteHandler } from '../../../src/node/server/siteHandler.ts';
import config from '../../e2e/playwright.config.ts';
import type { Job } from './jobs.ts';
import { createListener, prepareContext } from './listener.ts';
import { formatTranscript } from './transcript.ts';

/** As many as the machines have cores on which this runs. */
const pagesAtOnce = 2;

export type Heard = {
  transcripts: Map<string, string>;
  /** What could not be heard, in a sentence each. */
  faults: string[];
};

/**
 * @param folder with the built site
 * @param say hears of each transcript
 */
export async function runJobs(
  folder: string,
  jobs: readonly Job[],
  say: (line: string) => void,
): Promise<Heard> {
  const server = createServer(createSiteHandler(folder)).listen(0);
  await once(server, 'listening');
  const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(config.use?.launchOptions);
  const heard: Heard = { transcripts: new Map(), faults: [] };
  const waiting = [...jobs];
  const work = async () => {
    const context = await browser.newContext({ baseURL, viewport: config.use?.viewport ?? null });
    await prepareContext(context);
    // One tab for all: a new one would compile every script anew, which takes as long as the rest.
    const listener = await createListener(await context.newPage());
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      try {
        heard.transcripts.set(job.file, formatTranscript(await job.listen(listener), job.tag));
      } catch (error) {
        heard.faults.push(`${job.file}: ${error instanceof Error ? error.message : String(error)}`);
      }
      say(`${heard.transcripts.size + heard.faults.length} of ${jobs.length}: ${job.file}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return heard;
}
