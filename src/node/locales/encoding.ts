import { isUtf8 } from 'node:buffer';

export const encodingMessage =
  'This file is not saved as UTF-8, or a program read it in another encoding before, so no text in it can be read. Open the file as it was before, and save it with the encoding “UTF-8”; editors offer this under “Save with encoding”.';

/**
 * @returns the text without a byte order mark, or nothing if the bytes are not UTF-8 or contain `\0`. The
 *   function also returns nothing if a program read the text in a wrong encoding and saved it as UTF-8.
 */
export function decode(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const content = new TextDecoder().decode(bytes);
  return content.includes('\0') || isMisread(content) ? undefined : content;
}

/** Describes damage in a single text. `decode` refuses a file that is damaged as a whole. */
export function findDamage(text: string): string | undefined {
  const [misread] = /Ã[\u0080-\u009F\u00A1-\u00BA\u00BC-\u00BF\u0178]|â€.?/.exec(text) ?? [];
  if (misread)
    return `A letter of this text was read in another encoding and became “${misread}”. Write the letter again.`;
  if (text.includes('\uFFFD'))
    return 'A letter of this text was lost when the file was opened or converted in another encoding: � (U+FFFD) is in its place. Write the letter again.';
  // “?” between letters means that a letter was lost, except in an address such as `/search?q=lamp`. Chinese,
  // Japanese, Thai and other scripts without spaces have no space after “?”.
  const [marks] =
    /(?<![/.]\S*)(?![\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}])\p{L}\?\p{L}|\?{3,}/u.exec(
      text,
    ) ?? [];
  if (marks)
    return `Letters of this text were lost when the file was saved in another encoding, and “?” is in their place: “${marks}”. Write the letters again, and save the file as UTF-8.`;
  return text.isWellFormed()
    ? undefined
    : 'A character of this text was cut into halves, and only one half is left. Write the character again.';
}

const allBytes = Array.from({ length: 256 }, (_, byte) => byte);

/**
 * Contains one map for each encoding, from each letter to its byte, for `isMisread`. Each map also contains
 * the letters of Latin 1, because programs also misread texts as Latin 1.
 */
const legacyEncodings = ['windows-1252', 'windows-1251', 'windows-1250', 'windows-1256'].map(
  (encoding) => {
    const decoder = new TextDecoder(encoding);
    return new Map([
      ...allBytes.map((byte) => [String.fromCharCode(byte), byte] as const),
      ...allBytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
    ]);
  },
);

/**
 * A program may have read UTF-8 as if it were in a legacy encoding, so that “é” became “Ã©”. This function
 * encodes the text in each legacy encoding. If the bytes are valid UTF-8, the text was misread.
 */
function isMisread(content: string): boolean {
  const letters = [...new Set(content.match(/[^\0-\x7F]+/g))].join(' ');
  if (letters === '') return false;
  return legacyEncodings.some((toByte) => {
    const bytes = [...letters].map((letter) => toByte.get(letter) ?? NaN);
    return !bytes.includes(NaN) && isUtf8(Uint8Array.from(bytes));
  });
}
