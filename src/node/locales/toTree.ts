type Tree = { [part: string]: string | Tree };

/**
 * Nests texts as their files do; of two texts with one key the later one counts.
 *
 * @example toTree([['hero.title', 'Welcome']]) // => { hero: { title: 'Welcome' } }
 */
export function toTree(texts: Iterable<readonly [key: string, text: string]>): Tree {
  const root: Tree = {};
  for (const [key, text] of texts) {
    const parts = key.split('.');
    const last = parts.pop() ?? key;
    const group = parts.reduce((tree, part) => (tree[part] ??= {}) as Tree, root);
    group[last] = text;
  }
  return root;
}
