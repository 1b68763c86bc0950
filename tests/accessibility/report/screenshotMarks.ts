import { html, type SafeHtml } from '@remix-run/html-template';
import type { Box, TabStop, Violation } from '../model.ts';
import type { Content } from './markup.ts';

/** A box that is drawn over a screenshot, and its number. */
export type Mark = { number: number; box: Box };

/** Of a screenshot in CSS pixels of the page; its file may be smaller. */
export type Extent = { width: number; height: number; isReduced?: boolean };

/** Numbered as in the list beside; what has no box, or is not on the screenshot, gets no mark. */
export function toMarks(
  items: readonly (Pick<Violation, 'box'> & Pick<TabStop, 'isOffScreenshot'>)[],
  screenshotBox?: Box,
): Mark[] {
  return items.flatMap(({ box, isOffScreenshot }, index) => {
    const place = box && !isOffScreenshot && placeOn(box, screenshotBox);
    return place ? [{ number: index + 1, box: place }] : [];
  });
}

/** A box relative to the screenshot; none where the screenshot does not show it. */
export function placeOn({ x, y, width, height }: Box, screenshot?: Box): Box | undefined {
  if (!screenshot) return { x, y, width, height };
  const isOnIt =
    Math.max(x, screenshot.x) < Math.min(x + width, screenshot.x + screenshot.width) &&
    Math.max(y, screenshot.y) < Math.min(y + height, screenshot.y + screenshot.height);
  return isOnIt ? { x: x - screenshot.x, y: y - screenshot.y, width, height } : undefined;
}

/**
 * In percent of the screenshot, so that boxes stay in place at any width, while lines and numbers
 * keep a size that can be read; a viewBox would shrink them.
 */
export function drawMarks(
  marks: readonly Mark[],
  extent: Extent,
  kind: 'violation' | 'tab stop',
): Content {
  if (marks.length === 0) return '';
  return html`<svg class="marks" data-kind="${kind}" aria-hidden="true" focusable="false">
    ${kind === 'tab stop' ? drawPath(marks, extent) : ''}
    ${marks.map((mark) => drawMark(mark, extent))}
  </svg>`;
}

function drawMark({ number, box }: Mark, { width, height }: Extent): SafeHtml {
  const place = html`x="${toPercent(box.x, width)}" y="${toPercent(box.y, height)}"
  width="${toPercent(box.width, width)}" height="${toPercent(box.height, height)}"`;
  // The number of what lies outside the screenshot, as a skip link does, is drawn at its edge.
  const x = toPercent(clamp(box.x, width), width);
  const y = toPercent(clamp(box.y, height), height);
  // The number is HTML, because axe measures contrast against backgrounds and ignores <rect>.
  return html`<rect class="halo" ${place} /><rect class="box" ${place} /><foreignObject
      x="${x}"
      y="${y}"
      width="1"
      height="1"
      ><span class="number">${number}</span></foreignObject
    >`;
}

function drawPath(marks: readonly Mark[], { width, height }: Extent): SafeHtml {
  const points = marks.map(({ box }) => ({
    x: toPercent(clamp(box.x + box.width / 2, width), width),
    y: toPercent(clamp(box.y + box.height / 2, height), height),
  }));
  const lines = points.slice(1).map(({ x, y }, index) => {
    const from = points[index]!;
    return html`<line x1="${from.x}" y1="${from.y}" x2="${x}" y2="${y}" />`;
  });
  return html`<g class="path">${lines}</g>`;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** @example toPercent(160, 320) // => '50%' */
const toPercent = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(3))}%`;
