import postcss from 'postcss';
import { expect, it } from 'vitest';
import { schemeWithoutScript } from '../../src/node/build/schemeWithoutScript.ts';
import { siteLayer } from '../../src/node/build/siteLayer.ts';

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');

it('styles without a layer override every layer of an owner, and declared layers stay as they are', async () => {
  const declared = '@layer base, mantine, theme, site; @layer theme { a { color: red } }';
  const own =
    '@layer own { b { color: red } } b { color: blue } @media print { b { color: black } }';
  const { css } = await postcss([siteLayer]).process(declared + own, { from: undefined });
  expect(withoutSpace(css)).toBe(withoutSpace(`${declared} @layer site { ${own} }`));
});

it('styles for any colour scheme also apply to a page without a script', async () => {
  const own = '[data-mantine-color-scheme] .field[data-error] { color: red }';
  const { css } = await postcss([schemeWithoutScript]).process(own, { from: undefined });
  const copy = own.replace('[', 'html:not([').replace(']', '])');
  expect(withoutSpace(css)).toBe(withoutSpace(own + copy));
});
