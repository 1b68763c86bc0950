export const lineBreakMessage =
  'There is a line break or a tab inside this text. Put the text into one line, with single spaces; the page breaks lines by itself.';

/** Marks the position of the error. `decode` refuses files that contain this character. */
const here = '\0';

type Cause = {
  /** Matches the content around the error. */
  near: RegExp;
  message: string;
  /** Whether the mistake is at the start of the match, and not where the parser stopped. */
  isBefore?: boolean;
};

/** Likely mistakes of a translator, and how to correct them. The first match counts. */
const causes: readonly Cause[] = [
  { near: /\0\s*$/, message: 'The file ends too early. A closing } or " is missing.' },
  {
    near: /"(?:[^"\\\n]|\\.)*\n(?:[^"\\\0]|\\[^\0])*"\s*\0/,
    isBefore: true,
    message:
      'The text that begins here has no " at its end in this line. Add it. If the text goes on in the next line, join the two lines.',
  },
  { near: /,\s*\0[}\]]/, message: 'There is a comma before this bracket. Remove the comma.' },
  { near: /\0,/, message: 'There is one comma too many here. Remove it.' },
  {
    near: /["}\]\d]\s*\n\s*\0"/,
    message: 'A comma is missing before this. Add it at the end of the line above.',
  },
  {
    near: /\0[“”„'‘’«»]/,
    message:
      'This is a typographic quotation mark. Keys and texts in JSON need the plain " around them.',
  },
  {
    near: /[{,]\s*"(?:[^"\\\0]|\\[^\0])*"\s*\0/,
    message: 'A : is missing between the key and its text. Add it.',
  },
  {
    near: /\0\\|\\\s*\0/,
    message: 'There is a \\ inside this text. Remove it; only \\" means a quotation mark.',
  },
  {
    near: /\0(?:<{7}|={7}|>{7}|\|{7})/,
    message:
      'Two versions of the file were put together here. Keep one of them, and remove the lines with <<<<<<<, |||||||, ======= and >>>>>>>.',
  },
  {
    near: /"\s*\0[^\n]*"/,
    isBefore: true,
    message:
      'There is a " inside this text, which ends it. Write \\" instead, or the quotation marks of your language, such as “ and ”.',
  },
  {
    near: /\0(?:\/[/*]|#)/,
    message:
      'JSON has no comments. Remove this one; locales/notes.json contains the comments for translators.',
  },
  { near: /\0\}/, message: 'There is one } too many. Remove it.' },
  { near: /\0\]/, message: 'There is one ] too many. Remove it.' },
  { near: /:\s*\0/, message: 'The " before this text is missing. Add it.' },
  { near: /[{,]\s*\0[\p{L}\d_]/u, message: 'The " around this key are missing. Add them.' },
];

const unknownCause =
  'The file cannot be read from here on. Compare this line and the one above with the English file.';

/** @param offset the position in `content` where the JSON parser stopped */
export function explainSyntaxError(content: string, offset: number) {
  const marked = content.slice(0, offset) + here + content.slice(offset);
  const cause = causes.find(({ near }) => near.test(marked));
  const end = cause?.isBefore ? marked.search(cause.near) : offset;
  const lines = content.slice(0, end).split('\n');
  return {
    message: cause?.message ?? unknownCause,
    line: lines.length,
    column: lines.at(-1)!.length + 1,
  };
}
