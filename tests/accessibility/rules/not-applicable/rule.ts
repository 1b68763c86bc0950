import { cdpSession } from '../../gather/cdpSession.ts';
import { isReference, overlayOf } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

/** Of what is filled in or set. */
const ofForms = ['1.3.5', '2.2.5', '2.2.6', '3.2.2'].concat(
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => `3.3.${nth}`),
);

/** A slider that no form sends takes no words and cannot be set wrongly. */
const ofSliders = ['3.2.2', '3.3.2'];

const noField =
  'Where it is configured not to apply, there is no field, and no frame with one; a slider outside of forms is a field for 3.2.2 and 3.3.2 alone.';

/** The configuration says that these criteria do not apply, which holds for as long as this rule passes. */
export const notApplicable: Rule = {
  id: 'not-applicable',
  criteria: {
    ...Object.fromEntries(ofForms.map((number) => [number, noField])),
    '1.3.4': 'No script of the page locks the orientation of the device.',
    '2.5.4': 'Where it is configured not to apply, nothing listens to how the device is moved.',
  },
  exclusions:
    'Criteria of forms, and 2.5.4, where the configuration does not say that they do not apply; all variants but the reference variant and states with an overlay.',
  appliesTo: (variant, _page, config) =>
    isReference(variant) || overlayOf(variant.state, config) !== undefined,
  async evaluate({ page, config: { notApplicable: declared = {} } }) {
    const session = await cdpSession(page);
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const objectId = result.objectId!;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    const ofMotion = listeners
      .filter(({ type }) => /^device(motion|orientation)/.test(type))
      .map(({ type }) => ({
        criteria: ['2.5.4'],
        message: `The page listens to ${type}, so that 2.5.4 applies. Remove it from \`notApplicable\` in the configuration, and test it.`,
      }));
    const inPage = await page.evaluate(
      async ([field, slider]) => {
        const fields = document.querySelectorAll(
          'form, input, select, textarea, iframe, object, embed, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=switch], [role=checkbox], [role=radio], [role=slider]',
        );
        const isSlider = (element: Element) =>
          element.matches('input[type=range], [role=slider]') && !element.closest('form');
        // By the source of the scripts: no listener tells of a lock that is asked for once, or at a press.
        const files = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).origin === location.origin && name.endsWith('.js'))
          .map(async ({ name }) => [name, await (await fetch(name)).text()] as const);
        const inline = [...document.scripts].map(
          ({ text }) => ['A script in the page', text] as const,
        );
        return [
          ...[...fields].map((element) => ({
            ...audit.locate(element),
            criteria: isSlider(element) ? slider : field,
            message: `There is a ${isSlider(element) ? 'slider' : `<${element.localName}>`}, so that criteria of input apply. Remove them from \`notApplicable\` in the configuration, and test them.`,
          })),
          ...[...inline, ...(await Promise.all(files))]
            .filter(([, text]) => /orientation\s*\.\s*lock|lockOrientation/.test(text))
            .map(([name]) => ({
              criteria: ['1.3.4'],
              message: `${name} locks the orientation. Let the user hold the device in any way.`,
            })),
        ];
      },
      [ofForms, ofSliders] as const,
    );
    const isAsked = (number: string) => number === '1.3.4' || number in declared;
    return [...ofMotion, ...inPage]
      .map((one) => ({ ...one, criteria: one.criteria.filter(isAsked) }))
      .filter(({ criteria }) => criteria.length > 0);
  },
};
