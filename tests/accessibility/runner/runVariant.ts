import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { takeInventory } from '../gather/inventory.ts';
import { captureScreenshot, readViewport, type JpegFormat } from '../gather/screenshots.ts';
import { gatherTabSequence, type GatheredTabStop } from '../gather/tabSequence.ts';
import { formatVariant, isPlain, isWide, overlayOf } from '../matrix.ts';
import type { EngineRules, Run, TabStop } from '../model.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { runRules } from './runRules.ts';

type Options = Omit<RuleContext, 'tabSequence' | 'reportEngineRules'> & {
  rules: readonly Rule[];
  /** Where screenshots go; none are taken without. */
  folder?: string | undefined;
  /** Is told what comes next, so that a timeout can name it. */
  begin: (step: string) => void;
};

/** Evaluates the rules on a page that is in a variant. */
export async function runVariant({
  rules,
  folder,
  begin,
  ...given
}: Options): Promise<Omit<Run, 'milliseconds'>> {
  const { page, variant, auditPage, config } = given;
  const inventory = await takeInventory(page, variant);
  begin('its screenshot');
  const screenshot = folder ? await writeScreenshot(given, folder) : {};
  let gathered: Promise<readonly GatheredTabStop[]> | undefined;
  const engineRules: Record<string, EngineRules> = {};
  const applicable = rules.filter((rule) => rule.appliesTo(variant, auditPage, config));
  let current = '';
  const context: RuleContext = {
    ...given,
    tabSequence: () => (gathered ??= gatherTabSequence(page, config)),
    reportEngineRules(own) {
      engineRules[current] = own;
    },
  };
  const outcome = await runRules(applicable, context, (id) => {
    current = id;
    begin(id);
  });
  const tabStops = (await gathered)?.filter(({ isBackwards }) => !isBackwards);
  return {
    page: auditPage,
    variant,
    rules: applicable.map(({ id }) => id),
    inventory,
    ...outcome,
    ...screenshot,
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
async function writeScreenshot(
  {
    page,
    auditPage: { locale, id },
    variant,
    config,
  }: Pick<RuleContext, 'page' | 'auditPage' | 'variant' | 'config'>,
  folder: string,
): Promise<Pick<Run, 'screenshot' | 'screenshotBox'>> {
  const name = formatVariant(variant)
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
  const screenshot = `screenshots/${locale}-${id}/${name}.jpg`;
  const hasOverlay = overlayOf(variant.state, config) !== undefined;
  const screenshotBox = hasOverlay ? await readViewport(page) : undefined;
  mkdirSync(dirname(join(folder, screenshot)), { recursive: true });
  // Large screenshots take their time; those that are not of the plain page show enough at half the size.
  const isReduced = !isPlain(variant) && !hasOverlay && isWide(variant);
  const format: JpegFormat = { format: 'jpeg', quality: 50, scale: isReduced ? 0.5 : 1 };
  writeFileSync(join(folder, screenshot), await captureScreenshot(page, format, screenshotBox));
  return { screenshot, ...(screenshotBox && { screenshotBox }) };
}
