import { AxeBuilder } from '@axe-core/playwright';
import { samplePages } from './pages.ts';
import { expect, test, visit } from './site.ts';

/** The customer requires this check with axe. The audit also runs axe, in more variants of the pages. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { path, isFound } of samplePages)
  test(`axe finds no violation on ${path} @language`, async ({ page, complaints }) => {
    await visit(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Without the legacy mode, axe also tests frames, which no page has, and takes twice as long.
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
    // The 404 page writes each visit to the console, which is not a complaint.
    if (!isFound) complaints.length = 0;
  });
