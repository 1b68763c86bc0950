import type { Examples, FailedExample } from '../examples.ts';

const german = { locale: 'de' };

const toGerman = (description: string, message: RegExp): FailedExample => ({
  description,
  html: `<!doctype html><html lang="de">
    <head><meta charset="utf-8"><title>Boats for hire on the lake and on both rivers</title></head><body>
    <img width="90" src="data:," alt="A house in grey outline that turns into a coloured one.">
    <p lang="en">Respondemos a cada mensaje en cuanto nos es posible.</p>
    <p id="welcome">Добро пожаловать на борт.</p></body></html>`,
  page: german,
  message,
});

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
    toGerman('Another script', /^#welcome: .*is in another script than its stated language \(de\)/),
    toGerman('A wrong language', /“Respondemos .* reads as Spanish, and is marked as English/),
    toGerman('A text alternative', /“A house in grey outline .*” reads as English/),
    toGerman('A title', /“Boats for hire on the lake .*” reads as English/),
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
      description: 'A toast that was not translated',
      html: `<button id="open" onclick="this.nextElementSibling.hidden = false">Boot</button>
        <p data-toast hidden>We answer every message as soon as we can.</p>`,
      page: german,
      variant: { state: 'toast open' },
      message: /“We answer every message .*” reads as English/,
    },
  ],
};
