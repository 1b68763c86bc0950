import { failedOn, passedOn, type Examples } from '../examples.ts';

const toPage = (title: string, attribute = '') =>
  `<main ${attribute}><h1>${title}</h1><h2>Service</h2></main><nav aria-label="Seaworthy Rowing"></nav>`;
const english = toPage('Boats for hire');
const german = toPage('Boote zu mieten');
const page = { address: '/de', locale: 'de' };
const config = { textsOf: () => new Set(['Boote zu mieten', 'Service']) };

export const examples: Examples = {
  passed: passedOn(english, {
    'A heading that is translated, and names that are the same in both languages': {
      otherPages: [{ page, html: german }],
      config,
    },
    'Names in English, on a site whose texts are not known': {
      otherPages: [{ page, html: english }],
    },
    'A name of another page': {
      otherPages: [{ page: { ...page, id: 'second' }, html: english }],
      config,
    },
  }),
  failed: failedOn(english, {
    'A heading that was left in English': {
      otherPages: [{ page, html: english }],
      config,
      message: /“Boats for hire” is the same as in English.*texts for German/,
    },
    'A role description that was left in English': {
      html: toPage('Boats for hire', 'aria-roledescription="slogan"'),
      otherPages: [{ page, html: toPage('Boote zu mieten', 'aria-roledescription="slogan"') }],
      config,
      message: /“slogan” is the same as in English/,
    },
  }),
};
