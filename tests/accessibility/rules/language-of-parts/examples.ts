import { toExamples, withToast } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'A stated language, a name from the glossary, and a name in Latin letters',
    html: `<main><p lang="ru">Добро пожаловать на борт.</p><p>ボートは Seaworthy Rowing です。</p>
      <p lang="es">Reme con Boats for Hire on the Lake and Rivers</p></main>`,
    page: { locale: 'ja' },
    config: { glossary: ['Boats for Hire on the Lake and Rivers'] },
  },
  {
    html: `<!doctype html><html lang="en">
      <head><meta charset="utf-8"><title>Wir vermieten Boote auf dem See und auf beiden Flüssen</title></head><body>
      <img width="90" src="data:," alt="Ein Haus in grauen Umrissen, das langsam farbig wird.">
      <p lang="de">Respondemos a cada mensaje en cuanto nos es posible.</p>
      <p id="welcome">Добро пожаловать на борт.</p>
      ${withToast('Wir beantworten jede Nachricht, so schnell wir können.')}</body></html>`,
    page: { locale: 'de' },
    variant: { state: 'toast open' },
    fails: [
      /^html: The page states lang="en".*State lang="de" dir="ltr"/,
      /^#welcome: .*is in another script than its stated .*\(en\)/,
      /“Respondemos .* seems to be Spanish, but is marked as German/,
      /“Ein Haus in grauen Umrissen.*” seems to be German/,
      /“Wir vermieten Boote auf dem See .*” seems to be German/,
      /“Wir beantworten jede Nachricht.*” seems to be German/,
    ],
  },
  {
    passes: 'A page whose script states the language',
    html: '<!doctype html><html><body><p>Ten a day for each boat.</p></body></html>',
    script: () => (document.documentElement.lang = 'en'),
    page: { locale: 'und' },
  },
  {
    html: '<!doctype html><html><body><p>Ten a day for each boat.</p></body></html>',
    page: { locale: 'und' },
    fails: [/^html: The page states no language.*\(WCAG 3\.1\.1\)$/],
  },
  {
    html: '<!doctype html><html lang="ar"><body><p>Ten a day for each boat.</p></body></html>',
    page: { locale: 'ar', dir: 'rtl' },
    fails: [
      /^html: The page states lang="ar" dir="".*State lang="ar" dir="rtl".*\(WCAG 3\.1\.1\)$/,
      /“Ten a day for each boat\.” is in another script than its stated language \(ar\).*\(WCAG 3\.1\.2\)$/,
    ],
  },
]);
