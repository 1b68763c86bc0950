import { failedOn, passedOn, withToast, type Examples } from '../examples.ts';

const arabic = { locale: 'ar', dir: 'rtl' } as const;

export const examples: Examples = {
  passed: passedOn('<main><p>ボートは Seaworthy Rowing です。</p></main>', {
    'A sentence that states its language, and a name that is the same in every one': {
      html: `<main><p lang="ru">Добро пожаловать на борт.</p>
        <p lang="es">Reme con Boats for Hire on the Lake and Rivers</p></main>`,
      config: { glossary: ['Boats for Hire on the Lake and Rivers'] },
    },
    'A name in Latin letters': { page: { locale: 'ja' }, config: { glossary: [] } },
  }),
  failed: failedOn(
    `<!doctype html><html lang="en">
      <head><meta charset="utf-8"><title>Wir vermieten Boote auf dem See und auf beiden Flüssen</title></head><body>
      <img width="90" src="data:," alt="Ein Haus in grauen Umrissen, das langsam farbig wird.">
      <p lang="de">Respondemos a cada mensaje en cuanto nos es posible.</p>
      <p id="welcome">Добро пожаловать на борт.</p></body></html>`,
    {
      'Another script': { message: /^#welcome: .*is in another script than its stated .*\(en\)/ },
      'A wrong language': { message: /“Respondemos .* reads as Spanish, and is marked as German/ },
      'A text alternative': { message: /“Ein Haus in grauen Umrissen.*” reads as German/ },
      'A title': { message: /“Wir vermieten Boote auf dem See .*” reads as German/ },
      'An English sentence on an Arabic page': {
        html: '<main><p>Ten a day for each boat.</p></main>',
        page: arabic,
        message: /“Ten a day for each boat\.” is in another script than its stated language \(ar\)/,
      },
      'A page that does not state its language': {
        html: '<!doctype html><html></html>',
        message: /^html: The page states lang="".*State lang="en" dir="ltr"/,
      },
      'A page that states no direction, and is written from right to left': {
        html: '<!doctype html><html lang="ar"></html>',
        page: arabic,
        message: /^html: The page states lang="ar" dir="".*State lang="ar" dir="rtl"/,
      },
      'A toast that was not translated': {
        html: withToast('Wir beantworten jede Nachricht, so schnell wir können.'),
        variant: { state: 'toast open' },
        message: /“Wir beantworten jede Nachricht.*” reads as German/,
      },
    },
  ),
};
