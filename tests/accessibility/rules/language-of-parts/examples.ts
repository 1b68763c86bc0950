import type { Examples } from '../examples.ts';

const german = { locale: 'de' };

export const examples: Examples = {
  passed: [
    {
      description: 'A sentence that states its language, and a name that is the same in every one',
      html: `<main><p lang="ru">Добро пожаловать на борт.</p>
        <p lang="es">Reme con Boats for Hire on the Lake and Rivers</p></main>`,
      config: { glossary: ['Boats for Hire on the Lake and Rivers'] },
    },
    {
      description: 'A name in Latin letters in a Japanese text',
      html: '<main><p>ボートは Seaworthy Rowing です。</p></main>',
      page: { locale: 'ja' },
      config: { glossary: [] },
    },
  ],
  failed: [
    {
      description: 'A Russian sentence that does not state its language',
      html: '<main><p id="welcome">Добро пожаловать на борт.</p></main>',
      message: /^#welcome: “Добро пожаловать на борт\.” is in another script than its .*\(en\)/,
    },
    {
      description: 'An English sentence on an Arabic page',
      html: '<main><p>Ten a day for each boat.</p></main>',
      page: { locale: 'ar', dir: 'rtl' },
      message: /“Ten a day for each boat\.” is in another script than its stated language \(ar\)/,
    },
    {
      description: 'A page that does not state its language',
      html: '<!doctype html><html></html>',
      message: /^html: The page states lang="".*State lang="en" dir="ltr"/,
    },
    {
      description: 'A page that states no direction, and is written from right to left',
      html: '<!doctype html><html lang="ar"></html>',
      page: { locale: 'ar', dir: 'rtl' },
      message: /^html: The page states lang="ar" dir="".*State lang="ar" dir="rtl"/,
    },
    {
      description: 'A paragraph that is marked with another language of the same script',
      html: '<main><p lang="de">Respondemos a cada mensaje en cuanto nos es posible.</p></main>',
      message: /reads as Spanish, and is marked as German/,
    },
    {
      description: 'An image whose text alternative is in another language',
      html: `<img width="90" src="data:," alt="A house in grey outline that turns into a coloured one.">`,
      page: german,
      message: /“A house in grey outline .*” reads as English/,
    },
    {
      description: 'A page whose title was not translated',
      html: '<!doctype html><html lang="de"><title>Boats for hire on the lake and on both rivers</title></html>',
      page: german,
      message: /“Boats for hire on the lake .*” reads as English/,
    },
    {
      description: 'A toast that was not translated',
      html: `<button id="open" onclick="this.nextElementSibling.hidden = false">Boot</button>
        <p data-toast hidden>We answer every message as soon as we can.</p>`,
      page: german,
      variant: { state: 'toast open' },
      message: /“We answer every message .*” reads as English/,
    },
  ],
};
