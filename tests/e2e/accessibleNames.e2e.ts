import { pages } from './pages.ts';
import { expect, test, visit } from './site.ts';
import { readTree, type AccessibleNode } from '../audit/readTree.ts';

/** `heading "Your Rights"` */
const describe = ({ role, name }: AccessibleNode) => `${role} "${name}"`;

for (const { path, isFound } of pages)
  test(`headings, landmarks and links of ${path} are named by their words alone`, async ({
    page,
    complaints,
  }) => {
    await visit(page, path);
    if (!isFound) complaints.splice(0);
    const named = (await readTree(page))
      .map(describe)
      .filter((node) => /^(?:heading|region|navigation|link|button) /.test(node));
    expect(named).not.toEqual([]);
    expect(named.filter((node) => !/ "[\p{L}\p{N}\p{Ps}\p{Pi}]/u.test(node))).toEqual([]);
    expect(named.filter((node) => /@ /.test(node))).toEqual([]);
  });
