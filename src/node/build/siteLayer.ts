import { AtRule, type ChildNode, type Plugin } from 'postcss';

/** Matches the layers that `src/styles/index.css` declares. */
const declaredLayers = /^(?:base|mantine|theme|site)\b/;

/**
 * Puts styles without a layer, such as CSS modules, into the last layer, `site`. The styles that Mantine adds
 * at run time have no layer, so they always override CSS modules. Without this plugin, the order would
 * decide: Mantine's styles come after the site's style sheet in development, and before it in a build.
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
