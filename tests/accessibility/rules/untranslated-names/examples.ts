import type { Examples } from '../examples.ts';

const english = '<main><h1>Boats for hire</h1><h2>Service</h2></main>';
const german = '<main><h1>Boote zu mieten</h1><h2>Service</h2></main>';
const page = { address: '/de', locale: 'de' };
const config = { textsOf: () => new Set(['Boote zu mieten', 'Service']) };

export const examples: Examples = {
  passed: [
    {
      description: 'A heading that is translated, and one that is the same in both languages',
      html: english,
      otherPages: [{ page, html: german }],
      config,
    },
    {
      description: 'A name that the configuration lists as the same in every language',
      html: `${english}<nav aria-label="Seaworthy Rowing"></nav>`,
      otherPages: [{ page, html: `${german}<nav aria-label="Seaworthy Rowing"></nav>` }],
      config,
    },
    {
      description: 'Names in English, on a site whose texts are not known',
      html: english,
      otherPages: [{ page, html: english }],
    },
    {
      description: 'A name of another page',
      html: english,
      otherPages: [{ page: { ...page, id: 'second' }, html: english }],
      config,
    },
  ],
  failed: [
    {
      description: 'A heading that was left in English',
      html: english,
      otherPages: [{ page, html: english }],
      config,
      message: /“Boats for hire” is the same as in English.*texts for German/,
    },
    {
      description: 'A landmark whose name was left in English',
      html: `<nav aria-label="Main"></nav>${english}`,
      otherPages: [{ page, html: `<nav aria-label="Main"></nav>${german}` }],
      config,
      message: /“Main” is the same as in English/,
    },
    {
      description: 'A role description that was left in English',
      html: english.replace('<h1>', '<h1 aria-roledescription="slogan">'),
      otherPages: [{ page, html: german.replace('<h1>', '<h1 aria-roledescription="slogan">') }],
      config,
      message: /“slogan” is the same as in English/,
    },
  ],
};
