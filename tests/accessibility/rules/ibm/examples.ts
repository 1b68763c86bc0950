import { inShadowRoot, toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'A page with a heading and a labelled field',
    html: '<main><h1>Boats for hire</h1><p><label>People <input type="text"></label></p></main>',
  },
  // Our own rule `language-of-parts` ignores malformed tags, such as `de-`, because IBM reports them.
  {
    html: `<main><h1>Boats for hire</h1><p lang="de-">Boote <input id="people" type="text"></p>
      <table><tr><td role="button">Ask</td></tr></table>
      ${inShadowRoot('<p>Boats <input type="text"></p>')}</main>`,
    fails: [
      /^#people: input_label_exists: /,
      /^html > body > main > p: element_lang_valid: /,
      /td: table_aria_descendants: .*\(WCAG 4\.1\.2\)$/,
      /^html > body > main > boat-part >> p > input: input_label_exists: /,
    ],
  },
]);
