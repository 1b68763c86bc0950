import { globSync, readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import Color from 'colorjs.io';
import { expect, it } from 'vitest';
import { pageColors } from '../../src/app/colors.ts';
import { cssVariablesResolver, theme } from '../../src/app/theme.ts';
import { products } from '../../src/site/products.ts';

type Scheme = 'light' | 'dark';
const schemes: readonly Scheme[] = ['light', 'dark'];

function readVariables(scheme: Scheme): Record<string, string> {
  const full = mergeMantineTheme(DEFAULT_THEME, theme);
  const [base, own] = [defaultCssVariablesResolver(full), cssVariablesResolver(full)];
  return { ...base.variables, ...base[scheme], ...own.variables, ...own[scheme] };
}

function readColor(name: string, scheme: Scheme): Color {
  const value = readVariables(scheme)[name] ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? readColor(other, scheme) : new Color(value);
}

const toHex = (color: Color) => color.to('srgb').toString({ format: 'hex', collapse: false });

function findLowContrast(text: string, background: string, scheme: Scheme): string[] {
  const [one, other] = [readColor(text, scheme), readColor(background, scheme)];
  const ratio = one.contrastWCAG21(other);
  if (ratio >= 7) return [];
  return [
    `In the ${scheme} scheme, ${text} (${toHex(one)}) on ${background} (${toHex(other)}) has a contrast of ${ratio.toFixed(2)}:1. It needs 7:1: change the colour in src/app/colors.ts, or its shade in src/app/theme.ts.`,
  ];
}

/** The pages use only some of these pairs, so the audit cannot measure all of them. */
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

it.each(schemes)('texts have a contrast of 7:1 in the %s scheme', (scheme) => {
  expect(pairs.flatMap(([text, background]) => findLowContrast(text, background, scheme))).toEqual(
    [],
  );
});

it.each(products)('the edge of the card of $id has a contrast of 3:1', ({ color }) => {
  const edges = { light: 6, dark: 4 } as const;
  for (const scheme of schemes) {
    const edge = readColor(`--mantine-color-${color}-${edges[scheme]}`, scheme);
    expect(edge.contrastWCAG21(readColor('--site-band', scheme))).toBeGreaterThanOrEqual(3);
  }
});

it.each([
  ['gray-4', 'light'],
  ['dark-4', 'dark'],
] as const)('the edge of an input, %s, has a contrast of 3:1', (shade, scheme) => {
  const edge = readColor(`--mantine-color-${shade}`, scheme);
  for (const background of ['body', 'default'])
    expect(
      edge.contrastWCAG21(readColor(`--mantine-color-${background}`, scheme)),
    ).toBeGreaterThanOrEqual(3);
});

it('the colour for the browser’s interface is the background of the page', () => {
  for (const scheme of schemes)
    expect(toHex(readColor('--mantine-color-body', scheme))).toBe(pageColors[scheme]);
});

const drawings = {
  'src/components/mark.svg': '#1e4798',
  'src/static/favicon.svg': '#3169d6',
};

it.each(Object.entries(drawings))('%s has the hue of the brand', (file, color) => {
  expect(readFileSync(file, 'utf8')).toContain(color);
  const brand = readColor('--mantine-primary-color-filled', 'light').get('oklch.h');
  const hue = new Color(color).get('oklch.h');
  expect(
    Math.abs(hue - brand),
    `The hue of the brand is ${Math.round(brand)}. The colour ${color} in ${file} has the hue ${Math.round(hue)}. Change it in the file and in this test, then run npm run icons.`,
  ).toBeLessThan(12);
});

it('every variable in a style sheet is defined', () => {
  const files = globSync('src/**/*.{css,ts,tsx}');
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const mantine = readFileSync('node_modules/@mantine/core/styles.css', 'utf8');
  const used = [...sources.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  const known = readVariables('light');
  expect(used).toContain('--mantine-spacing-xs');
  // Some variables are defined by a template, such as `--card-color-${shade}`.
  const isGenerated = (name: string) =>
    /\d$/.test(name) && sources.includes(name.replace(/\d+$/, '${'));
  const isDefined = (name: string) =>
    name in known ||
    new RegExp(`${name}'?:`).test(sources) ||
    mantine.includes(`${name}:`) ||
    isGenerated(name);
  expect(used.filter((name) => !isDefined(name))).toEqual([]);
});
