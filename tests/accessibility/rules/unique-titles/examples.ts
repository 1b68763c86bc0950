import { toExamples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1></main>';
const second = { page: { address: '/second', id: 'second' }, html };

export const examples = toExamples([
  {
    passes: 'Two pages with two titles',
    html,
    otherPages: [{ ...second, script: () => (document.title = 'The way to the boats') }],
  },
  { otherPages: [second], fails: [/“Boats for hire” is also the title of \/second/] },
]);
