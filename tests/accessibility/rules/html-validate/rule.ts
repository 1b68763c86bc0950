import { HtmlValidate } from 'html-validate';
import { isReference } from '../../matrix.ts';
import type { FoundViolation, RuleDefinition } from '../../rule.ts';

const presets = ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'];

/** These rules are off, because they are about style, security or search engines. */
const rules = {
  'attr-case': 'off',
  'doctype-style': 'off',
  'long-title': 'off',
  'no-inline-style': 'off',
  'no-trailing-whitespace': 'off',
  'void-style': 'off',
  'require-sri': 'off',
} as const;

const covers =
  'The accessibility rules of html-validate, for example on aria-label, roles and ids, find no error. They test the HTML that the server sends, and a page that a script renders.';

export const rule: RuleDefinition = {
  description:
    'html-validate reports no error in the HTML that the server sends, nor in a page that a script renders.',
  criteria: { '1.3.1': covers, '4.1.2': covers },
  exclusions: `These rules of html-validate, on style, security and search engines: ${Object.keys(rules).join(', ')}. Changes that scripts make to a page whose texts the server has sent, because axe and IBM Equal Access test the changed page. Shadow roots that scripts create. All variants except “light, 1280×800, default preferences, loaded page”, because they have the same HTML.`,
  appliesTo: isReference,
  async evaluate({ page, html: readHtml }) {
    const html = await readHtml();
    const isRenderedByScript = await page.evaluate((sent) => {
      // Do not use `DOMParser`, because the page's security policy (Trusted Types) may forbid it. TypeScript
      // does not know `parseHTML` yet. Without the option `sanitizer`, `parseHTML` would remove custom
      // elements and their texts.
      const parseHTML = Reflect.get(Document, 'parseHTML') as (...args: unknown[]) => Document;
      const { body } = parseHTML(sent, { sanitizer: {} });
      for (const element of body.querySelectorAll('script, style, noscript')) element.remove();
      // Compare with half of the text, because the server may have sent a short text, such as “Loading …”.
      return body.textContent.trim().length < document.body.innerText.trim().length / 2;
    }, html);
    const violations = [
      ...(await findHtmlErrors(html)),
      // The preset `html-validate:browser` accepts HTML as browsers serialize it.
      ...(isRenderedByScript
        ? await findHtmlErrors(await page.content(), 'html-validate:browser')
        : []),
    ];
    // Report a fault once if it is in both the HTML of the server and the rendered document.
    return [...new Map(violations.map((one) => [`${one.target} ${one.message}`, one])).values()];
  },
};

/**
 * Only errors of these rules fail a criterion. Most other rules test the syntax, and WCAG 2.2 no longer has
 * 4.1.1 (Parsing).
 */
const accessibilityRules = new HtmlValidate({ extends: ['html-validate:a11y'] })
  .getConfigForSync('page.html')
  .getRules();

export async function findHtmlErrors(html: string, ...more: string[]): Promise<FoundViolation[]> {
  const validator = new HtmlValidate({ extends: [...presets, ...more], rules });
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({
      ...(selector && { target: selector }),
      criteria: accessibilityRules.has(ruleId) ? ['1.3.1', '4.1.2'] : [],
      message: `${ruleId}: ${message}.`,
    }));
}
