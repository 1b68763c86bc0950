import type { Page } from '@playwright/test';
import { isReference } from './matrix.ts';
import type { Shown, Variant } from './model.ts';

/** What there is for checks to look at. */
export async function readShown(page: Page, variant: Variant): Promise<Shown> {
  const shown = await page.evaluate(() => {
    const controls = audit.listControls().filter((element) => audit.isShown(element));
    return {
      lines: audit.listLines().length,
      controls: controls.length,
      images: [...document.images]
        .filter((image) => audit.isShown(image))
        .map(({ currentSrc, alt }) => ({ file: new URL(currentSrc).pathname, words: alt })),
      inLine: controls
        .filter((element) => audit.isInLine(element))
        .map((element) => ({
          name: audit.nameOf(element),
          height: Math.round(audit.targetOf(element).height),
        })),
    };
  });
  const { images, ...counts } = shown;
  return { ...counts, pictures: images.length, ...(isReference(variant) && { images }) };
}
