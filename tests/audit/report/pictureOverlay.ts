import type { Box } from '../model.ts';
import { html, type Markup, nothing } from './html.ts';

/** What is drawn over a picture: where, and with which number. */
export type Mark = { number: number; box: Box };

/** Of the picture in CSS pixels of the page; its file may be smaller. */
export type Extent = { width: number; height: number; isReduced?: boolean };

/**
 * In shares of the picture, so that boxes stay where they belong in any width, while lines and
 * numbers keep the size that can be read; a viewBox would shrink them with the picture.
 */
export function drawMarks(
  marks: readonly Mark[],
  extent: Extent,
  kind: 'finding' | 'stop',
): Markup {
  if (marks.length === 0) return nothing;
  const path = kind === 'stop' ? drawPath(marks, extent) : nothing;
  return html`<svg
    class="marks"
    data-kind="${kind}"
    width="100%"
    height="100%"
    aria-hidden="true"
    focusable="false"
  >
    ${path}${marks.map((mark) => drawMark(mark, extent))}
  </svg>`;
}

function drawMark({ number, box }: Mark, extent: Extent): Markup {
  const size = html`width="${share(box.width, extent.width)}"
  height="${share(box.height, extent.height)}"`;
  const place = html`x="${share(box.x, extent.width)}" y="${share(box.y, extent.height)}"`;
  // The badge of what lies outside of the picture, as a skip link does, is drawn at its edge.
  const badge = html`x="${share(clamp(box.x, extent.width), extent.width)}"
  y="${share(clamp(box.y, extent.height), extent.height)}"`;
  // HTML inside, as axe measures the contrast of a text against backgrounds and sees no <rect>.
  return html`<rect class="halo" ${place} ${size} /><rect
      class="box"
      ${place}
      ${size}
    /><foreignObject ${badge} width="1" height="1"
      ><span class="badge">${number}</span></foreignObject
    >`;
}

function drawPath(marks: readonly Mark[], extent: Extent): Markup {
  const points = marks.map(({ box }) => ({
    x: share(clamp(box.x + box.width / 2, extent.width), extent.width),
    y: share(clamp(box.y + box.height / 2, extent.height), extent.height),
  }));
  const lines = points.slice(1).map(({ x, y }, index) => {
    const from = points[index]!;
    return html`<line x1="${from.x}" y1="${from.y}" x2="${x}" y2="${y}" />`;
  });
  return html`<g class="path">${lines}</g>`;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** @example share(160, 320) // => '50%' */
const share = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(3))}%`;
