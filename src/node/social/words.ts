import sharp from 'sharp';

type WritingSystem = { family: string; lineHeight: number };

/**
 * Each writing system has a font in `fonts.conf`. Pango multiplies the font's line height, which is too large
 * for a headline, by `lineHeight`.
 */
const writingSystems: Readonly<Record<string, WritingSystem>> = {
  Arab: { family: 'Noto Sans Arabic', lineHeight: 0.68 },
  Cyrl: { family: 'Noto Sans', lineHeight: 0.78 },
  Deva: { family: 'Noto Sans', lineHeight: 0.95 },
  Grek: { family: 'Noto Sans', lineHeight: 0.78 },
  Jpan: { family: 'Noto Sans JP', lineHeight: 0.9 },
  Latn: { family: 'Noto Sans', lineHeight: 0.78 },
};

export function findWritingSystem(tag: string): WritingSystem | undefined {
  return writingSystems[new Intl.Locale(tag).maximize().script ?? ''];
}

const ink = '#141a29';

/**
 * @param sizes the largest first, because the first size that fits is used
 * @returns `undefined` if no font has the writing system, or if no size fits
 */
export async function drawWords(
  text: string,
  tag: string,
  sizes: readonly number[],
  box: { width: number; height: number },
) {
  const writingSystem = findWritingSystem(tag);
  if (!writingSystem) return undefined;
  const { family, lineHeight } = writingSystem;
  const form = writingSystem === writingSystems.Jpan ? joinPhrases(text) : text;
  const escaped = form.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Without the right-to-left mark, a Latin name at the start would make the text run from left to right.
  const start = writingSystem === writingSystems.Arab ? '\u200F' : '';
  for (const size of sizes) {
    const words = sharp({
      text: {
        // https://docs.gtk.org/Pango/pango_markup.html
        text: `<span lang="${tag}" color="${ink}" line_height="${lineHeight}">${start}${escaped}</span>`,
        // The second font draws characters that the first font lacks.
        font: `${family}, Noto Sans Bold ${size}`,
        width: box.width,
        rgba: true,
      },
    });
    const { data, info } = await words.png().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    if (width <= box.width && height <= box.height) return { input: data, width, height };
  }
  return undefined;
}

/**
 * Lets lines break only between Japanese phrases, because a line that begins within a word is hard to
 * read. A phrase ends after a punctuation mark and after を, the particle of the object.
 */
function joinPhrases(text: string): string {
  const wordJoiner = '\u2060';
  return text.replaceAll(/(?<=[^\P{L}を])(?=\p{L})/gu, wordJoiner);
}
