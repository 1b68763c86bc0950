import { listNodes, readAccessibilityTree } from '../../gather/accessibilityTree.ts';
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
const uniqueRoles: ReadonlySet<string> = new Set(['heading', 'button', 'DisclosureTriangle']);

export const accessibleNames: Rule = {
  id: 'accessible-names',
  description:
    'Headings, landmarks, links, buttons and images have a name with a letter or digit, and no two headings and no two buttons have the same.',
  criteria: {
    '1.3.1': 'Headings, navigation landmarks and regions have names in the accessibility tree.',
    '2.4.6': 'No two headings, and no two buttons, have the same name.',
    '4.1.2':
      'Links, buttons and images have names with a letter or digit in the accessibility tree.',
  },
  exclusions:
    'Landmarks that share a name, which axe and IBM Equal Access find. Dark and all preferences, which change no name.',
  appliesTo: ({ preference, scheme }) => preference === 'default' && scheme === 'light',
  async evaluate({ page }) {
    const nodes = [...listNodes(await readAccessibilityTree(page))].filter(
      ({ role }) => role in namedRoles,
    );
    const isNamed = ({ name }: { name: string }) => /[\p{L}\p{N}]/u.test(name);
    const nameless = nodes.filter((node) => !isNamed(node));
    const unique = nodes.filter((node) => uniqueRoles.has(node.role) && isNamed(node));
    const repeated = unique.filter(
      ({ role, name }, index) =>
        unique.findIndex((one) => one.role === role && one.name === name) < index,
    );
    return [
      ...nameless.map(({ role }) => ({
        message: `There is a ${namedRoles[role]} whose name has no letter or digit. Give it a name, or hide it from screen readers.`,
      })),
      ...repeated.map(({ role, name }) => ({
        message: `There is more than one ${namedRoles[role]} with the name “${name}”. Give each a name of its own.`,
      })),
    ];
  },
};
