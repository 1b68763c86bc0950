import type { Examples } from '../examples.ts';

const heading = '<main><h1>Boats for hire</h1></main>';
const german = { locale: 'de' } as const;

export const examples: Examples = {
  passed: [
    {
      description: 'A Russian sentence that states its language',
      html: '<main><h1>Boats for hire</h1><p lang="ru">Добро пожаловать на борт.</p></main>',
    },
    {
      description: 'A name that is the same in every language, in a Spanish text',
      html: '<main><p lang="es">Reme con Boats for Hire on the Lake and Rivers</p></main>',
      config: { glossary: ['Boats for Hire on the Lake and Rivers'] },
    },
    {
      description: 'A name in Latin letters in a Japanese text',
      html: '<main><p>ボートは Seaworthy Rowing です。</p></main>',
      page: { locale: 'ja' },
      config: { glossary: [] },
    },
    {
      description: 'A page in a pseudo-language, in the script of another',
      html: '<!doctype html><html lang="ar-XB" dir="rtl"><head><title>قوارب</title></head><body><p>قوارب للإيجار</p></body></html>',
      page: { locale: 'ar-XB', dir: 'rtl' },
    },
  ],
  failed: [
    {
      description: 'A Russian sentence that does not state its language',
      html: '<main><p id="welcome">Добро пожаловать на борт.</p></main>',
      message: /“Добро пожаловать на борт\.” is in another script than its stated language \(en\)/,
      target: '#welcome',
    },
    {
      description: 'An English sentence on an Arabic page',
      html: '<main><p>Ten a day for each boat.</p></main>',
      page: { locale: 'ar', dir: 'rtl' },
      message: /“Ten a day for each boat\.” is in another script than its stated language \(ar\)/,
    },
    {
      description: 'A page that does not state its language',
      html: '<!doctype html><html><head><title>Boats</title></head><body><h1>Boats</h1></body></html>',
      message: /The page states lang="".*State lang="en" dir="ltr"/,
      target: 'html',
    },
    {
      description: 'A page that states no direction, and is written from right to left',
      html: '<!doctype html><html lang="ar"><head><title>قوارب</title></head><body><h1>قوارب</h1></body></html>',
      page: { locale: 'ar', dir: 'rtl' },
      message: /The page states lang="ar" dir="".*State lang="ar" dir="rtl"/,
      target: 'html',
    },
    {
      description: 'A paragraph that was not translated',
      html: '<main><p>This paragraph was left as it was in the first language of the site.</p></main>',
      page: german,
      message: /“This paragraph .*” reads as English, and is marked as German/,
    },
    {
      description: 'A paragraph that is marked with another language of the same script',
      html: '<main><p lang="de">Respondemos a cada mensaje en cuanto nos es posible.</p></main>',
      message: /reads as Spanish, and is marked as German/,
    },
    {
      description: 'An image whose text alternative is in another language',
      html: `<main><img width="90" src="data:," alt="A house in grey outline that turns into a coloured one."></main>`,
      page: german,
      message: /“A house in grey outline .*” reads as English/,
    },
    {
      description: 'A page whose title was not translated',
      html: '<!doctype html><html lang="de"><head><title>Boats for hire on the lake and on both rivers</title></head><body></body></html>',
      page: german,
      message: /“Boats for hire on the lake .*” reads as English/,
    },
    {
      description: 'A toast that was not translated',
      html: '<button id="open">Boot</button><p data-toast hidden>We answer every message as soon as we can.</p>',
      script: () =>
        document.querySelector<HTMLElement>('#open')!.addEventListener('click', () => {
          document.querySelector<HTMLElement>('[data-toast]')!.hidden = false;
        }),
      page: german,
      variant: { state: 'toast open' },
      message: /“We answer every message .*” reads as English/,
    },
    {
      description: 'A language that does not exist',
      html: heading.replace('<h1>', '<h1 lang="arabic_EG">'),
      message: /lang="arabic_EG" is no valid language tag/,
      target: 'html > body > main > h1',
    },
  ],
};
