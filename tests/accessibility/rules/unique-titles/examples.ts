import { failedOn, passedOn, type Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1></main>';
const second = { page: { address: '/second', id: 'second' }, html };

export const examples: Examples = {
  passed: passedOn(html, {
    'Two pages with two titles': {
      otherPages: [{ ...second, script: () => (document.title = 'The way to the boats') }],
    },
  }),
  failed: failedOn(html, {
    'Two pages with one title': {
      otherPages: [second],
      message: /“Boats for hire” is also the title of \/second/,
    },
  }),
};
