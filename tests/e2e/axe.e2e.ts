import { AxeBuilder } from '@axe-core/playwright';
import { pages } from './pages.ts';
import { expect, test, visit } from './site.ts';

/**
 * The customer's gate: axe finds no violation, and leaves nothing undecided, on every route in every
 * language. The audit (`npm run audit`) asks the same in every variant, and more.
 */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { path, isFound } of pages)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme });
      await visit(page, path);
      const { violations, incomplete } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const found = [...violations, ...incomplete].flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} at ${String(target)}: ${help}`),
      );
      expect(found).toEqual([]);
      // A visit to an unknown path is logged, as the specification asks.
      if (!isFound) complaints.length = 0;
    });
