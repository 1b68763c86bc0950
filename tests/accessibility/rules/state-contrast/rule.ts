import type { Page } from 'playwright-core';
import { withPseudoClasses } from '../../gather/forcePseudoClasses.ts';
import { countChangedPixels, readPixels, surround } from '../../gather/pixels.ts';
import { isPixelVariant, isPlain, isWide } from '../../matrix.ts';
import { NotMeasured, type FoundViolation, type RuleDefinition } from '../../rule.ts';
import { controlRatio, findLowContrast } from '../shared/contrast.ts';
import { whenSettled } from '../shared/whenSettled.ts';

/** The focus is not in this list, because the rule `focus-indicator` measures it. */
const pseudoClassCases = [
  // Under the pointer, every element is tested, not only controls: for example, the text of a card may fade.
  { pseudoClasses: ['hover'], prefix: 'Under the pointer', within: '*' },
  { pseudoClasses: ['hover', 'active'], prefix: 'While pressed', within: 'a, button, summary' },
  { pseudoClasses: ['target'], prefix: 'As the target of a link', within: '[id]' },
] as const;

const text =
  'Text under the pointer, in pressed controls and in the target of a link has the contrast that the criterion requires.';
const controls = `Icons, and edges or backgrounds of controls, keep a contrast of at least ${controlRatio} : 1 under the pointer, while pressed and in the target of a link. The indicator of the current item (aria-current) changes at least as many pixels as a line of 1 px below the item has. Each of these pixels changes with a contrast of at least ${controlRatio} : 1.`;

export const rule: RuleDefinition = {
  criteria: { '1.4.3': text, '1.4.6': text, '1.4.11': controls },
  exclusions:
    'All languages except one for each writing direction, because all languages have the same styles. Forced colors and overlays, except on one page of each language, because all pages have the same styles. Viewports other than 1280×800. More contrast, large and spaced text, and reduced motion. States without an overlay, except “loaded”. Current items in states other than “loaded”. Generated content, and all other content that the rule “contrast” excludes.',
  appliesTo: (variant, page, config) =>
    page.isStyleSample === true &&
    isPixelVariant(variant, page, config) &&
    (isPlain(variant) || page.hasSharedParts === true) &&
    variant.preference !== 'more contrast' &&
    variant.state !== 'skip link focused' &&
    isWide(variant),
  async evaluate(context) {
    const { page, variant, violations } = context;
    for (const { pseudoClasses, prefix, within } of pseudoClassCases) {
      // Skip `:target` if no style sheet uses it, because browsers have no default style for `:target`.
      if (pseudoClasses[0] === 'target' && !(await mayBeStyled(page, ':target'))) continue;
      const found = await withPseudoClasses(page, pseudoClasses, within, () =>
        whenSettled(context, () => findLowContrast(context, within)),
      );
      violations.push(...found.map((one) => ({ ...one, message: `${prefix}: ${one.message}` })));
    }
    if (variant.state !== 'loaded') return violations;
    const faint = await whenSettled(context, () => findFaintCurrentIndicators(page));
    if (faint.length === 0 || (await mayBeStyled(page, 'aria-current')))
      return [...violations, ...faint];
    if (violations.length > 0) return violations;
    // The page may indicate the current item by a class, but the audit cannot know which class that is.
    throw new NotMeasured(
      'No style selects aria-current, so the indicator of the current item was not measured.',
    );
  },
};

/** @returns true if a style rule contains the selector, or if some rules cannot be read */
function mayBeStyled(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((own) => {
    try {
      return audit
        .listRoots()
        .flatMap((root) => [...root.styleSheets, ...root.adoptedStyleSheets])
        .flatMap(({ cssRules }) => [...cssRules])
        .some((one) => one instanceof CSSImportRule || one.cssText.includes(own));
    } catch {
      return true;
    }
  }, selector);
}

async function findFaintCurrentIndicators(page: Page): Promise<FoundViolation[]> {
  const violations: FoundViolation[] = [];
  const items = await page.$$('[aria-current]:not([aria-current="false"], [aria-current=""])');
  for (const item of items) {
    const { isVisible, current, name, target, box } = await item.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return {
        ...audit.describe(element),
        isVisible: audit.isVisible(element),
        current: element.ariaCurrent,
      };
    });
    if (!isVisible) continue;
    const around = surround(box);
    const indicated = await readPixels(page, around);
    await item.evaluate((element) => element.removeAttribute('aria-current'));
    const plain = await readPixels(page, around);
    await item.evaluate((element, own) => (element.ariaCurrent = own), current);
    const changed = countChangedPixels(indicated, plain, controlRatio);
    const least = Math.round(box.width);
    const message = `${changed} px indicate “${name}” as the current item with a contrast of at least ${controlRatio} : 1. A line below it would have ${least} px. Indicate it by a line or a sign.`;
    if (changed < least) violations.push({ target, box, criteria: ['1.4.11'], message });
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return violations;
}
