import { toExamples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1></main>';
const second = { page: { address: '/second', id: 'second' }, html };

export const examples = toExamples([
  {
    passes: 'Two pages with two titles',
    html,
    otherPages: [{ ...second, script: () => (document.title = 'The way to the boats') }],
  },
  {
    passes: 'A page that a language does not have, with the title that it has in English',
    page: { id: 'boats' },
    html,
    otherPages: [
      { page: { address: '/de', id: 'boats', locale: 'de', isUntranslated: true }, html },
    ],
  },
  { otherPages: [second], fails: [/“Boats for hire” is also the title of \/second/] },
]);
