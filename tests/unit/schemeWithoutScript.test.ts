import postcss from 'postcss';
import { expect, it } from 'vitest';
import { schemeWithoutScript } from '../../src/node/build/schemeWithoutScript.ts';

it('styles for any colour scheme also apply to a page without a script', async () => {
  const own = '[data-mantine-color-scheme] .field[data-error] { color: red }';
  const { css } = await postcss([schemeWithoutScript]).process(own, { from: undefined });
  const copy = own.replace('[', 'html:not([').replace(']', '])');
  expect(css).toBe(own + copy);
});
