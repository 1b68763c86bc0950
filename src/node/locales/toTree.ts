export type Tree = { [part: string]: string | Tree };

/** @example toTree([['hero.title', 'Welcome']]) // => { hero: { title: 'Welcome' } } */
export function toTree(entries: Iterable<readonly [key: string, text: string]>): Tree {
  const root: Tree = {};
  for (const [key, text] of entries) {
    const parts = key.split('.');
    const last = parts.pop() ?? key;
    const group = parts.reduce((tree, part) => (tree[part] ??= {}) as Tree, root);
    group[last] = text;
  }
  return root;
}
