import { HtmlValidate } from 'html-validate';
import { isReference } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

/** What is off is a matter of style, or has to do with security or search engines. */
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

const covers = 'The HTML that the server sends is well formed: nesting, attributes, ids.';

export const htmlValidate: Rule = {
  id: 'html-validate',
  description: 'html-validate reports no error in the HTML that the server sends.',
  criteria: { '1.3.1': covers, '4.1.2': covers },
  exclusions: 'What scripts change later: the rules axe and ibm read the document then.',
  appliesTo: isReference,
  async evaluate({ html }) {
    const { results } = await validator.validateString(html);
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => ({
        ...(selector && { target: selector }),
        message: `${ruleId}: ${message}.`,
      }));
  },
};
