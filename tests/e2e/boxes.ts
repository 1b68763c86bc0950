import type { Locator, Page } from '@playwright/test';

export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : [];
    const clipped = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.offsetWidth > 1)
      .filter((element) => !element.closest('svg, .mantine-VisuallyHidden-root'))
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === 'inline') return false;
        const isTooWide = element.scrollWidth > element.clientWidth + 1;
        const isTooHigh = element.scrollHeight > element.clientHeight + 1;
        // If the content is too wide and overflows visibly, it may cover other elements.
        const isCutOff = isTooWide && !/auto|scroll/.test(overflowX);
        return isCutOff || (isTooHigh && /hidden|clip/.test(overflowY));
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return [...wide, ...clipped];
  });

/** Reads the boxes of texts and of their lines, because an element can be larger than its text. */
export const readTextBoxes = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const byTop = Map.groupBy(range.getClientRects(), (box) => Math.round(box.top));
      const lines = [...byTop.values()].map((boxes) => ({
        height: boxes[0]!.height,
        left: Math.min(...boxes.map((box) => box.left)),
        right: Math.max(...boxes.map((box) => box.right)),
      }));
      const box = element.getBoundingClientRect().toJSON() as DOMRect;
      return { left, right, top, bottom, lines, box };
    }),
  );

export const readBoxes = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
