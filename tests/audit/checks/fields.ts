import type { Check } from '../check.ts';
import { isReference, opens } from '../matrix.ts';

/** Of what is filled in or set. */
const criteria = [
  '1.3.5',
  '2.2.5',
  '2.2.6',
  '3.2.2',
  '3.3.1',
  '3.3.2',
  '3.3.3',
  '3.3.4',
  '3.3.5',
  '3.3.6',
  '3.3.7',
  '3.3.8',
  '3.3.9',
];

/** The report says that these do not apply, which holds for as long as this finds nothing. */
export const fields: Check = {
  id: 'fields',
  criteria: Object.fromEntries(
    criteria.map((number) => [number, 'There is no field, and no frame that could have one.']),
  ),
  about: 'There is nothing to fill in or to set, and no frame.',
  looksAt: (variant) => isReference(variant) || opens(variant.state),
  find: ({ page }) =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'form, input, select, textarea, iframe, object, embed, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=switch], [role=checkbox], [role=radio], [role=slider]',
        ),
      ].map((element) => ({
        ...audit.place(element),
        message: `There is a <${element.localName}>. Criteria of forms apply from now on: take them out of those that do not (criteria.ts), and check them.`,
      })),
    ),
};
