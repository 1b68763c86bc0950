import sharp from 'sharp';

/** A text as a picture, cut to its ink. */
export type Words = { input: Buffer; width: number; height: number };

type Script = { family: string; lineHeight: number };

/**
 * The scripts that the fonts of `fonts.conf` have. Lines of a headline stand closer than the fonts
 * would have them, which are made for small text.
 */
const scripts: Readonly<Record<string, Script>> = {
  Arab: { family: 'Noto Sans Arabic', lineHeight: 0.68 },
  Cyrl: { family: 'Noto Sans', lineHeight: 0.78 },
  Deva: { family: 'Noto Sans', lineHeight: 0.95 },
  Grek: { family: 'Noto Sans', lineHeight: 0.78 },
  Jpan: { family: 'Noto Sans JP', lineHeight: 0.9 },
  Latn: { family: 'Noto Sans', lineHeight: 0.78 },
};

/** That of a language; nothing where no font has it. */
export function findScript(tag: string): Script | undefined {
  return scripts[new Intl.Locale(tag).maximize().script ?? ''];
}

const ink = '#141a29';

/**
 * In the largest of the sizes that fits into the box, in lines as they break in the language.
 *
 * @returns nothing where no font has the script of the language, or no size fits
 */
export async function drawWords(
  text: string,
  tag: string,
  sizes: readonly number[],
  box: { width: number; height: number },
): Promise<Words | undefined> {
  const script = findScript(tag);
  if (!script) return undefined;
  const form = script === scripts.Jpan ? joinPhrases(text) : text;
  for (const size of sizes) {
    const words = await draw(form, tag, script, size, box.width);
    if (words.width <= box.width && words.height <= box.height) return words;
  }
  return undefined;
}

/**
 * A line may begin in the middle of a Japanese word, which is hard to read in a headline. It has no
 * spaces, but a phrase ends after a mark and after を, the particle of the object.
 */
function joinPhrases(text: string): string {
  return text.replaceAll(/(?<=[^\P{L}を])(?=\p{L})/gu, wordJoiner);
}

const wordJoiner = '\u2060';

async function draw(
  text: string,
  tag: string,
  { family, lineHeight }: Script,
  size: number,
  width: number,
): Promise<Words> {
  // Else a name in Latin letters at the start would have the text run from left to right.
  const start = family === scripts.Arab?.family ? '\u200F' : '';
  const { data, info } = await sharp({
    text: {
      // https://docs.gtk.org/Pango/pango_markup.html
      text: `<span lang="${tag}" color="${ink}" line_height="${lineHeight}">${start}${escape(text)}</span>`,
      // The second has the Latin letters of names.
      font: `${family}, Noto Sans Bold ${size}`,
      width,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
