import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { captureScreenshot, readViewport, readWholePage } from '../gather/screenshots.ts';
import { gatherTabSequence, type GatheredTabStop } from '../gather/tabSequence.ts';
import { TimedOut } from '../gather/timeout.ts';
import { formatVariant, isPlain, overlayOf } from '../matrix.ts';
import type { EngineRules, Run, TabStop, Violation } from '../model.ts';
import { NotMeasured, type Rule, type RuleContext } from '../rule.ts';

type Options = Omit<RuleContext, 'tabSequence' | 'reportEngineRules'> & {
  rules: readonly Rule[];
  /** Where screenshots go; none are taken without. */
  folder?: string | undefined;
  /** Is told what comes next, so that a timeout can name it. */
  begin: (step: string) => void;
};

/** Evaluates the rules on a page that is in a variant, one after the other. */
export async function runVariant({ rules, folder, begin, ...given }: Options): Promise<Run> {
  const { page, variant, auditPage, config } = given;
  begin('its screenshot');
  const take = async () => (folder ? takeScreenshot(given, folder) : undefined);
  // The other pages look alike in the other variants; a screenshot takes a tenth of an audit's time.
  const isShown = isPlain(variant) || auditPage.isStyleSample || overlayOf(variant.state, config);
  let screenshot = isShown ? await take() : undefined;
  let gathered: Promise<readonly GatheredTabStop[]> | undefined;
  const engineRules: Record<string, EngineRules> = {};
  const violations: Violation[] = [];
  const notMeasured: Violation[] = [];
  const applicable = rules.filter((rule) => rule.appliesTo(variant, auditPage, config));
  for (const { id, evaluate } of applicable) {
    begin(id);
    const context: RuleContext = {
      ...given,
      tabSequence: () => (gathered ??= gatherTabSequence(page, config)),
      reportEngineRules: (own) => (engineRules[id] = own),
    };
    try {
      for (const violation of await evaluate(context)) violations.push({ ...violation, rule: id });
    } catch (error) {
      if (error instanceof TimedOut) throw error;
      // A rule that throws has not passed.
      if (!(error instanceof NotMeasured)) {
        const place = `${auditPage.address} in ${formatVariant(variant)}`;
        throw new Error(`The rule ${id} threw on ${place}.`, { cause: error });
      }
      notMeasured.push({ rule: id, message: error.message });
    }
  }
  if (violations.length + notMeasured.length > 0) screenshot ??= await take();
  const tabStops = (await gathered)?.filter(({ isBackwards }) => !isBackwards);
  return {
    page: auditPage,
    variant,
    rules: applicable.map(({ id }) => id),
    violations,
    notMeasured,
    ...(screenshot && { screenshot }),
    ...(Object.keys(engineRules).length > 0 && { engineRules }),
    ...(tabStops && { tabStops: toTabStops(tabStops) }),
  };
}

/** After an open list has closed, everything is elsewhere than on the screenshot. */
function toTabStops(stops: readonly GatheredTabStop[]): TabStop[] {
  const last = stops.findLastIndex(({ isInDisclosure }) => isInDisclosure);
  return stops.map(({ name, role, box }, index) => ({
    name,
    role,
    box,
    ...(last >= 0 && index > last && { isOffScreenshot: true as const }),
  }));
}

/**
 * Of the whole page, or of the viewport where something lies over the page: a screenshot of the
 * whole page is taken as in a viewport of its height, and shows what is fixed at the end of that.
 */
async function takeScreenshot(
  { page, auditPage: { locale, id }, variant, config }: Omit<Options, 'rules' | 'begin'>,
  folder: string,
): Promise<NonNullable<Run['screenshot']>> {
  const name = formatVariant(variant)
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
  const file = `screenshots/${locale}-${id}/${name}.jpg`;
  const hasOverlay = overlayOf(variant.state, config) !== undefined;
  const box = hasOverlay ? await readViewport(page) : await readWholePage(page);
  const format = { format: 'jpeg', quality: 50 } as const;
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  const data = await captureScreenshot(page, format, hasOverlay ? box : undefined);
  writeFileSync(join(folder, file), data);
  return { file, box };
}
