import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');

function readToken(name: string, scheme: 'light' | 'dark'): Color {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((.+\\)), (.+)\\);`).exec(css)!;
  return new Color(scheme === 'light' ? light! : dark!);
}

it.each([
  ['index.html', 'light', /content="(#\w+)" media="\(prefers-color-scheme: light\)"/],
  ['index.html', 'dark', /content="(#\w+)" media="\(prefers-color-scheme: dark\)"/],
  ['src/node/prerender/siteFiles.ts', 'light', /background_color: '(#\w+)'/],
  ['src/node/social/scene.ts', 'light', /paper = '(#\w+)'/],
] as const)('is the same in %s for the %s scheme', (file, scheme, pattern) => {
  const found = pattern.exec(readFileSync(file, 'utf8'))?.[1];
  expect(found).toBe(readToken('paper', scheme).to('srgb').toString({ format: 'hex' }));
});

// The audit measures what pages show by themselves; this toast comes with a new tab.
it.each(['light', 'dark'] as const)('a success is seen on its toast in the %s scheme', (scheme) => {
  const contrast = readToken('surface', scheme).contrastWCAG21(readToken('success', scheme));
  expect(contrast).toBeGreaterThanOrEqual(7);
});
