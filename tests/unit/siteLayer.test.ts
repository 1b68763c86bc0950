import postcss from 'postcss';
import { expect, it } from 'vitest';
import { siteLayer } from '../../src/node/build/siteLayer.ts';

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');

it('styles without a layer override every layer that the owner adds, and declared layers stay as they are', async () => {
  const declared = '@layer base, mantine, theme, site; @layer theme { a { color: red } }';
  const own =
    '@layer own { b { color: red } } b { color: blue } @media print { b { color: black } }';
  const { css } = await postcss([siteLayer]).process(declared + own, { from: undefined });
  expect(withoutSpace(css)).toBe(withoutSpace(`${declared} @layer site { ${own} }`));
});
