import { AxeBuilder } from '@axe-core/playwright';
import { pages } from './pages.ts';
import { expect, test, visit } from './site.ts';

/**
 * The customer's gate: axe finds no violation, and leaves nothing undecided, on every route in every
 * language and scheme. The audit (`npm run audit`) asks the same in every variant, and more.
 */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { path, isFound } of pages)
  test(`axe finds nothing on ${path}`, async ({ page, complaints }) => {
    await visit(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // No page has frames, for which the other mode opens a blank page and takes twice as long.
      const axe = new AxeBuilder({ page })
        .options({ resultTypes: ['violations', 'incomplete'] })
        .withTags(tags)
        .setLegacyMode();
      const { violations, incomplete } = await axe.analyze();
      const found = [...violations, ...incomplete].flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} at ${String(target)}: ${help}`),
      );
      expect.soft(found, colorScheme).toEqual([]);
    }
    // A visit to an unknown path is logged, as the specification asks.
    if (!isFound) complaints.length = 0;
  });
