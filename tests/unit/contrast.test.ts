import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const schemes = ['light', 'dark'] as const;

/** The tokens of one scheme, by name; those of a product's card as `clay-hue`, `clay-tint`. */
function readTokens(scheme: (typeof schemes)[number]): Record<string, string> {
  const tokens: Record<string, string> = {};
  const [base] = css.split('@media');
  for (const [, selector = '', body = ''] of base!.matchAll(/^([^\s{][^{]*)\{([^}]*)\}/gm)) {
    const product = /data-color='(\w+)'/.exec(selector)?.[1];
    for (const [, name, value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      const pair = /^light-dark\((.+\)), (.+)\)$/.exec(value);
      const key = product ? `${product}-${name}` : name!;
      tokens[key] = pair ? pair[scheme === 'light' ? 1 : 2]! : value;
    }
  }
  for (const product of products)
    for (const name of ['hue', 'tint'])
      tokens[`${product}-${name}`] = tokens[name]!.replace(
        'var(--angle)',
        tokens[`${product}-angle`]!,
      );
  return tokens;
}

const products = [...css.matchAll(/data-color='(\w+)'/g)].map(([, color]) => color!);

/** What is drawn on what, and the least contrast it needs: text 7:1 (1.4.6), controls 3:1 (1.4.11). */
const pairs: [foreground: string, background: string, least: number][] = [
  ...['paper', 'sand', 'surface'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, 7],
    ['ink-soft', ground, 7],
    ['brand', ground, 7],
    ['edge', ground, 3],
    ['line-strong', ground, 3],
    ['focus', ground, 3],
    ['success', ground, 7],
    ['info', ground, 7],
  ]),
  ['on-brand', 'brand', 7],
  ['on-brand', 'brand-hover', 7],
  ['paper', 'success', 7],
  ['night-ink', 'night', 7],
  ['line', 'night', 3],
  ...products.flatMap((color): [string, string, number][] => [
    ['ink', `${color}-tint`, 7],
    [`${color}-hue`, 'surface', 3],
  ]),
];

describe('the colour of the paper', () => {
  it.each([
    ['index.html', 'light', /content="(#\w+)" media="\(prefers-color-scheme: light\)"/],
    ['index.html', 'dark', /content="(#\w+)" media="\(prefers-color-scheme: dark\)"/],
    ['src/node/prerender/siteFiles.ts', 'light', /background_color: '(#\w+)'/],
    ['src/node/icons/drawIcons.ts', 'light', /paper = '(#\w+)'/],
  ] as const)('is the same in %s for the %s scheme', (file, scheme, pattern) => {
    const found = pattern.exec(readFileSync(file, 'utf8'))?.[1];
    const paper = new Color(readTokens(scheme)['paper']!).to('srgb').toString({ format: 'hex' });
    expect(found).toBe(paper);
  });
});

describe.each(schemes)('in the %s scheme', (scheme) => {
  const tokens = readTokens(scheme);

  it.each(pairs)('%s on %s keeps %d:1', (foreground, background, least) => {
    const contrast = new Color(tokens[background]!).contrastWCAG21(new Color(tokens[foreground]!));
    expect(contrast).toBeGreaterThanOrEqual(least);
  });
});
