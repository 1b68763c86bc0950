import sharp from 'sharp';

type Script = { family: string; lineHeight: number };

/**
 * The scripts of the fonts in `fonts.conf`. The lines of a headline are closer than the default of the
 * fonts, which is made for small text.
 */
const scripts: Readonly<Record<string, Script>> = {
  Arab: { family: 'Noto Sans Arabic', lineHeight: 0.68 },
  Cyrl: { family: 'Noto Sans', lineHeight: 0.78 },
  Deva: { family: 'Noto Sans', lineHeight: 0.95 },
  Grek: { family: 'Noto Sans', lineHeight: 0.78 },
  Jpan: { family: 'Noto Sans JP', lineHeight: 0.9 },
  Latn: { family: 'Noto Sans', lineHeight: 0.78 },
};

/** @returns the script of a language, or `undefined` if no font has it */
export function findScript(tag: string): Script | undefined {
  return scripts[new Intl.Locale(tag).maximize().script ?? ''];
}

const ink = '#141a29';

/**
 * Draws a text in the largest size that fits into the box. Lines break by the rules of the language.
 *
 * @returns the picture without a margin; `undefined` if no font has the script of the language, or if no size fits
 */
export async function drawWords(
  text: string,
  tag: string,
  sizes: readonly number[],
  box: { width: number; height: number },
) {
  const script = findScript(tag);
  if (!script) return undefined;
  const { family, lineHeight } = script;
  const form = script === scripts.Jpan ? joinPhrases(text) : text;
  // A right-to-left mark, because a Latin name at the start would make the text run from left to right.
  const start = script === scripts.Arab ? '\u200F' : '';
  for (const size of sizes) {
    const words = sharp({
      text: {
        // https://docs.gtk.org/Pango/pango_markup.html
        text: `<span lang="${tag}" color="${ink}" line_height="${lineHeight}">${start}${escape(form)}</span>`,
        // The second font has the Latin letters of names.
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

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
