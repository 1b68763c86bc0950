import { describe, expect, it } from 'vitest';
import { detectOtherLanguage } from '../rules/language-of-parts/detectLanguage.ts';

const sentences = {
  en: 'We answer every message as soon as we can, and never share it.',
  de: 'Wir beantworten jede Nachricht, so schnell wir können.',
  es: 'Respondemos a cada mensaje en cuanto nos es posible.',
  fr: 'Nous répondons à chaque message aussi vite que possible.',
  ja: '私たちはいただいたすべてのメッセージにできるだけ早くお返事いたします。',
  ar: 'نجيب عن كل رسالة في أقرب وقت ممكن ولا نشاركها مع أحد.',
};
const each = Object.entries(sentences);

describe('detectOtherLanguage', () => {
  it.each(each)('detects nothing in a text that states %s and is in it', async (tag, text) => {
    expect(await detectOtherLanguage(text, tag)).toBeUndefined();
  });

  it.each(each)('detects %s where a text states another language', async (tag, text) => {
    const others = Object.keys(sentences).filter((other) => other !== tag);
    const detected = await Promise.all(others.map((other) => detectOtherLanguage(text, other)));
    expect(new Set(detected)).toEqual(new Set([tag]));
  });

  it('detects nothing in a short text, which may be a name', async () => {
    expect(await detectOtherLanguage('Boats for Hire', 'de')).toBeUndefined();
  });

  it.each(['nb', 'nn', 'da'])('takes a closely related language for %s', async (tag) => {
    const text = 'Vi svarer på alle meldinger så raskt vi kan, og deler dem aldri.';
    expect(await detectOtherLanguage(text, tag)).toBeUndefined();
  });

  it('detects nothing in a list of abbreviations', async () => {
    const text = 'JPEG PNG WebP AVIF HEIC TIFF RAW GIF BMP SVG PDF';
    expect(await detectOtherLanguage(text, 'de')).toBeUndefined();
  });

  it.each(['nb', 'nn', 'fil'])('knows the detector’s own code for %s', async (tag) => {
    expect(await detectOtherLanguage(sentences.de, tag)).toBe('de');
  });

  it.each([
    { tag: 'gl', text: sentences.en },
    { tag: 'sr-Latn', text: 'Odgovaramo na svaku poruku čim budemo mogli.' },
  ])('detects nothing where the detector does not know $tag', async ({ tag, text }) => {
    expect(await detectOtherLanguage(text, tag)).toBeUndefined();
  });
});
