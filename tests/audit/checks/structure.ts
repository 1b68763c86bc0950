import { readTree } from '../readTree.ts';
import type { Check, Found } from '../check.ts';
import { isReference } from '../matrix.ts';

const isNamed = new Set([
  'heading',
  'link',
  'button',
  'navigation',
  'region',
  'complementary',
  'DisclosureTriangle',
  'image',
]);
const landmarks = new Set([
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'region',
  'complementary',
  'search',
  'form',
]);

/** Links of one name may lead to one place (`link-purpose`); pressing is never twice the same. */
const controls = new Set(['button', 'DisclosureTriangle']);

/** Read from the browser's own tree, which is what a screen reader gets. */
export const names: Check = {
  id: 'names',
  criteria: {
    '1.3.1': 'Headings and landmarks have names in the browser’s tree, each of its own.',
    '2.4.6': 'No two headings, buttons or landmarks of a kind have the same name.',
    '4.1.2': 'Links, buttons and pictures have names in the browser’s tree.',
  },
  about:
    'Headings, landmarks, links, buttons and pictures have a name; no two headings, buttons or landmarks of a kind have the same.',
  leaves: 'Dark and all preferences, which change no name.',
  looksAt: (variant) => variant.preference === 'plain' && variant.scheme === 'light',
  async find({ page }) {
    const nodes = await readTree(page);
    const nameless = nodes
      .filter(({ role, name }) => isNamed.has(role) && !/[\p{L}\p{N}]/u.test(name))
      .map(({ role }): Found => ({
        message: `There is a ${role} without a name. Give it words, or take it out of the tree.`,
      }));
    const findTwins = (kind: string, of: (role: string) => boolean) =>
      nodes
        .filter(({ role }) => of(role))
        .filter(
          ({ role, name }, index, all) =>
            all.findIndex((one) => one.role === role && one.name === name) < index,
        )
        .map(({ role, name }): Found => ({
          message: `There are two ${kind}s (${role}) called “${name}”. Name them apart.`,
        }));
    return [
      ...nameless,
      ...findTwins('heading', (role) => role === 'heading'),
      ...findTwins('control', (role) => controls.has(role)),
      ...findTwins('landmark', (role) => landmarks.has(role)),
    ];
  },
};

export const outline: Check = {
  id: 'outline',
  criteria: {
    '1.3.1':
      'There is one first-level heading and one main part, no level is skipped, and no line begins with a drawn bullet.',
    '2.4.2': 'The page has a title.',
    '2.4.10': 'Every section and article has a heading, or a table’s caption.',
  },
  about:
    'The page has a title, one first-level heading, one main part, a heading in each section, and skips no level.',
  leaves: 'Looks, messages and lists, which change no heading.',
  looksAt: (variant) =>
    isReference(variant) || ['after navigation', 'without JavaScript'].includes(variant.state),
  find: ({ page }) =>
    page.evaluate(() => {
      const found: { message: string; target?: string }[] = [];
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) =>
        one.checkVisibility(),
      );
      const count = (selector: string) => document.querySelectorAll(selector).length;
      if (!document.title.trim()) found.push({ message: 'The page has no title. Give it one.' });
      for (const selector of ['h1', 'main'])
        if (count(selector) !== 1)
          found.push({ message: `The page has ${count(selector)} <${selector}>. It needs one.` });
      for (const [index, heading] of headings.entries()) {
        const level = Number(heading.localName.at(1));
        const last = Number(headings[index - 1]?.localName.at(1) ?? 0);
        // What comes before the h1, a note say, opens no outline of its own.
        if (level > last + 1 && index > 0)
          found.push({
            ...audit.place(heading),
            message: `A level ${level} heading follows one of level ${last}. Skip none.`,
          });
      }
      for (const { words, parent } of audit.listLines())
        if (/^[•·‣▪◦–*-]\s/u.test(words) && !parent.closest('li'))
          found.push({
            ...audit.place(parent),
            message: `“${words.slice(0, 40)}” is a list by its looks alone. Make it a <ul>.`,
          });
      for (const part of document.querySelectorAll('section, article'))
        if (
          part.checkVisibility() &&
          ![...part.querySelectorAll('h1, h2, h3, h4, h5, h6, caption')].some(
            (heading) => heading.closest('section, article') === part,
          )
        )
          found.push({
            ...audit.place(part),
            message: `This <${part.localName}> has no heading. Give it one, or make it a <div>.`,
          });
      return found;
    }),
};
