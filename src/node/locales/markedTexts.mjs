/**
 * This rule for oxlint finds texts without `lang`. If a text is not translated, `text(…)` puts the English
 * text into an element with `lang="en"`. `t(…)` returns only a string, so the element around it needs a
 * `lang`.
 */
const message =
  'Show a text with text(…) of useTexts, which marks it if the language lacks it; {t(…)} loses that mark. Otherwise give the element the language of the text: {...languageOf(…)}.';

const elementsMessage =
  'Show a text that contains elements with text(…, values, elements) of useTexts, which is <Trans> and marks it if the language lacks it.';

const selectorMessage =
  'Write the key as a selector, (($) => $.home.hero.title). Its first part is the name of the file in locales/en, and the compiler checks it.';

const globalMessage =
  'The site has no global i18next, because each page has its own. Take t and i18n from useTexts or useTranslation.';

const globals = new Set(['t', 'exists', 'dir', 'use', 'init', 'getI18n', 'initReactI18next']);

const translators = new Set(['t', 'text', 'nameOf', 'languageOf']);

const isCallOfT = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 't';

/** Searches branches of `? :`, both sides of operators, and templates, but not the bodies of functions. */
function containsT(node) {
  const { consequent, alternate, left, right, expressions = [] } = node ?? {};
  const parts = [consequent, alternate, left, right, ...expressions];
  return isCallOfT(node) || parts.some((part) => part && containsT(part));
}

const hasLanguage = (element) =>
  element.openingElement?.attributes.some(
    (attribute) => attribute.type === 'JSXSpreadAttribute' || attribute.name.name === 'lang',
  );

const markedTexts = {
  create: (context) => ({
    JSXExpressionContainer(node) {
      const { parent, expression } = node;
      const isChild = parent.type === 'JSXElement' || parent.type === 'JSXFragment';
      if (isChild && containsT(expression) && !hasLanguage(parent))
        context.report({ node, message });
    },
    CallExpression({ callee, arguments: [key] }) {
      if (translators.has(callee.name) && typeof key?.value === 'string')
        context.report({ node: key, message: selectorMessage });
    },
    ImportSpecifier(node) {
      const isValue = node.importKind !== 'type' && node.parent.importKind !== 'type';
      const isOfI18next = /^(?:react-)?i18next$/.test(node.parent.source.value);
      if (isValue && isOfI18next && globals.has(node.imported.name))
        context.report({ node, message: globalMessage });
    },
    ImportDefaultSpecifier(node) {
      if (node.parent.source.value === 'i18next' && node.parent.importKind !== 'type')
        context.report({ node, message: globalMessage });
    },
    JSXOpeningElement(node) {
      if (node.name.name === 'Trans' && !context.filename.endsWith('useTexts.tsx'))
        context.report({ node, message: elementsMessage });
    },
  }),
};

export default { meta: { name: 'site' }, rules: { 'marked-texts': markedTexts } };
