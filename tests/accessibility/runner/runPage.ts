import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import type { BrowserContexts } from '../gather/browserContexts.ts';
import { emulateMedia } from '../gather/emulation.ts';
import { enterVariant, withScratchPage } from '../gather/freshPage.ts';
import { builtInStates, fetchPage, StateNotReached } from '../gather/pageStates.ts';
import { preparePage } from '../gather/preparePage.ts';
import { shareByPage } from '../gather/shareByPage.ts';
import { TimedOut, withTimeout } from '../gather/timeout.ts';
import { formatVariant, isPageCovered, isReference, reference } from '../matrix.ts';
import type { AuditPage, Run, Variant } from '../model.ts';
import type { Rule } from '../rule.ts';
import { runVariant, type Limit } from './runVariant.ts';

type PageJob = {
  config: AuditConfig;
  contexts: BrowserContexts;
  origin: string;
  auditPage: AuditPage;
  /** All variants have the same `state`. */
  variants: readonly Variant[];
  rules: readonly Rule[];
  reportFolder?: string | undefined;
};

/** The unit is milliseconds. On usual pages, no step takes that long, even on a busy machine. */
const timeout = 120_000;

const shareHtml = shareByPage<string>();

const shareWideContent = shareByPage<readonly string[]>();

/** Leaves the browser contexts open for the next job, but closes the contexts before it throws an error. */
export async function runPage(job: PageJob): Promise<Run[]> {
  const { contexts, origin, auditPage, variants, config } = job;
  try {
    const state = variants[0]!.state; // A job has at least one variant.
    const html = () =>
      shareHtml(auditPage, async () => {
        const scratch = await contexts.reuse('scratch', { ...auditPage, hasJavaScript: false });
        const response = await fetchPage(scratch, origin + auditPage.address, auditPage);
        return response.text();
      });
    const open = async () => {
      // If the configuration defines the state, the steps that lead to it might succeed even on an error
      // page. So call `html`, which throws an error if the server sends an error page.
      if (!Object.hasOwn(builtInStates, state)) await html();
      const hasJavaScript = state !== 'without JavaScript';
      return contexts.reuse('audited', { ...auditPage, hasJavaScript });
    };
    const page = await withTimeout(open(), timeout, `Opening ${auditPage.address}`);
    const gatherWide = () => withScratchPage({ ...job, page, variant: reference }, listContent);
    const wideContent = () => shareWideContent(auditPage, gatherWide);
    let isInState = false;

    const runs: Run[] = [];
    for (const variant of variants) {
      const limit: Limit = (step, work) =>
        withTimeout(work, timeout, 'This step').catch((error: unknown) => {
          if (!(error instanceof TimedOut)) throw error;
          const place = `${auditPage.address} in ${formatVariant(variant)}, at ${step}`;
          throw new TimedOut(`${place}: ${error.message}`, { cause: error });
        });
      const restore = () => enterVariant(page, origin, { auditPage, variant, config });
      const prepare = async () => {
        // An overlay or the focused skip link may cover a part of the page. Rules of the previous variant may
        // have closed the overlay or moved the focus, so enter such a state again.
        if (!isInState || isPageCovered(variant, config)) await restore();
        else {
          await emulateMedia(page, variant);
          await preparePage(page, variant, config);
        }
        isInState = true;
        if (isReference(variant)) await shareWideContent(auditPage, () => listContent(page));
      };
      try {
        await limit('its state', prepare());
        runs.push(await runVariant({ ...job, page, variant, html, wideContent, restore, limit }));
      } catch (error) {
        if (!(error instanceof StateNotReached)) throw error;
        runs.push(toUnmeasuredRun(auditPage, variant, error.message));
      }
    }
    return runs;
  } catch (error) {
    if (error instanceof StateNotReached)
      return variants.map((variant) => toUnmeasuredRun(auditPage, variant, error.message));
    await contexts.close();
    throw error;
  }
}

const listContent = (page: Page) =>
  page.evaluate(() => audit.listContent().map(({ text }) => text));

export const toUnmeasuredRun = (page: AuditPage, variant: Variant, message: string): Run => ({
  page,
  variant,
  rules: [],
  violations: [],
  notMeasured: [{ rule: 'page-state', criteria: [], message }],
});
