import { failedOn, passedOn, type Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;

export const examples: Examples = {
  passed: passedOn(toMain('<label for="people">People</label> <input id="people" type="text">'), {
    'A field with a label': {},
  }),
  // The rule language-of-parts leaves tags to this engine, as axe knows fewer of them.
  failed: failedOn(toMain('<p lang="de-">Boote <input id="people" type="text"></p>'), {
    'A field without a label': { message: /^#people: input_label_exists: / },
    'A language tag that is none': { message: /^html > body > main > p: element_lang_valid: / },
  }),
};
