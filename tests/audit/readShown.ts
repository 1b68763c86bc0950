import type { Page } from '@playwright/test';
import { isReference } from './matrix.ts';
import type { Shown, Variant } from './model.ts';

/** What there is for checks to look at. */
export async function readShown(page: Page, variant: Variant): Promise<Shown> {
  const shown = await page.evaluate(() => {
    // A picture may be in its address, or not be there at all.
    const nameFile = (address: string) =>
      address.startsWith('data:')
        ? address.replace(/,.*/s, ',…')
        : (URL.parse(address)?.pathname ?? 'no file');
    const controls = audit.listControls().filter((element) => audit.isShown(element));
    return {
      lines: audit.listLines().length,
      controls: controls.length,
      images: [...document.images]
        .filter((image) => audit.isShown(image))
        .map(({ currentSrc, alt }) => ({ file: nameFile(currentSrc), words: alt })),
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
