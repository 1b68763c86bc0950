import { failedOn, type Examples } from '../examples.ts';

export const examples: Examples = {
  passed: [],
  // The rule language-of-parts leaves tags to this engine, as axe knows fewer of them.
  failed: failedOn(
    '<main><h1>Boats for hire</h1><p lang="de-">Boote <input id="people" type="text"></p></main>',
    {
      'A field without a label': { message: /^#people: input_label_exists: / },
      'A language tag that is none': { message: /^html > body > main > p: element_lang_valid: / },
    },
  ),
};
