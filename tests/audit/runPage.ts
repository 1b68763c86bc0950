import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Check, Found, Subject, WalkedStop } from './check.ts';
import { readFacts, type PageFacts } from './facts.ts';
import { onSpentPage } from './freshPage.ts';
import { installTools } from './inPage.ts';
import { applyMedia, applyText } from './looks.ts';
import { formatVariant, isPlain, isReference, isUsed, opens } from './matrix.ts';
import {
  sizes,
  type AuditPage,
  type Ruled,
  type RunResult,
  type State,
  type Variant,
} from './model.ts';
import { answerWithin, NoAnswer } from './noAnswer.ts';
import { capture, readWindow, type JpegFormat } from './pixels.ts';
import { readShown } from './readShown.ts';
import { enterState, NotReached } from './states.ts';
import { walk } from './walk.ts';
import type { Windows } from './windows.ts';

export type PageJob = {
  windows: Windows;
  origin: string;
  auditPage: AuditPage;
  variants: readonly Variant[];
  checks: readonly Check[];
  /** Where pictures go, each at the path that its run names; none are taken without. */
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
      const run = await look({
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
    for (const variant of own) {
      const start = performance.now();
      const run = await answerWithin(
        lookIn(variant),
        patience,
        () => `${auditPage.address} in ${formatVariant(variant)}, at ${step}`,
      );
      runs.push({ ...run, milliseconds: Math.round(performance.now() - start) });
    }
    page.off('popup', note);
  }
  return { runs, facts };
}

/** Of a state that the page did not come into, which is told of once and not waited for again. */
const nothing = { lines: 0, controls: 0, pictures: 0, inLine: [] };

async function prepare(page: Page, variant: Variant): Promise<void> {
  await applyText(page, variant);
  await installTools(page);
  if (variant.state === 'loaded')
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  // Who has set large text pressed what they saw; here it grows after the press, and pushes it away.
  else if (opens(variant.state))
    await page.evaluate(() =>
      document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
  // Pictures that wait for the visitor to come near, so that all of the page is there.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => {})),
    ]);
  });
}

const toWide = (variant: Variant) =>
  ({ ...variant, size: '1280×800', preference: 'plain', state: 'loaded' }) as const;

const listShown = (page: Page) => page.evaluate(() => audit.listShown().map(({ words }) => words));

/** As the page is in a wide window, without what the visitor does to its text. */
async function listWide(page: Page, variant: Variant): Promise<readonly string[]> {
  const wide = toWide(variant);
  await page.setViewportSize(sizes[wide.size]);
  await applyText(page, wide);
  await settle(page);
  const shown = await listShown(page);
  await page.setViewportSize(sizes[variant.size]);
  await applyText(page, variant);
  await settle(page);
  return shown;
}

/** A script that watches the window hears of a new size in the next frame. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

type Look = PageJob &
  Pick<Subject, 'page' | 'variant' | 'html' | 'opened' | 'readWide'> & {
    /** Is told what comes next: if it hangs, that is known. */
    begin: (step: string) => void;
  };

async function look({
  page,
  windows,
  variant,
  html,
  opened,
  readWide,
  auditPage,
  checks,
  folder,
  begin,
}: Look): Promise<Omit<RunResult, 'milliseconds'>> {
  const shown = await readShown(page, variant);
  begin('its picture');
  const picture = folder ? await takePicture(page, auditPage, variant, folder) : {};
  let walked: Promise<readonly WalkedStop[]> | undefined;
  const ruled: Record<string, Ruled> = {};
  const subject: Subject = {
    page,
    windows,
    auditPage,
    variant,
    html,
    opened,
    readWide,
    walk: () => (walked ??= walk(page)),
    takeDown(engine, own) {
      ruled[engine] = own;
    },
  };
  const own = checks.filter((check) => check.looksAt(variant, auditPage));
  const findings = [];
  for (const check of own) {
    begin(check.id);
    for (const found of await tryToFind(check, subject))
      findings.push({ ...found, check: check.id });
  }
  const forth = (await walked)?.filter(({ isOnWayBack }) => !isOnWayBack);
  // After an open list everything is elsewhere than on the picture.
  const last = forth?.findLastIndex(({ isInList }) => isInList) ?? -1;
  return {
    page: auditPage,
    variant,
    checks: own.map(({ id }) => id),
    shown,
    findings,
    ...picture,
    ...(Object.keys(ruled).length > 0 && { ruled }),
    ...(forth && {
      stops: forth.map(({ name, role, box }, index) => ({
        name,
        role,
        box,
        ...(last >= 0 && index > last && { isElsewhere: true as const }),
      })),
    }),
  };
}

/** A check that breaks has not passed. */
async function tryToFind(check: Check, subject: Subject): Promise<readonly Found[]> {
  try {
    return await check.find(subject);
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    const { auditPage, variant } = subject;
    throw new Error(
      `The check ${check.id} broke on ${auditPage.address} in ${formatVariant(variant)}.`,
      { cause: error },
    );
  }
}

/**
 * Of the whole page, or of the window where something is over the page: a picture of the whole one
 * is taken as of a window of its height, and shows it at the end of that.
 */
async function takePicture(
  page: Page,
  { locale, route }: AuditPage,
  variant: Variant,
  folder: string,
): Promise<Pick<RunResult, 'picture' | 'pictured'>> {
  const name = formatVariant(variant)
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
  const picture = `pictures/${locale}-${route}/${name}.jpg`;
  const pictured = opens(variant.state) ? await readWindow(page) : undefined;
  mkdirSync(dirname(join(folder, picture)), { recursive: true });
  writeFileSync(join(folder, picture), await capture(page, toFormat(variant), pictured));
  return { picture, ...(pictured && { pictured }) };
}

/** Plain looks and windows are there to be judged; of the others, large ones take their time and show enough. */
function toFormat(variant: Variant): JpegFormat {
  const isSmall = !isPlain(variant) && !opens(variant.state) && variant.size === '1280×800';
  return { format: 'jpeg', quality: 50, scale: isSmall ? 0.5 : 1 };
}
