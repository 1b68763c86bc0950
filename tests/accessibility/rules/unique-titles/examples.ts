import type { Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1></main>';
const page = { address: '/second', id: 'second' };

export const examples: Examples = {
  passed: [
    {
      description: 'Two pages with two titles',
      html,
      otherPages: [
        {
          page,
          html,
          script: () => {
            document.title = 'The way to the boats';
          },
        },
      ],
    },
  ],
  failed: [
    {
      description: 'Two pages with one title',
      html,
      otherPages: [{ page, html }],
      message: /“Boats for hire” is also the title of \/second/,
    },
  ],
};
