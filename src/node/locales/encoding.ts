import { isUtf8 } from 'node:buffer';

const encodingMessage =
  'This file is not saved as UTF-8, or a program read it in another encoding before, so no text in it can be read. Open the file as it was before, and save it with the encoding “UTF-8”; editors offer this under “Save with encoding”.';

const zipMessage =
  'This is a Word, Excel or zip file under another name. Export the texts as JSON, and replace the file.';

/** @param bytes the content of a file that `decode` cannot read */
export function explainUnreadable(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 4)).toString() === 'PK\x03\x04'
    ? zipMessage
    : encodingMessage;
}

/**
 * @returns the text without a byte order mark, or nothing if the bytes are not UTF-8 or contain `\0`. The
 *   function also returns nothing if a program read the text in a wrong encoding and saved it as UTF-8.
 */
export function decode(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const content = new TextDecoder().decode(bytes);
  const words = [...new Set(listForeignWords(content))].join(' ');
  return content.includes('\0') || isMisread(words) ? undefined : content;
}

/** Describes damage in a single text. `decode` refuses a file that is damaged as a whole. */
export function findDamage(text: string): string | undefined {
  const [misread = listForeignWords(text).find(isMisread)] =
    /Ã[\u0080-\u009F\u00A1-\u00BA\u00BC-\u00BF\u0178]|â€.?/.exec(text) ?? [];
  if (misread)
    return `A part of this text was read in another encoding and became “${misread}”. Write this part again.`;
  if (text.includes('\uFFFD'))
    return 'A letter of this text was lost when the file was opened or converted in another encoding: � (U+FFFD) is in its place. Write the letter again.';
  // “?” between letters means that a letter was lost, except in an address such as `/search?q=lamp`. Scripts
  // without spaces, such as Chinese and Thai, are excepted too, because a letter may directly follow “?”.
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

/**
 * Lists the words that contain a character outside ASCII. A no-break space does not end a word, because it
 * may be a part of a misread letter.
 */
function listForeignWords(text: string): string[] {
  return text.match(/[^\0- "]*[^\0-\x7F][^\0- "]*/g) ?? [];
}

const allBytes = Array.from({ length: 256 }, (_, byte) => byte);

/**
 * Each encoding is a map from its letters to their bytes. Each map also contains the letters of Latin 1,
 * because a program may have read the text as Latin 1.
 */
const legacyEncodings = [
  'windows-1252',
  'windows-1251',
  'windows-1250',
  'windows-1256',
  'macintosh',
  'koi8-r',
].map((encoding) => {
  const decoder = new TextDecoder(encoding);
  return new Map([
    ...allBytes.map((byte) => [String.fromCharCode(byte), byte] as const),
    ...allBytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  ]);
});

/** Returns true if the text is probably UTF-8 that was read in a legacy encoding, for example “é” as “Ã©”. */
function isMisread(text: string): boolean {
  const letters = [...text];
  return legacyEncodings.some((toByte) => {
    if (!letters.every((letter) => toByte.has(letter))) return false;
    const bytes = Uint8Array.from(letters, (letter) => toByte.get(letter)!); // All letters have a byte.
    return isUtf8(bytes) && isLikelyOriginal(new TextDecoder().decode(bytes), text);
  });
}

/**
 * `text` and `word` are two readings of the same bytes: `text` in UTF-8, and `word` in a legacy encoding.
 * Returns true if the translator probably wrote `text`. Sometimes the translator wrote `word`, whose bytes
 * are valid UTF-8 by chance, such as “Её” in windows-1251 or “C’è” in Mac OS Roman. The function returns
 * false if one of these signs suggests that the translator wrote `word`:
 * - `text` contains a rare character.
 * - `text` contains a letter of another script beside a Latin letter.
 * - `text` has only one letter outside ASCII, and no Latin letter is beside this letter.
 */
function isLikelyOriginal(text: string, word: string): boolean {
  if (/[\u0080-\u009F\u0250-\u036F\u0483-\u052F\u0700-\u08FF]/.test(text)) return false;
  if (/[a-z\u00C0-\u024F][\u0370-\u08FF]|[\u0370-\u08FF][a-z\u00C0-\u024F]/i.test(text))
    return false;
  if (new Set(text.replaceAll(/[\0-\x7F]/g, '')).size > 1) return true;
  // If `text` has an accented letter after another letter, `text` is usually right. But “AFARÅ” in UTF-8
  // (`text`) has the same bytes as “AFARĂ…” in windows-1250 (`word`), which is a real word. So if `word` has
  // punctuation such as “…”, do not decide by the accented letter.
  const isBeforeLetter = /[\u00C0-\u017F\u1EA0-\u1EFF][a-z]/i.test(text);
  const isAfterLetter = /[a-z][\u00C0-\u017F\u1EA0-\u1EFF]/i.test(text);
  return isBeforeLetter || (isAfterLetter && !/[\u00A0،؟\u2010-\u2122]/.test(word));
}
