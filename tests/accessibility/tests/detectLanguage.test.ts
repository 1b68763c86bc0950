import { expect, it } from 'vitest';
import { detectOtherLanguage } from '../rules/language-of-parts/detectLanguage.ts';

const sentences = {
  en: 'We answer every message as soon as we can, and never share it.',
  de: 'Wir beantworten jede Nachricht, so schnell wir können.',
  es: 'Respondemos a cada mensaje en cuanto nos es posible.',
  fr: 'Nous répondons à chaque message aussi vite que possible.',
  ja: '私たちはいただいたすべてのメッセージにできるだけ早くお返事いたします。',
  ar: 'نجيب عن كل رسالة في أقرب وقت ممكن ولا نشاركها مع أحد.',
};
const norwegian = 'Vi svarer på alle meldinger så raskt vi kan, og deler dem aldri.';

it.each(Object.entries(sentences))(
  'detects %s in a text that is marked as another language',
  async (tag, text) => {
    for (const stated of Object.keys(sentences))
      expect(await detectOtherLanguage(text, stated)).toBe(stated === tag ? undefined : tag);
  },
);

it.each(['nb', 'nn', 'fil'])('knows the detector’s own code for %s', async (tag) => {
  expect(await detectOtherLanguage(sentences.de, tag)).toBe('de');
});

it.each([
  ['a short text, which may be a name', 'de', 'Boats for Hire'],
  ['a list of abbreviations', 'de', 'JPEG PNG WebP AVIF HEIC TIFF RAW GIF BMP SVG PDF'],
  ['its own language', 'nb', norwegian],
  ['another written form', 'nn', norwegian],
  ['a closely related language', 'da', norwegian],
  ['a language that the detector does not know', 'gl', sentences.en],
  ['an unusual script', 'sr-Latn', 'Odgovaramo na svaku poruku čim budemo mogli.'],
])('detects nothing in %s (%s)', async (_, tag, text) => {
  expect(await detectOtherLanguage(text, tag)).toBeUndefined();
});
