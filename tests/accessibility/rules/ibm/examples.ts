import type { Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;
const image = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="64" height="64">';

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
      message: /: input_label_exists: /,
      target: '#people',
    },
    {
      description: 'An image without a text alternative',
      html: toMain(image),
      message: /: img_alt_valid: /,
      target: 'html > body > main > img',
    },
  ],
};
