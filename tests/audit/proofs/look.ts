import type { Check } from '../check.ts';
import { applyExceptions } from '../exceptions.ts';
import { isReference, toVariants } from '../matrix.ts';
import type { AuditPage, Finding, Variant } from '../model.ts';
import { runPage } from '../runPage.ts';
import type { KnownPage, SiteCheck } from '../siteChecks.ts';
import type { Windows } from '../windows.ts';

type Look = { windows: Windows; origin: string };

/** What checks find on one page, on the very way that the audit takes. */
export async function look(
  { windows, origin }: Look,
  checks: readonly Check[],
  auditPage: AuditPage,
  variant: Variant,
): Promise<Finding[]> {
  const { runs } = await runPage({ windows, origin, auditPage, variants: [variant], checks });
  return applyExceptions(
    runs.flatMap(({ findings }) => findings),
    variant,
  ).counting;
}

/** The first that the check looks at and that is as wanted. */
export function findVariant(check: Check, page: AuditPage, wanted: Partial<Variant> = {}): Variant {
  const variant = toVariants(page).find(
    (one) =>
      check.looksAt(one, page) &&
      Object.entries(wanted).every(([key, value]) => one[key as keyof Variant] === value),
  );
  if (!variant)
    throw new Error(
      `The check ${check.id} looks at ${page.address} in no variant that is ${Object.values(wanted).join(', ')}. Want another one in seeds.ts.`,
    );
  return variant;
}

/** What a check of all pages finds on any of these. */
export async function lookAtAll(
  { windows, origin }: Look,
  check: SiteCheck,
  pages: readonly AuditPage[],
): Promise<Finding[]> {
  const known: KnownPage[] = [];
  for (const page of pages) {
    const variants = toVariants(page).filter(isReference);
    const { facts } = await runPage({ windows, origin, auditPage: page, variants, checks: [] });
    if (facts) known.push({ page, facts });
  }
  return known.flatMap((one) =>
    check.find(one, known).map((found) => ({ ...found, check: check.id })),
  );
}
