import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StateNotReached } from '../gather/pageStates.ts';
import { captureScreenshot, readViewport, readWholePage } from '../gather/screenshots.ts';
import { gatherTabSequence, type GatheredTabStop } from '../gather/tabSequence.ts';
import { TimedOut } from '../gather/timeout.ts';
import { formatVariant, isPlain, overlayOf } from '../matrix.ts';
import type { EngineRules, NotMeasuredRule, Run, TabStop, Violation } from '../model.ts';
import { listCoveredCriteria } from '../report/criteria.ts';
import { NotMeasured, type FoundViolation, type Rule, type RuleContext } from '../rule.ts';
import { toViolation } from './violations.ts';

/** Limits the time of a step. The message of a timeout contains the name of the step. */
export type Limit = <T>(step: string, work: Promise<T>) => Promise<T>;

type Given = Omit<RuleContext, 'tabSequence' | 'reportEngineRules' | 'violations'>;

type Options = Given & {
  rules: readonly Rule[];
  reportFolder?: string | undefined;
  limit: Limit;
  restore: () => Promise<void>;
};

export async function runVariant(options: Options): Promise<Run> {
  const { rules, reportFolder, limit, restore, ...given } = options;
  const { page, variant, auditPage, config } = given;
  const take = async () =>
    reportFolder ? limit('its screenshot', takeScreenshot(given, reportFolder)) : undefined;
  // Screenshots take much time, so only some variants always have one. The others get one only if a rule
  // finds a violation or cannot tell whether the page passes.
  const alwaysHasScreenshot =
    isPlain(variant) || auditPage.isStyleSample || overlayOf(variant.state, config);
  let screenshot = alwaysHasScreenshot ? await take() : undefined;
  let gathered: Promise<readonly GatheredTabStop[]> | undefined;
  const engineRules: Record<string, EngineRules> = {};
  const violations: Violation[] = [];
  const notMeasured: NotMeasuredRule[] = [];
  const applicable = rules.filter((rule) => rule.appliesTo(variant, auditPage, config));
  for (const rule of applicable) {
    const { id } = rule;
    const found: FoundViolation[] = [];
    const context: RuleContext = {
      ...given,
      tabSequence: () => (gathered ??= gatherTabSequence(page, { recordsObscured: true })),
      reportEngineRules: (own) => (engineRules[id] = own),
      violations: found,
    };
    try {
      const returned = await limit(id, rule.evaluate(context));
      found.push(...returned.filter((one) => !found.includes(one)));
    } catch (error) {
      if (error instanceof TimedOut)
        throw Object.assign(error, { slowRule: { id, variant, found } });
      notMeasured.push({
        rule: id,
        criteria: listCoveredCriteria(rule, variant),
        ...describeError(error),
      });
      // An unexpected error may leave a changed page, but the next rule needs an unchanged page.
      if (!isExpected(error)) await limit('its state', restore());
    }
    violations.push(...found.map((violation) => toViolation(rule, violation, variant)));
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

/**
 * These errors are not faults of the rule. For example, the server does not send a page that the rule loads.
 */
const isExpected = (error: unknown) =>
  error instanceof NotMeasured || error instanceof StateNotReached;

function describeError(error: unknown): Pick<NotMeasuredRule, 'message' | 'stack'> {
  if (isExpected(error)) return { message: error.message };
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { message: `The rule threw ${name}: ${message.split('\n')[0]}`, stack };
}

/**
 * Leaves out the boxes of the tab stops that follow an open disclosure. The disclosure may have closed when
 * the focus left it, so these boxes might not match the screenshot, which was taken before.
 */
function toTabStops(stops: readonly GatheredTabStop[]): TabStop[] {
  const last = stops.findLastIndex(({ isInDisclosure }) => isInDisclosure);
  return stops.map(({ name, role, box }, index) =>
    last >= 0 && index > last ? { name, role } : { name, role, box },
  );
}

/**
 * Captures only the viewport if an overlay is open. To capture the whole page, the browser enlarges the
 * viewport, which would move the overlay to the end of the page.
 */
async function takeScreenshot(
  { page, auditPage: { locale, id }, variant, config }: Given,
  reportFolder: string,
): Promise<NonNullable<Run['screenshot']>> {
  const name = formatVariant(variant)
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
  const file = `screenshots/${locale}-${id}/${name}.jpg`;
  const hasOverlay = overlayOf(variant.state, config) !== undefined;
  const box = hasOverlay ? await readViewport(page) : await readWholePage(page);
  mkdirSync(dirname(join(reportFolder, file)), { recursive: true });
  const data = await captureScreenshot(page, 'jpeg', hasOverlay ? box : undefined);
  writeFileSync(join(reportFolder, file), data);
  return { file, box };
}
