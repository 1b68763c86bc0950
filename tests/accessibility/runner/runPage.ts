import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import type { BrowserContexts } from '../gather/browserContexts.ts';
import { emulateMedia } from '../gather/emulation.ts';
import { withScratchPage } from '../gather/freshPage.ts';
import { emptyInventory } from '../gather/inventory.ts';
import { gatherPageFacts, type PageFacts } from '../gather/pageFacts.ts';
import { enterState, StateNotReached } from '../gather/pageStates.ts';
import { preparePage } from '../gather/preparePage.ts';
import { TimedOut, withTimeout } from '../gather/timeout.ts';
import { listContent, listWideContent, toWideVariant } from '../gather/wideContent.ts';
import { formatVariant, isReference, overlayOf } from '../matrix.ts';
import type { AuditPage, Run, Variant } from '../model.ts';
import type { Rule } from '../rule.ts';
import { runVariant } from './runVariant.ts';

export type PageJob = {
  config: AuditConfig;
  contexts: BrowserContexts;
  origin: string;
  auditPage: AuditPage;
  variants: readonly Variant[];
  rules: readonly Rule[];
  /** Where screenshots go; none are taken without. */
  folder?: string | undefined;
  /** Milliseconds for one variant; far more than one ever took on a busy machine. */
  timeout?: number;
};

export type PageRuns = { runs: Run[]; facts: PageFacts | undefined };

/** Runs the rules on one page in each of the variants. The contexts are closed if that fails. */
export async function runPage(job: PageJob): Promise<PageRuns> {
  try {
    return await runVariants(job);
  } catch (error) {
    await job.contexts.close();
    throw error;
  }
}

async function runVariants(job: PageJob): Promise<PageRuns> {
  const { contexts, origin, auditPage, variants, config, timeout = 120_000 } = job;
  const html = await (await fetch(origin + auditPage.address)).text();
  const done = new Map<Variant, Run>();
  let wide: Promise<readonly string[]> | undefined;
  let facts: PageFacts | undefined;

  for (const hasJavaScript of [true, false]) {
    const own = variants.filter(({ state }) => (state === 'without JavaScript') !== hasJavaScript);
    if (own.length === 0) continue;
    const page = await withTimeout(
      contexts.reuse('audited', { ...auditPage, hasJavaScript }),
      timeout,
      () => `The browser context for ${auditPage.address}`,
    );
    const popups: string[] = [];
    const recordPopup = (popup: Page) => popups.push(popup.url());
    page.on('popup', recordPopup);
    let last: Variant | undefined;
    let step = '';
    const unreached = new Map<string, string>();
    const runOne = async (variant: Variant): Promise<Omit<Run, 'milliseconds'>> => {
      step = 'its state';
      popups.length = 0;
      const known = unreached.get(variant.state);
      if (known) return toUnreached(auditPage, variant, known);
      await emulateMedia(page, variant);
      // A page that no rule has changed is shown in the next variant without loading it again.
      if (last?.state !== variant.state || isChangedByRules(variant, config))
        try {
          await enterState(page, origin, auditPage, variant.state, config);
        } catch (error) {
          if (!(error instanceof StateNotReached)) throw error;
          unreached.set(variant.state, error.message);
          return toUnreached(auditPage, variant, error.message);
        }
      last = variant;
      await preparePage(page, variant, config);
      const readWide = { page, contexts, auditPage, config, variant: toWideVariant(variant) };
      const run = await runVariant({
        ...job,
        page,
        variant,
        html,
        popups,
        wideContent: () =>
          (wide ??=
            variant.state === 'loaded'
              ? listWideContent(page, variant)
              : withScratchPage(readWide, listContent)),
        begin: (what) => (step = what),
      });
      if (isReference(variant)) facts = await gatherPageFacts(page);
      return run;
    };
    // To lay a page out for another viewport costs more than to show it in other colors.
    const byViewport = Map.groupBy(own, ({ state, viewport }) => `${state}, ${viewport}`);
    for (const variant of [...byViewport.values()].flat()) {
      const start = performance.now();
      const describe = () => `${auditPage.address} in ${formatVariant(variant)}, at ${step}`;
      const result = runOne(variant).catch((error: unknown) => {
        if (!(error instanceof TimedOut)) throw error;
        throw new TimedOut(`${describe()}. ${error.message}`, { cause: error });
      });
      const run = await withTimeout(result, timeout, describe);
      done.set(variant, { ...run, milliseconds: Math.round(performance.now() - start) });
    }
    page.off('popup', recordPopup);
  }
  return { runs: variants.map((variant) => done.get(variant)!), facts };
}

/** Rules press what is open, and move the focus from where the state has it. */
const isChangedByRules = ({ state }: Variant, config: AuditConfig) =>
  overlayOf(state, config) !== undefined || state === 'skip link focused';

/** Reported for each variant of the state, and waited for once. */
const toUnreached = (page: AuditPage, variant: Variant, message: string) => ({
  page,
  variant,
  rules: [],
  inventory: emptyInventory,
  violations: [{ rule: 'page-state', message }],
  notMeasured: [],
});
