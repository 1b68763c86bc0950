import { AtRule, type ChildNode, type Plugin } from 'postcss';

/** Matches the layers that `src/styles/index.css` declares. */
const declaredLayers = /^(?:base|mantine|theme|site)\b/;

/**
 * Puts styles without a layer, such as CSS modules, into the layer `site`, the last one. Mantine writes
 * some styles into the page at run time, without a layer, so they override all layers. In development they
 * come after the site's style sheet, and in a build before it. With the layer, both look the same.
 *
 * Layers that are not declared are put into `site` too. So styles without a layer override them, as usual.
 */
export const siteLayer: Plugin = {
  postcssPlugin: 'site-layer',
  OnceExit(root) {
    const own = root.nodes.filter(belongsToSite);
    if (own.length > 0) root.append(new AtRule({ name: 'layer', params: 'site' }).append(own));
  },
};

function belongsToSite(node: ChildNode): boolean {
  if (node.type !== 'atrule') return node.type === 'rule';
  if (node.name === 'layer') return !declaredLayers.test(node.params);
  // These must stay at the start of the style sheet.
  return !['charset', 'import', 'namespace'].includes(node.name);
}
