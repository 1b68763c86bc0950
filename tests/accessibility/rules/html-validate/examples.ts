import type { Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;

export const examples: Examples = {
  passed: [
    {
      description: 'A button that says it submits no form',
      html: toMain('<button type="button">Show the prices</button>'),
    },
    {
      description: 'What a script adds, which the server does not send',
      html: toMain('<p id="price">30 € an hour</p>'),
      script: () => document.querySelector('#price')!.append(document.createElement('button')),
    },
  ],
  failed: [
    {
      description: 'A button that submits a form unless told otherwise',
      html: toMain('<button>Show the prices</button>'),
      message: /: no-implicit-button-type: /,
      target: 'html > body > main > button',
    },
    {
      description: 'An image without a text alternative',
      html: toMain('<img src="boat.png">'),
      message: /: wcag\/h37: /,
    },
    {
      description: 'Two elements of one id',
      html: toMain('<p id="boat">Rowing boat</p><p id="boat">Sailing boat</p>'),
      message: /: no-dup-id: /,
    },
    {
      description: 'A block within a paragraph',
      html: toMain('<p>Rowing boat<div>30 € an hour</div></p>'),
      message: /: /,
    },
  ],
};
