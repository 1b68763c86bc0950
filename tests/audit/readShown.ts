import type { Page } from '@playwright/test';
import type { Shown } from './model.ts';

/** What there is for checks to look at. */
export function readShown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const controls = audit.listControls().filter((element) => audit.isShown(element));
    return {
      lines: audit.listLines().length,
      controls: controls.length,
      pictures: [...document.images].filter((image) => audit.isShown(image)).length,
      inLine: controls
        .filter((element) => audit.isInLine(element))
        .map((element) => ({
          name: audit.nameOf(element),
          height: Math.round(audit.targetOf(element).height),
        })),
    };
  });
}
