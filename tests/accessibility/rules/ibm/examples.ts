import { inShadowRoot, toExamples } from '../examples.ts';

export const examples = toExamples([
  // axe reports only some malformed language tags, so language-of-parts leaves them to this engine.
  {
    html: '<main><h1>Boats for hire</h1><p lang="de-">Boote <input id="people" type="text"></p></main>',
    fails: [/^#people: input_label_exists: /, /^html > body > main > p: element_lang_valid: /],
  },
  {
    html: `<main><h1>Boats for hire</h1>${inShadowRoot('<p>Boats <input type="text"></p>')}</main>`,
    fails: [/^html > body > main > boat-part >> p > input: input_label_exists: /],
  },
]);
