import { HtmlValidate } from 'html-validate';
import type { Check, Found } from '../check.ts';
import { isReference } from '../matrix.ts';

/** The markup, as the server sends it; React has its own way of writing void elements and names. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    'attr-case': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'require-sri': 'off',
  },
});

const sees = 'The HTML that the server sends is well formed: nesting, attributes, ids.';

export const markup: Check = {
  id: 'markup',
  criteria: {
    '1.3.1': sees,
    '4.1.2': sees,
  },
  about: 'html-validate finds no mistake in the HTML that the server sends.',
  leaves: 'What comes after the server’s answer: the document as it stands is read by the engines.',
  looksAt: isReference,
  async find({ html }) {
    const { results } = await validator.validateString(html);
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }): Found => ({
        ...(selector && { target: selector }),
        message: `${ruleId}: ${message}.`,
      }));
  },
};
