import { AtRule, type Plugin } from 'postcss';

const attribute = /(:root|html)?\[data-mantine-color-scheme=['"]?(light|dark)['"]?\]/;

/**
 * Mantine's styles read the colour scheme from an attribute of `<html>`, which a script sets. This plugin
 * copies the CSS rules with that attribute into media queries, for pages whose scripts do not run.
 */
export const schemeWithoutScript: Plugin = {
  postcssPlugin: 'scheme-without-script',
  OnceExit(root) {
    root.walkRules(attribute, (rule) => {
      const [, , scheme = ''] = attribute.exec(rule.selector) ?? [];
      const media = new AtRule({ name: 'media', params: `(prefers-color-scheme: ${scheme})` });
      const selector = rule.selector.replaceAll(
        new RegExp(attribute, 'g'),
        (_, element: string | undefined) => `${element ?? 'html'}:not([data-mantine-color-scheme])`,
      );
      media.append(rule.clone({ selector }));
      rule.after(media);
    });
  },
};
