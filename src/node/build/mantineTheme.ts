import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { parse, type Plugin } from 'postcss';
import { cssVariablesResolver, theme } from '../../app/theme.ts';

/**
 * Writes the CSS variables of the theme into the style sheet, so that `findCriticalStyles` copies into each
 * page only the variables that the page uses. Printed pages always use the light variables. Without scripts,
 * `schemeWithoutScript` makes the dark variables work.
 */
export const mantineTheme: Plugin = {
  postcssPlugin: 'mantine-theme',
  AtRule: {
    'mantine-theme'(rule) {
      const from = rule.source?.input.file;
      rule.replaceWith(parse(toCss(), { from }).nodes);
    },
  },
};

function toCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [base, own] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)];
  const light = { ...base.variables, ...base.light, ...own.variables, ...own.light };
  const dark = { ...base.dark, ...own.dark };
  const empty = { variables: {}, light: {}, dark: {} };
  return [
    convertCssVariables({ ...empty, variables: light }),
    `@media not print { ${convertCssVariables({ ...empty, dark })} }`,
  ].join('\n');
}
