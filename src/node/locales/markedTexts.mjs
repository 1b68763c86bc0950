/**
 * A rule for oxlint: a text between tags comes from `text`, which says where it is in English because
 * the language lacks it. `t` gives a string without that, so its element has to say it.
 */
const message =
  'Show a text by text(…) of useTexts, which marks it where the language lacks it; {t(…)} loses that mark. Otherwise give the element the language of the text: {...languageOf(…)}.';

const ofElements =
  'Show a text with elements by text(…, values, elements) of useTexts, which is <Trans> and marks it where the language lacks it.';

const isCallOfT = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 't';

/** Looks into conditions, sums and templates, and not into functions. */
function containsT(node) {
  switch (node?.type) {
    case 'ConditionalExpression':
      return containsT(node.consequent) || containsT(node.alternate);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return containsT(node.left) || containsT(node.right);
    case 'TemplateLiteral':
      return node.expressions.some(containsT);
    default:
      return isCallOfT(node);
  }
}

const saysLanguage = (element) =>
  element.openingElement?.attributes.some(
    (attribute) => attribute.type === 'JSXSpreadAttribute' || attribute.name.name === 'lang',
  );

const markedTexts = {
  create: (context) => ({
    JSXExpressionContainer(node) {
      const { parent, expression } = node;
      const isChild = parent.type === 'JSXElement' || parent.type === 'JSXFragment';
      if (isChild && containsT(expression) && !saysLanguage(parent))
        context.report({ node, message });
    },
    JSXOpeningElement(node) {
      if (node.name.name === 'Trans' && !context.filename.endsWith('useTexts.tsx'))
        context.report({ node, message: ofElements });
    },
  }),
};

export default { meta: { name: 'site' }, rules: { 'marked-texts': markedTexts } };
