import type { Page } from '@playwright/test';
import { pages } from './pages.ts';
import { expect, test, visit } from './site.ts';

/** What the browser hands to a screen reader: `heading "Your Rights"`. */
async function readTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} "${name?.value ?? ''}"`);
}

for (const { path, isFound } of pages)
  test(`headings, landmarks and links of ${path} are named by their words alone`, async ({
    page,
    complaints,
  }) => {
    await visit(page, path);
    if (!isFound) complaints.splice(0);
    const named = (await readTree(page)).filter((node) =>
      /^(?:heading|region|navigation|link|button) /.test(node),
    );
    expect(named).not.toEqual([]);
    expect(named.filter((node) => !/ "[\p{L}\p{N}\p{Ps}\p{Pi}]/u.test(node))).toEqual([]);
    expect(named.filter((node) => /@ /.test(node))).toEqual([]);
  });
