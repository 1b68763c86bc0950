export type Tree<Leaf> = { [part: string]: Leaf | Tree<Leaf> };

/**
 * Nests values by the parts of their keys, like the locale files do.
 *
 * @example toTree([['hero.title', 'Welcome']]) // => { hero: { title: 'Welcome' } }
 */
export function toTree<Leaf>(entries: Iterable<readonly [key: string, value: Leaf]>): Tree<Leaf> {
  const root: Tree<Leaf> = {};
  for (const [key, value] of entries) {
    const parts = key.split('.');
    const last = parts.pop() ?? key;
    const group = parts.reduce((tree, part) => (tree[part] ??= {}) as Tree<Leaf>, root);
    group[last] = value;
  }
  return root;
}
