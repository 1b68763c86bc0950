import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type CSSVariablesResolver,
  type MantineThemeOverride,
} from '@mantine/core';
import { parse, type Plugin } from 'postcss';

/**
 * Writes the CSS variables of the theme into the style sheet, so that `findCriticalStyles` copies into each
 * page only the variables that the page uses. Printed pages use the light variables. Before a script has set
 * the attribute for the colour scheme, pages in the dark scheme use the variables that `schemeWithoutScript`
 * writes into a media query.
 */
export function mantineTheme(
  override: MantineThemeOverride,
  resolver: CSSVariablesResolver,
): Plugin {
  return {
    postcssPlugin: 'mantine-theme',
    AtRule: {
      'mantine-theme'(rule) {
        const from = rule.source?.input.file;
        rule.replaceWith(parse(toCss(override, resolver), { from }).nodes);
      },
    },
  };
}

function toCss(override: MantineThemeOverride, resolver: CSSVariablesResolver): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, override);
  const [base, own] = [defaultCssVariablesResolver(theme), resolver(theme)];
  const light = { ...base.variables, ...base.light, ...own.variables, ...own.light };
  const dark = { ...base.dark, ...own.dark };
  const empty = { variables: {}, light: {}, dark: {} };
  return [
    convertCssVariables({ ...empty, variables: light }),
    `@media not print { ${convertCssVariables({ ...empty, dark })} }`,
  ].join('\n');
}
