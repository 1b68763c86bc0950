import type { Page } from 'playwright-core';
import { countChangedPixels, readPixels, surround } from '../../gather/pixels.ts';
import type { FoundViolation } from '../../rule.ts';
import { controlRatio } from '../shared/findLowContrastControls.ts';

/** CSS pixels around the item within which its indicator is measured. */
const margin = 12;

/** Items with `aria-current` that look as without it, but for fewer pixels than a line below them has. */
export async function findFaintCurrentIndicators(page: Page): Promise<FoundViolation[]> {
  const items = await page.evaluateHandle(() =>
    [
      ...document.querySelectorAll('[aria-current]:not([aria-current="false"], [aria-current=""])'),
    ].filter((element) => audit.isVisible(element)),
  );
  const count = await items.evaluate(({ length }) => length);
  const violations: FoundViolation[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { current, name, target, box } = await items.evaluate((all, index) => {
      const element = all[index]!;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return {
        ...audit.locate(element),
        name: audit.shorten(audit.nameOf(element)),
        current: element.ariaCurrent,
      };
    }, nth);
    const setCurrent = (value: string | null) =>
      items.evaluate(
        (all, [index, own]) => {
          all[index]!.ariaCurrent = own;
        },
        [nth, value] as const,
      );
    const around = surround(box, margin);
    const indicated = await readPixels(page, around);
    await setCurrent(null);
    const plain = await readPixels(page, around);
    await setCurrent(current);
    const changed = countChangedPixels(indicated, plain, controlRatio);
    const least = Math.round(box.width);
    if (changed < least)
      violations.push({
        target,
        box,
        message: `“${name}” is indicated as current by ${changed} px that differ ${controlRatio} : 1; a line below it has ${least}. Indicate it by a line or a sign.`,
      });
  }
  await items.dispose();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return violations;
}
