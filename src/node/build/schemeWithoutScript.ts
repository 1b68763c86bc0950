import { AtRule, type Plugin } from 'postcss';

const attribute = /(:root|html)?\[data-mantine-color-scheme=['"]?(light|dark)['"]?\]/;

/**
 * Mantine's script tells its styles the colour scheme by an attribute of `<html>`. This repeats each
 * rule that asks for the attribute in a media query, for pages that no script has given it.
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
