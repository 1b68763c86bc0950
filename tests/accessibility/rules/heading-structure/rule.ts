import { isReference } from '../../matrix.ts';
import type { RuleDefinition } from '../../rule.ts';

export const rule: RuleDefinition = {
  criteria: {
    '1.3.1':
      'The page has at most one <h1>, and no two lines outside of lists begin with the same typed bullet.',
    '2.4.10': 'Every <section> and <article> has a heading of its own or a table caption.',
  },
  exclusions:
    'Faults that axe finds: a missing title, a missing first-level heading, a missing main landmark, a second main landmark, and skipped heading levels. All variants except these three: “light, 1280×800, default preferences, loaded page”; pages without JavaScript; states after a navigation. The other variants have the same headings.',
  appliesTo: (variant, _page, config) =>
    isReference(variant) ||
    variant.state === 'without JavaScript' ||
    config.states?.find(({ id }) => id === variant.state)?.focus === 'main',
  evaluate: ({ page }) =>
    page.evaluate(() => {
      const [, ...furtherHeadings] = audit.listElements('h1');
      const lines = audit.listLines();
      const bullets = lines.filter(({ text, node, parent, box }, index) => {
        const before = lines[index - 1];
        // Compare the blocks too, because the texts of a grid may be side by side without being one line.
        const isInLine =
          before &&
          audit.blockOf(before.parent) === audit.blockOf(parent) &&
          Math.abs(before.box.bottom - box.bottom) < box.height / 2;
        const isStart = before?.node !== node && !isInLine;
        return isStart && /^[•·‣▪◦–*-]\s/u.test(text) && !audit.closest(parent, 'li');
      });
      // A sign that begins only one line is not a bullet. For example, a note may begin with “*”.
      const typedBullets = bullets.filter((one) =>
        bullets.some((other) => other !== one && other.text[0] === one.text[0]),
      );
      const headings = audit.listElements('h1, h2, h3, h4, h5, h6, caption');
      const sections = audit
        .listElements('section, article')
        .filter((section) => section.checkVisibility())
        .filter((section) =>
          headings.every((heading) => audit.closest(heading, 'section, article') !== section),
        );
      return [
        ...audit.toViolations(
          furtherHeadings,
          'The page has another <h1> before this one. Give this one a lower level.',
          ['1.3.1'],
        ),
        ...typedBullets.map(({ text, parent }) => ({
          ...audit.locate(parent),
          criteria: ['1.3.1'],
          message: `“${audit.shorten(text)}” only looks like a list item. Mark the list up with <ul>.`,
        })),
        ...sections.map((section) => ({
          ...audit.locate(section),
          criteria: ['2.4.10'],
          message: `This <${section.localName}> has no heading. Give it one, or make it a <div>.`,
        })),
      ];
    }),
};
