import { readFileSync } from 'node:fs';
import { pageColors } from '../../app/colors.ts';
import type { Direction } from '../../i18n/languages.ts';

/**
 * Every large social network shows pictures of this size without cropping them:
 * https://developers.facebook.com/docs/sharing/webmasters/images/
 */
export const size = { width: 1200, height: 630 } as const;

const artFile = 'src/pages/home/hero.svg';

/** The drawing on the home page has two scenes, one below the other. A `<view>` names each scene. */
const art = readFileSync(artFile, 'utf8')
  // Each CSS variable is replaced by its default value, because sharp draws SVGs with librsvg,
  // which does not support variables: https://gitlab.gnome.org/GNOME/librsvg/-/issues/471
  .replaceAll(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1');
const [, drawing = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(art) ?? [];

const scene = { x: 468, width: Math.round((size.height * 640) / 520) };
/** The upper end of the slanted line is this far to the right of its lower end. */
const lean = Math.tan((14 * Math.PI) / 180) * size.height;
const middle = scene.x + 0.46 * scene.width;
const [topX, bottomX] = [middle + lean / 2, middle - lean / 2];

export function toScene(dir: Direction): string {
  const line = `M${topX} 0 ${bottomX} ${size.height}`;
  const mirror = dir === 'rtl' ? `transform="matrix(-1 0 0 1 ${size.width} 0)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<defs>
<g id="drawing" fill="none" stroke-linecap="round">${drawing}</g>
<linearGradient id="fade"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>
<mask id="faded" maskUnits="userSpaceOnUse" x="0" y="0" width="${size.width}" height="${size.height}">
<rect x="${scene.x}" width="160" height="100%" fill="url(#fade)"/><rect x="${scene.x + 160}" width="100%" height="100%" fill="#fff"/></mask>
<clipPath id="lit"><path d="${line}H${size.width}V0z"/></clipPath>
<linearGradient id="glow" gradientUnits="userSpaceOnUse" x1="${middle}" y1="315" x2="${middle + 80}" y2="335"><stop stop-color="#ffd98a" stop-opacity=".7"/><stop offset=".35" stop-color="#f5ae39" stop-opacity=".22"/><stop offset="1" stop-color="#f5ae39" stop-opacity="0"/></linearGradient>
</defs>
<rect width="100%" height="100%" fill="${pageColors.light}"/>
<g ${mirror} fill="none">
<g mask="url(#faded)">${toView('before')}</g>
<g clip-path="url(#lit)">${toView('after')}<path d="${line}h140L${topX + 140} 0z" fill="url(#glow)"/></g>
<path stroke="#ffc45a" stroke-opacity=".3" stroke-width="13" d="${line}"/>
<path stroke="#f5ae39" stroke-width="6" d="${line}"/>
<path stroke="#fff3cf" stroke-width="2" d="${line}"/>
</g>
</svg>`;
}

function toView(id: string): string {
  const [, box] = new RegExp(`<view id="${id}" viewBox="([^"]+)"`).exec(art) ?? [];
  if (!box) throw new Error(`${artFile} has no <view id="${id}" viewBox="…">.`);
  return `<svg x="${scene.x}" width="${scene.width}" height="${size.height}" viewBox="${box}"><use href="#drawing"/></svg>`;
}
