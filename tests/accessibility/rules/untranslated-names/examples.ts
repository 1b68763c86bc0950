import { toExamples } from '../examples.ts';

const toPage = (title: string, slogan: string) =>
  `<main aria-roledescription="${slogan}"><h1>${title}</h1><h2>Service</h2></main><nav aria-label="Seaworthy Rowing"></nav>`;
const english = toPage('Boats for hire', 'slogan');
const page = { address: '/de', locale: 'de' };
const otherPages = [{ page, html: english }];
const config = { textsOf: () => new Set(['Boote zu mieten', 'Service']) };

export const examples = toExamples([
  {
    passes: 'Names that are translated, and names that are the same in both languages',
    html: english,
    otherPages: [
      { page, html: toPage('Boote zu mieten', 'Leitspruch') },
      { page: { address: '/de/other', locale: 'de', id: 'other' }, html: english },
      { page: { address: '/fr', locale: 'fr', isUntranslated: true }, html: english },
    ],
    config,
  },
  { passes: 'Names in English, on a site whose texts are not known', otherPages },
  {
    otherPages,
    config,
    fails: [
      /“Boats for hire” is the same as in English.*texts for German/,
      /“slogan” is the same as in English/,
    ],
  },
]);
