import type { Check, Found, Subject, WalkedStop } from './check.ts';
import { formatVariant } from './matrix.ts';
import type { Ruled, RunResult } from './model.ts';
import { NoAnswer } from './noAnswer.ts';
import { readShown } from './readShown.ts';
import { takePicture } from './takePicture.ts';
import { walk } from './walk.ts';

type Look = Omit<Subject, 'walk' | 'takeDown'> & {
  checks: readonly Check[];
  /** Where pictures go, each at the path that its run names; none are taken without. */
  folder?: string | undefined;
  /** Is told what comes next: if it hangs, that is known. */
  begin: (step: string) => void;
};

/** Shows a page that is in a variant to all checks that look at it so. */
export async function takeLook({
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
  const times: Record<string, number> = {};
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
    const start = performance.now();
    for (const found of await tryToFind(check, subject))
      findings.push({ ...found, check: check.id });
    times[check.id] = Math.round(performance.now() - start);
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
    times,
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
