import type { Page } from '@playwright/test';
import type { Check } from './check.ts';
import { readFacts, type PageFacts } from './facts.ts';
import { onSpentPage } from './freshPage.ts';
import { applyMedia } from './looks.ts';
import { formatVariant, isReference, isUsed } from './matrix.ts';
import type { AuditPage, RunResult, State, Variant } from './model.ts';
import { answerWithin, NoAnswer } from './noAnswer.ts';
import { prepare } from './prepare.ts';
import { enterState, NotReached } from './states.ts';
import { takeLook } from './takeLook.ts';
import { listShown, listWide, toWide } from './wide.ts';
import type { Windows } from './windows.ts';

export type PageJob = {
  windows: Windows;
  origin: string;
  auditPage: AuditPage;
  variants: readonly Variant[];
  checks: readonly Check[];
  /** Of the report; pictures are taken where there is one. */
  folder?: string;
  /** Milliseconds that one look may take; far more than one ever took on a busy machine. */
  patience?: number;
};

export type PageRuns = { runs: RunResult[]; facts: PageFacts | undefined };

/** Looks at one page in each of its variants, one after the other; the windows are closed if that fails. */
export async function runPage(job: PageJob): Promise<PageRuns> {
  try {
    return await runVariants(job);
  } catch (error) {
    await job.windows.close();
    throw error;
  }
}

async function runVariants(job: PageJob): Promise<PageRuns> {
  const { windows, origin, auditPage, variants, patience = 120_000 } = job;
  const html = await (await fetch(origin + auditPage.address)).text();
  const runs: RunResult[] = [];
  let wide: Promise<readonly string[]> | undefined;
  let facts: PageFacts | undefined;

  for (const hasScript of [true, false]) {
    const own = variants.filter(({ state }) => (state === 'without JavaScript') !== hasScript);
    if (own.length === 0) continue;
    const page = await answerWithin(
      windows.visit('looked at', { ...auditPage, hasScript }),
      patience,
      () => `The window for ${auditPage.address}`,
    );
    const opened: string[] = [];
    const note = (popup: Page) => opened.push(popup.url());
    page.on('popup', note);
    let last: Variant | undefined;
    let step = '';
    const unreached = new Map<State, Omit<RunResult, 'variant' | 'milliseconds'>>();
    const lookIn = async (variant: Variant) => {
      step = 'its arrival';
      const known = unreached.get(variant.state);
      if (known) return { ...known, variant };
      await applyMedia(page, variant);
      // A page that was only looked at is the same page in other looks.
      if (last?.state !== variant.state || isUsed(variant.state))
        try {
          await enterState(page, origin, auditPage, variant.state);
        } catch (error) {
          if (!(error instanceof NotReached)) throw error;
          const findings = [{ check: 'arrival', message: error.message }];
          unreached.set(variant.state, { page: auditPage, checks: [], shown: nothing, findings });
          return { ...unreached.get(variant.state)!, variant };
        }
      last = variant;
      await prepare(page, variant);
      const run = await takeLook({
        ...job,
        page,
        variant,
        html,
        opened,
        readWide: () =>
          (wide ??= hasScript
            ? listWide(page, variant)
            : onSpentPage({ page, windows, auditPage, variant: toWide(variant) }, listShown)),
        begin: (what) => (step = what),
      });
      if (isReference(variant)) facts = await readFacts(page);
      return run;
    };
    // To lay a page out for another size costs more than to show it in other colours.
    const bySize = Map.groupBy(own, ({ state, size }) => `${state}, ${size}`);
    const done = new Map<Variant, RunResult>();
    for (const variant of [...bySize.values()].flat()) {
      const start = performance.now();
      const describe = () => `${auditPage.address} in ${formatVariant(variant)}, at ${step}`;
      const result = lookIn(variant).catch((error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error;
        throw new NoAnswer(`${describe()}. ${error.message}`, { cause: error });
      });
      const run = await answerWithin(result, patience, describe);
      done.set(variant, { ...run, milliseconds: Math.round(performance.now() - start) });
    }
    runs.push(...own.map((variant) => done.get(variant)!));
    page.off('popup', note);
  }
  return { runs, facts };
}

/** Of a state that the page did not come into, which is told of once and not waited for again. */
const nothing = { lines: 0, controls: 0, pictures: 0, inLine: [] };
