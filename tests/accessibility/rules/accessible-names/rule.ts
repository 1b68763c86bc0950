import { listNodes, readAccessibilityTree } from '../../gather/accessibilityTree.ts';
import { shorten } from '../shared/shorten.ts';
import type { Rule } from '../../rule.ts';

/** Roles that need a name, by Chromium's name of each, and what messages call them. */
const namedRoles: Readonly<Record<string, string>> = {
  heading: 'heading',
  link: 'link',
  button: 'button',
  DisclosureTriangle: 'disclosure control',
  image: 'image',
  navigation: 'navigation landmark',
  region: 'region',
  complementary: 'complementary landmark',
};

/** Links of one name may lead to one place (`link-purpose`); two buttons never do the same. */
const uniqueRoles = /^(?:heading|button|DisclosureTriangle)$/;

export const accessibleNames: Rule = {
  id: 'accessible-names',
  description:
    'Headings, landmarks, links, buttons and images have a name with a letter or digit, and no two headings and no two buttons have the same.',
  criteria: {
    '1.3.1': 'Headings, navigation landmarks and regions have names.',
    '2.4.6': 'No two headings, and no two buttons, have the same name.',
    '4.1.2': 'Links, buttons and images have names with a letter or digit.',
  },
  exclusions: 'Landmarks that share a name, left to axe. Dark and preferences change no name.',
  appliesTo: ({ preference, scheme }) => preference === 'default' && scheme === 'light',
  async evaluate({ page }) {
    const known = new Set<string>();
    return [...listNodes(await readAccessibilityTree(page))]
      .filter(({ role }) => role in namedRoles)
      .flatMap(({ role, name }) => {
        const kind = namedRoles[role];
        if (!/[\p{L}\p{N}]/u.test(name))
          return {
            message: `There is a ${kind} whose name has no letter or digit. Give it a name, or hide it from screen readers.`,
          };
        if (!uniqueRoles.test(role) || !known.has(`${kind} ${name}`)) {
          known.add(`${kind} ${name}`);
          return [];
        }
        return {
          message: `There is more than one ${kind} with the name “${shorten(name)}”. Give each a name of its own.`,
        };
      });
  },
};
