import { listNodes, readAccessibilityTree } from '../../gather/accessibilityTree.ts';
import { shorten } from '../shared/shorten.ts';
import type { RuleDefinition } from '../../rule.ts';

const namedRoles =
  /^(?:heading|link|button|DisclosureTriangle|image|navigation|region|complementary)$/;

const structuralRoles = /^(?:heading|navigation|region|complementary)$/;

/** Links are left out, because links to the same place may share a name (see the rule `link-purpose`). */
const uniqueRoles = /^(?:heading|button|DisclosureTriangle)$/;

export const rule: RuleDefinition = {
  criteria: {
    '1.3.1':
      'Each heading has a name with a letter or digit. So has each landmark of the type navigation, region or complementary.',
    '2.4.6': 'No two headings, no two buttons and no two disclosure controls have the same name.',
    '1.1.1': 'Images have names with a letter or digit.',
    '4.1.2': 'Links, buttons and disclosure controls have names with a letter or digit.',
  },
  exclusions:
    'Landmarks that share a name, which axe finds. The dark scheme and all preferences except the default, because they change no name.',
  appliesTo: ({ preference, scheme }) => preference === 'default' && scheme === 'light',
  async evaluate({ page }) {
    const nodes = [...listNodes(await readAccessibilityTree(page))];
    const named = nodes.filter(({ role }) => namedRoles.test(role));
    const faults = [...Map.groupBy(named, ({ role, name }) => `${role} ${name}`).values()].flatMap(
      (same) => {
        const { role, name } = same[0]!;
        const kind = role === 'DisclosureTriangle' ? 'disclosure control' : role;
        if (!/[\p{L}\p{N}]/u.test(name))
          return same.map(({ index }) => ({
            index,
            criteria: [role === 'image' ? '1.1.1' : structuralRoles.test(role) ? '1.3.1' : '4.1.2'],
            message: `A ${kind} has a name without a letter or digit. Give it a name, or hide it from screen readers.`,
          }));
        if (same.length === 1 || !uniqueRoles.test(role)) return [];
        return {
          index: same[1]!.index,
          criteria: ['2.4.6'],
          message: `More than one ${kind} has the name “${shorten(name)}”. Give each a name of its own.`,
        };
      },
    );
    return page.evaluate((found) => {
      const elements = document.querySelectorAll('*');
      return found.map(({ index, ...fault }) => {
        // An element in a shadow root has no index.
        const element = elements[index ?? -1];
        return { ...(element && audit.locate(element)), ...fault };
      });
    }, faults);
  },
};
