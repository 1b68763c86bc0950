import { AtRule, type ChildNode, type Plugin } from 'postcss';

/** Matches the layers that `src/styles/index.css` declares. */
const declaredLayers = /^(?:base|mantine|theme|site)\b/;

/**
 * Puts the site's styles that have no layer, such as CSS modules, into the last layer, `site`. Mantine adds
 * styles without a layer at run time, and these override every layer. Without this plugin, the later style
 * sheet would override the other: Mantine's in development, and the site's in a build.
 *
 * Layers that are not declared are put into `site` too, so that the styles directly in `site` override them.
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
