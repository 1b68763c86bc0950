import { describe, expect, it } from 'vitest';
import { readsAs } from '../audit/readsAs.ts';

const sentences = {
  en: 'We answer every message as soon as we can, and never share it.',
  de: 'Wir beantworten jede Nachricht, so schnell wir können.',
  es: 'Respondemos a cada mensaje en cuanto nos es posible.',
  fr: 'Nous répondons à chaque message aussi vite que possible.',
  ja: '私たちはいただいたすべてのメッセージにできるだけ早くお返事いたします。',
  ar: 'نجيب عن كل رسالة في أقرب وقت ممكن ولا نشاركها مع أحد.',
};
const each = Object.entries(sentences);

describe('a text', () => {
  it.each(each)('that says it is in %s, and is, reads as no other language', async (tag, text) => {
    expect(await readsAs(text, tag)).toBeUndefined();
  });

  it.each(each)('in %s reads as that where it says another', async (tag, text) => {
    const others = Object.keys(sentences).filter((other) => other !== tag);
    const read = await Promise.all(others.map((other) => readsAs(text, other)));
    expect(new Set(read)).toEqual(new Set([tag]));
  });

  it('that is short may be a name', async () => {
    expect(await readsAs('Enhance My Home', 'de')).toBeUndefined();
  });

  it.each(['nb', 'nn', 'da'])('of a near relative passes for %s', async (tag) => {
    const text = 'Vi svarer på alle meldinger så raskt vi kan, og deler dem aldri.';
    expect(await readsAs(text, tag)).toBeUndefined();
  });

  it('that is hardly words is not judged', async () => {
    const text = 'JPEG PNG WebP AVIF HEIC TIFF RAW GIF BMP SVG PDF';
    expect(await readsAs(text, 'de')).toBeUndefined();
  });

  it.each(['nb', 'nn', 'fil'])('is known by the detector’s name of %s', async (tag) => {
    expect(await readsAs(sentences.de, tag)).toBe('de');
  });

  it('in a language, or in letters of it, that the detector does not know is not judged', async () => {
    expect(await readsAs(sentences.en, 'gl')).toBeUndefined();
    expect(
      await readsAs('Odgovaramo na svaku poruku čim budemo mogli.', 'sr-Latn'),
    ).toBeUndefined();
  });
});
