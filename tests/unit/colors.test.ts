import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import Color from 'colorjs.io';
import { expect, it } from 'vitest';
import { pageColors } from '../../src/app/colors.ts';
import { cssVariablesResolver, theme } from '../../src/app/theme.ts';
import { products } from '../../src/site/products.ts';

type Scheme = 'light' | 'dark';
const schemes: readonly Scheme[] = ['light', 'dark'];

/** The variables of a scheme, as the style sheet has them. */
function readVariables(scheme: Scheme): Record<string, string> {
  const full = mergeMantineTheme(DEFAULT_THEME, theme);
  const [base, own] = [defaultCssVariablesResolver(full), cssVariablesResolver(full)];
  return { ...base.variables, ...base[scheme], ...own.variables, ...own[scheme] };
}

/** The colour of a variable, also of one that refers to another. */
function readColor(name: string, scheme: Scheme): Color {
  const value = readVariables(scheme)[name] ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? readColor(other, scheme) : new Color(value);
}

const toHex = (color: Color) => color.to('srgb').toString({ format: 'hex', collapse: false });

/** @returns nothing where the contrast is enough, otherwise both colours and their ratio */
function findLowContrast(text: string, ground: string, scheme: Scheme): string[] {
  const [one, other] = [readColor(text, scheme), readColor(ground, scheme)];
  const ratio = one.contrastWCAG21(other);
  if (ratio >= 7) return [];
  return [
    `In the ${scheme} scheme, ${text} (${toHex(one)}) on ${ground} (${toHex(other)}) has a contrast of ${ratio.toFixed(2)}:1. It needs 7:1: change the colour in src/app/colors.ts, or its shade in src/app/theme.ts.`,
  ];
}

/** What the audit does not measure on a page, since a page shows only some of them. */
const pairs = [
  ['--mantine-color-white', '--mantine-primary-color-filled'],
  ['--mantine-color-white', '--mantine-primary-color-filled-hover'],
  ['--mantine-color-anchor', '--mantine-color-body'],
  ['--mantine-color-anchor', '--mantine-color-default'],
  ['--mantine-primary-color-light-color', '--mantine-primary-color-light'],
  ['--mantine-color-text', '--mantine-color-body'],
  ['--mantine-color-text', '--mantine-color-default'],
  ['--mantine-color-text', '--site-band'],
  ['--mantine-color-dimmed', '--mantine-color-body'],
  ['--mantine-color-dimmed', '--mantine-color-default'],
  ['--mantine-color-dimmed', '--site-band'],
  ['--mantine-color-placeholder', '--mantine-color-default'],
  ['--mantine-color-error', '--mantine-color-body'],
  ['--mantine-color-success', '--mantine-color-default'],
  ['--site-night-text', '--site-night'],
] as const;

it.each(schemes)('the colours of the theme have a contrast of 7:1 in the %s scheme', (scheme) => {
  expect(pairs.flatMap(([text, ground]) => findLowContrast(text, ground, scheme))).toEqual([]);
});

it.each(products)(
  'the colour of the product $id is told from the page by its edge',
  ({ color }) => {
    const edges = { light: 6, dark: 4 } as const;
    for (const scheme of schemes) {
      const edge = readColor(`--mantine-color-${color}-${edges[scheme]}`, scheme);
      expect(edge.contrastWCAG21(readColor('--site-band', scheme))).toBeGreaterThanOrEqual(3);
    }
  },
);

it('the colours of the browser’s own interface are those of the page', () => {
  for (const scheme of schemes)
    expect(toHex(readColor('--mantine-color-body', scheme))).toBe(pageColors[scheme]);
});

/** The drawings that show the brand's colour, in shades of their own. */
const drawings = {
  'src/components/mark.svg': '#1e4798',
  'src/static/favicon.svg': '#3169d6',
};

it.each(Object.entries(drawings))('%s is drawn in the hue of the brand', (file, color) => {
  expect(readFileSync(file, 'utf8')).toContain(color);
  const brand = readColor('--mantine-primary-color-filled', 'light').get('oklch.h');
  const hue = new Color(color).get('oklch.h');
  expect(
    Math.abs(hue - brand),
    `The hue of the brand is ${Math.round(brand)}, and ${file} is drawn in ${color}, whose hue is ${Math.round(hue)}. Draw it in the new colour, name that in this test, and run npm run icons.`,
  ).toBeLessThan(12);
});

it('every variable that a style uses is defined, or browsers would drop the declaration', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join('\n');
  const mantine = readFileSync('node_modules/@mantine/core/styles.css', 'utf8');
  const used = [...sources.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  const known = readVariables('light');
  expect(used).toContain('--mantine-spacing-xs');
  // A name may end in a number that the code fills in.
  const isFilledIn = (name: string) =>
    /\d$/.test(name) && sources.includes(name.replace(/\d+$/, '${'));
  const isDefined = (name: string) =>
    name in known ||
    new RegExp(`${name}'?:`).test(sources) ||
    mantine.includes(`${name}:`) ||
    isFilledIn(name);
  expect(used.filter((name) => !isDefined(name))).toEqual([]);
});
