import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { expect, test, visit } from './site.ts';

/** What the browser hands to a screen reader: `heading "Your Rights"`. */
async function readTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} "${name?.value ?? ''}"`);
}

for (const { id, path } of routes)
  test(`headings, landmarks and links of ${id} are named by their words alone`, async ({
    page,
    complaints,
  }) => {
    await visit(page, path);
    if (id === 'notFound') complaints.splice(0);
    const named = (await readTree(page)).filter((node) =>
      /^(?:heading|region|navigation|link|button) /.test(node),
    );
    expect(named).not.toEqual([]);
    expect(named.filter((node) => !/ "[\p{L}\d]/u.test(node))).toEqual([]);
    expect(named.filter((node) => /@ /.test(node))).toEqual([]);
  });
