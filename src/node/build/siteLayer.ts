import { AtRule, type ChildNode, type Plugin } from 'postcss';

/** Matches the layers that `index.html` declares. */
const declaredLayers = /^(?:base|mantine|theme|site)\b/;

/**
 * Makes styles behave the same in development and in a build. The styles that Mantine adds at run time have no
 * layer. If styles of the site, such as CSS modules, had no layer either, the later style would win: Mantine's
 * in development, and the site's in a build. So this plugin puts styles of the site into the layer `site`. Styles
 * without a layer override styles in a layer, so Mantine's styles then win in both.
 *
 * A layer that `index.html` does not declare is nested in `site`, so styles directly in `site` override it.
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
