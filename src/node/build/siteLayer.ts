import { AtRule, type ChildNode, type Plugin } from 'postcss';

/** Matches the layers that `index.html` declares. */
const declaredLayers = /^(?:base|mantine|theme|site)\b/;

/**
 * Puts styles of the site, such as CSS modules, into the layer `site`, so that the styles that Mantine adds
 * at run time override them: styles without a layer override styles in a layer. Without the layer `site`, the
 * later styles would win, and Mantine's styles are the later ones only in development. A layer that
 * `index.html` does not declare is nested in `site`, so styles directly in `site` override it.
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
  // These at-rules must stay at the start of the style sheet.
  return !['charset', 'import', 'namespace'].includes(node.name);
}
