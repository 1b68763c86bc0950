import { describe, expect, it } from 'vitest';
import { siteLocales } from './renderSite.tsx';

type Texts = { products: Record<'launch' | 'launchName' | 'learnMore' | 'learnMoreName', string> };

describe.each(siteLocales.filter(({ tag }) => !/-X[AB]$/.test(tag)))('in $tag', ({ messages }) => {
  const { products } = messages.home as Texts;

  // https://www.w3.org/WAI/WCAG22/Understanding/label-in-name
  it.each(['launch', 'learnMore'] as const)('a button answers to what is seen on it: %s', (key) => {
    expect(products[`${key}Name`]).toContain(products[key]);
    expect(products[`${key}Name`]).toContain('{{product}}');
  });
});
