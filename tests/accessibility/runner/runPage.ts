import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import type { BrowserContexts } from '../gather/browserContexts.ts';
import { emulateMedia } from '../gather/emulation.ts';
import { withScratchPage } from '../gather/freshPage.ts';
import { gatherPageFacts, type PageFacts } from '../gather/pageFacts.ts';
import { enterState, StateNotReached } from '../gather/pageStates.ts';
import { preparePage } from '../gather/preparePage.ts';
import { TimedOut, withTimeout } from '../gather/timeout.ts';
import { formatVariant, isReference, overlayOf, reference } from '../matrix.ts';
import type { AuditPage, Run, Variant } from '../model.ts';
import type { Rule } from '../rule.ts';
import { runVariant } from './runVariant.ts';

export type PageJob = {
  config: AuditConfig;
  contexts: BrowserContexts;
  origin: string;
  auditPage: AuditPage;
  /** All with JavaScript, or all without. */
  variants: readonly Variant[];
  rules: readonly Rule[];
  /** Where screenshots go; none are taken without. */
  folder?: string | undefined;
};

/** Milliseconds for one variant; far more than one ever took on a busy machine. */
const timeout = 120_000;

/** Jobs of one page share it; one that failed is gathered anew. */
const wideContents = new WeakMap<AuditPage, Promise<readonly string[]>>();

export type PageRuns = { runs: Run[]; facts: PageFacts | undefined };

/** Runs the rules on one page in each of the variants. The contexts are closed if that fails. */
export async function runPage(job: PageJob): Promise<PageRuns> {
  const { contexts, origin, auditPage, variants, config } = job;
  let place = auditPage.address;
  try {
    const html = await (await fetch(origin + auditPage.address)).text();
    const hasJavaScript = variants.every(({ state }) => state !== 'without JavaScript');
    const user = { ...auditPage, hasJavaScript };
    const page = await withTimeout(contexts.reuse('audited', user), timeout, () => place);
    const popups: string[] = [];
    page.on('popup', (popup) => popups.push(popup.url()));
    const wide = { page, contexts, auditPage, config, variant: reference };
    const gatherWide = () => withScratchPage(wide, listContent);
    const wideContent = () => {
      const gathered = wideContents.get(auditPage)?.catch(gatherWide) ?? gatherWide();
      wideContents.set(auditPage, gathered);
      return gathered;
    };
    let facts: PageFacts | undefined;
    let last: Variant | undefined;

    const runOne = async (variant: Variant): Promise<Run> => {
      popups.length = 0;
      await emulateMedia(page, variant);
      // A page that no rule has changed is shown in the next variant without loading it again.
      if (last?.state !== variant.state || isChangedByRules(variant, config))
        await enterState(page, origin, auditPage, variant.state, config);
      last = variant;
      await preparePage(page, variant, config);
      if (isReference(variant))
        wideContents.set(auditPage, Promise.resolve(await listContent(page)));
      const run = await runVariant({
        ...job,
        page,
        variant,
        html,
        popups,
        wideContent,
        begin: (step) => (place = `${auditPage.address} in ${formatVariant(variant)}, at ${step}`),
      });
      if (isReference(variant)) facts = await gatherPageFacts(page);
      return run;
    };

    const runs: Run[] = [];
    for (const variant of variants) {
      place = `${auditPage.address} in ${formatVariant(variant)}, at its state`;
      const run = runOne(variant).catch((error: unknown) => {
        if (error instanceof StateNotReached) return toUnreached(auditPage, variant, error.message);
        if (error instanceof TimedOut)
          throw new TimedOut(`${place}. ${error.message}`, { cause: error });
        throw error;
      });
      runs.push(await withTimeout(run, timeout, () => place));
    }
    page.removeAllListeners('popup');
    return { runs, facts };
  } catch (error) {
    await contexts.close();
    throw error;
  }
}

const listContent = (page: Page) =>
  page.evaluate(() => audit.listContent().map(({ text }) => text));

/** Rules press what is open, and move the focus from where the state has it. */
const isChangedByRules = ({ state }: Variant, config: AuditConfig) =>
  overlayOf(state, config) !== undefined || state === 'skip link focused';

const toUnreached = (page: AuditPage, variant: Variant, message: string) => ({
  page,
  variant,
  rules: [],
  violations: [{ rule: 'page-state', message }],
  notMeasured: [],
});
