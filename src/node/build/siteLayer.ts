import { AtRule, type Plugin } from 'postcss';

/**
 * Puts styles without a layer, such as CSS modules, into the layer `site`, the last one. Mantine writes
 * some styles into the page at run time, without a layer, so they override all layers. In development they
 * come after the site's style sheet, and in a build before it. With the layer, both look the same.
 */
export const siteLayer: Plugin = {
  postcssPlugin: 'site-layer',
  OnceExit(root) {
    const own = root.nodes.filter(
      (node) =>
        node.type === 'rule' ||
        (node.type === 'atrule' && !['charset', 'import', 'layer'].includes(node.name)),
    );
    if (own.length > 0) root.append(new AtRule({ name: 'layer', params: 'site' }).append(own));
  },
};
