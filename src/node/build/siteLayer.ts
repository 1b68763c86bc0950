import { AtRule, type ChildNode, type Plugin } from 'postcss';

/** Matches the layers that `index.html` declares. */
const declaredLayers = /^(?:base|mantine|theme|site)\b/;

/**
 * The styles that Mantine adds at run time have no layer. They have to override the styles of the site. So
 * the plugin puts the site's styles that have no layer, such as CSS modules, into the last layer, `site`.
 * Without the plugin, neither would have a layer, and the later styles would win: Mantine's in development,
 * and the site's in a build.
 *
 * If a style sheet of the site has a layer that `index.html` does not declare, this layer becomes a part of
 * `site`. Styles that are directly in `site` override this part.
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
