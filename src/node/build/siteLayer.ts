import { AtRule, type ChildNode, type Plugin } from 'postcss';

/** Matches the layers that `src/styles/index.css` declares. */
const declaredLayers = /^(?:base|mantine|theme|site)\b/;

/**
 * The plugin puts CSS modules, and other styles of the site that have no layer, into the last layer, `site`.
 * The styles that Mantine adds at run time have no layer, so they override the layer `site`. Without the
 * plugin, the later style sheet would win: Mantine's in development, and the site's in a build.
 *
 * If a style sheet has a layer of its own, this layer becomes a part of `site`. Styles directly in `site`
 * override this part.
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
