import { inShadowRoot, toExamples } from '../examples.ts';

export const examples = toExamples([
  // Our rule language-of-parts does not report malformed language tags, because IBM reports all of them. axe
  // reports only some.
  {
    html: `<main><h1>Boats for hire</h1><p lang="de-">Boote <input id="people" type="text"></p>
      ${inShadowRoot('<p>Boats <input type="text"></p>')}</main>`,
    fails: [
      /^#people: input_label_exists: /,
      /^html > body > main > p: element_lang_valid: /,
      /^html > body > main > boat-part >> p > input: input_label_exists: /,
    ],
  },
]);
