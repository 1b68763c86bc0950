import { AtRule, type Plugin } from 'postcss';

const attribute =
  /(?<!:not\()(:root|html)?\[data-mantine-color-scheme(?:=['"]?(light|dark)['"]?)?\]/;

/**
 * Mantine's styles read the colour scheme from an attribute of `<html>`, which a script sets. This plugin
 * copies each CSS rule with the attribute, and the copy applies while the attribute is missing. If a rule is
 * only for the light or the dark scheme, its copy is in a media query.
 */
export const schemeWithoutScript: Plugin = {
  postcssPlugin: 'scheme-without-script',
  OnceExit(root) {
    root.walkRules(attribute, (rule) => {
      const [, , scheme] = attribute.exec(rule.selector) ?? [];
      const selector = rule.selector.replaceAll(
        new RegExp(attribute, 'g'),
        (_, element: string | undefined) => `${element ?? 'html'}:not([data-mantine-color-scheme])`,
      );
      const copy = rule.clone({ selector });
      const params = `(prefers-color-scheme: ${scheme})`;
      rule.after(scheme ? new AtRule({ name: 'media', params, nodes: [copy] }) : copy);
    });
  },
};
