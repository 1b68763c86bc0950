import type { Page } from 'playwright-core';
import { countChangedPixels, readPixels, surround } from '../../gather/pixels.ts';
import type { FoundViolation } from '../../rule.ts';
import { controlRatio } from '../shared/findLowContrastControls.ts';

/** CSS pixels around the item within which its indicator is measured. */
const margin = 12;

/** Items with `aria-current` that look as without it, but for fewer pixels than a line below them has. */
export async function findFaintCurrentIndicators(page: Page): Promise<FoundViolation[]> {
  const violations: FoundViolation[] = [];
  const items = await page.$$('[aria-current]:not([aria-current="false"], [aria-current=""])');
  for (const item of items) {
    const { isVisible, current, name, target, box } = await item.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return {
        ...audit.locate(element),
        isVisible: audit.isVisible(element),
        name: audit.shorten(audit.nameOf(element)),
        current: element.ariaCurrent,
      };
    });
    if (!isVisible) continue;
    const around = surround(box, margin);
    const indicated = await readPixels(page, around);
    await item.evaluate((element) => element.removeAttribute('aria-current'));
    const plain = await readPixels(page, around);
    await item.evaluate((element, own) => (element.ariaCurrent = own), current);
    const changed = countChangedPixels(indicated, plain, controlRatio);
    const least = Math.round(box.width);
    const message = `“${name}” is indicated as current by ${changed} px that differ ${controlRatio} : 1; a line below it has ${least}. Indicate it by a line or a sign.`;
    if (changed < least) violations.push({ target, box, message });
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return violations;
}
