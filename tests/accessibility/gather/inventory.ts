import type { Page } from 'playwright-core';
import { isReference } from '../matrix.ts';
import type { Inventory, Variant } from '../model.ts';

export const emptyInventory: Inventory = { lines: 0, controls: 0, images: 0, inlineControls: [] };

/** Counts what there is for rules to test. */
export async function takeInventory(page: Page, variant: Variant): Promise<Inventory> {
  const { imageList, ...counts } = await page.evaluate(() => {
    // An image may be in its address, or have none.
    const toFileName = (address: string) =>
      address.startsWith('data:')
        ? address.replace(/,.*/s, ',…')
        : (URL.parse(address)?.pathname ?? 'no file');
    const controls = audit.listControls().filter((element) => audit.isVisible(element));
    const images = [...document.images].filter((image) => audit.isVisible(image));
    return {
      lines: audit.listLines().length,
      controls: controls.length,
      images: images.length,
      imageList: images.map(({ currentSrc, alt }) => ({ file: toFileName(currentSrc), alt })),
      inlineControls: controls
        .filter((element) => audit.isInline(element))
        .map((element) => ({
          name: audit.shorten(audit.nameOf(element)),
          height: Math.round(audit.targetBoxOf(element).height),
        })),
    };
  });
  return { ...counts, ...(isReference(variant) && { imageList }) };
}
