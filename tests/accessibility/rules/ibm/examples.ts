import type { Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;

export const examples: Examples = {
  passed: [
    {
      description: 'A field with a label',
      html: toMain('<label for="people">People</label> <input id="people" type="text">'),
    },
  ],
  failed: [
    {
      description: 'A field without a label',
      html: toMain('<p>People <input id="people" type="text"></p>'),
      message: /^#people: input_label_exists: /,
    },
    // The rule language-of-parts leaves it to this engine, as axe knows fewer of them.
    {
      description: 'A language tag that is none',
      html: toMain('<p lang="de-">Boote</p>'),
      message: /^html > body > main > p: element_lang_valid: /,
    },
  ],
};
