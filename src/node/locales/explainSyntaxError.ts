export const lineBreakMessage =
  'There is a line break or a tab inside this text. Put the text into one line, with single spaces; the page breaks lines by itself.';

/** This character is put into the text where the parser stopped. `decode` refuses files that contain it. */
const here = '\0';

const cutOff =
  'The file ends too early. A closing } or " is missing, or the end of the file was lost.';

/**
 * Maps each message to a pattern, in which `\0` is the place where the parser stopped. The first message
 * whose pattern matches is used. The match of the pattern begins at the place to report.
 */
const mistakes: Readonly<Record<string, RegExp>> = {
  'A word processor saved this file with formatting (RTF). Save it as plain text.':
    /(?<=^\{)\0\\rtf/,
  'There is an invisible character here, or a space that JSON does not have. Remove it, or write a normal space.':
    /\0(?! )[\p{Z}\p{Cf}]/u,
  'This is the comma of another keyboard. Write , instead.': /\0[，،、﹐]/,
  'This is the colon of another keyboard. Write : instead.': /\0[：﹕]/,
  'JSON has no ; here. Replace it with a comma. If a } or a comma follows, remove the ; instead.':
    /\0[;；؛]/,
  'The text is missing here. Write "" until it is translated.': /:\s*\0[,}]/,
  [cutOff]: /\0\s*$/,
  'The text that begins here has no " at its end in this line. Add it. If the text goes on in the next line, join the two lines.':
    /"(?:[^"\\\n]|\\.)*\n(?:[^"\\\0]|\\[^\0])*"\s*\0/,
  'There is a comma before this bracket. Remove the comma.': /(?<=,\s*)\0[}\]]/,
  'There is one comma too many here. Remove it.': /\0,/,
  'A comma is missing before this. Add it at the end of the line above.':
    /(?<=["}\]\d]\s*\n\s*)\0"/,
  'A comma is missing before this. Add it.': /(?<=["}\]]\s*)\0"[^"\n]*"\s*[:\]]/,
  'This is the wrong quotation mark. Keys and texts in JSON need the plain " around them.':
    /\0[“”„'‘’«»＂「」『』〝〞״《》]/,
  'The " after this key is missing. Add it before the colon.': /(?<=[{,]\s*"[^"\n]*):\s*"\0/,
  'A : is missing between the key and its text. Add it.':
    /(?<=[{,]\s*"(?:[^"\\\0]|\\[^\0])*"\s*)\0/,
  'There is a \\ inside this text. Remove it; only \\" means a quotation mark.':
    /\0\\|(?<=\\\s*)\0/,
  'Two versions of the file were put together here. Keep one of them, and remove the lines with <<<<<<<, |||||||, ======= and >>>>>>>.':
    /\0(?:<{7}|={7}|>{7}|\|{7})/,
  'There is a " inside this text, which ends it. Write \\" instead, or the quotation marks of your language, such as “ and ”.':
    /"\s*\0[^\n]*"/,
  'JSON has no comments. Remove this one; locales/notes.json contains the comments for translators.':
    /\0(?:\/[/*]|#)/,
  'There is one } too many. Remove it.': /\0\}/,
  'There is one ] too many. Remove it.': /\0\]/,
  'The " before this text is missing. Add it.': /(?<=:\s*)\0/,
  'The " around this key are missing. Add them.': /(?<=[{,]\s*)\0[\p{L}\d_]/u,
  'This is not JSON, which begins with {. Remove everything before it, or export the texts as JSON.':
    /(?<=^\s*)\0/,
  'The file cannot be read from here on. Compare this line and the one above with the English file.':
    /\0/,
};

const endsTooEarly =
  'The file already ends here, because a } up to here is one too many. Compare each } with the English file.';

export function explainSyntaxError(content: string, offset: number) {
  const marked = content.slice(0, offset) + here + content.slice(offset);
  const [known, pattern] = Object.entries(mistakes).find(([, one]) => one.test(marked))!;
  const message = explainEnd(content.slice(0, offset), content.slice(offset)) ?? known;
  const lines = marked.slice(0, marked.search(pattern)).split('\n');
  return { message, line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** Finds out whether the file was cut off or a } has ended it too early. */
function explainEnd(before: string, rest: string): string | undefined {
  if (/^,\s*$/.test(rest)) return isWhole(before) ? undefined : cutOff;
  // If `rest` begins with another key, but the part before it is already a whole file, a } has ended the file
  // too early.
  const [more, bracket = ''] = /^\s*(\}?)\s*,?\s*"[^"\n]*"\s*:/.exec(rest) ?? [];
  return more && isWhole(before.replace(/,\s*$/, '') + bracket) ? endsTooEarly : undefined;
}

function isWhole(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}
