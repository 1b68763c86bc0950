export const lineBreakMessage =
  'There is a line break or a tab inside this text. Put the text into one line, with single spaces; the page breaks lines by itself.';

type Cause = {
  /** Matches the end of the content before the error. */
  before?: RegExp;
  /** Matches the content from the error on. */
  rest?: RegExp;
  message: string;
  /** The mistake is where `before` begins to match, and not where the parser stopped. */
  isBefore?: boolean;
};

/** Likely mistakes of a translator, and how to correct them. The first match counts. */
const causes: readonly Cause[] = [
  { rest: /^\s*$/, message: 'The file ends too early. A closing } or " is missing.' },
  {
    before: /"(?:[^"\\\n]|\\.)*\n(?:[^"\\]|\\[^])*"\s*$/,
    isBefore: true,
    message:
      'The text that begins here has no " at its end in this line. Add it. If the text goes on in the next line, join the two lines.',
  },
  {
    before: /,\s*$/,
    rest: /^[}\]]/,
    message: 'There is a comma before this bracket. Remove the comma.',
  },
  { rest: /^,/, message: 'There is one comma too many here. Remove it.' },
  {
    before: /["}\]\d]\s*\n\s*$/,
    rest: /^"/,
    message: 'A comma is missing before this. Add it at the end of the line above.',
  },
  {
    rest: /^[“”„'‘’«»]/,
    message:
      'This is a typographic quotation mark. Keys and texts in JSON need the plain " around them.',
  },
  {
    before: /[{,]\s*"(?:[^"\\]|\\[^])*"\s*$/,
    message: 'A : is missing between the key and its text. Add it.',
  },
  {
    rest: /^\\/,
    message: 'There is a \\ inside this text. Remove it; only \\" means a quotation mark.',
  },
  {
    before: /\\\s*$/,
    message: 'There is a \\ inside this text. Remove it; only \\" means a quotation mark.',
  },
  {
    rest: /^(?:<{7}|={7}|>{7}|\|{7})/,
    message:
      'Two versions of the file were put together here. Keep one of them, and remove the lines with <<<<<<<, |||||||, ======= and >>>>>>>.',
  },
  {
    before: /"\s*$/,
    rest: /^[^\n]*"/,
    isBefore: true,
    message:
      'There is a " inside this text, which ends it. Write \\" instead, or the quotation marks of your language, such as “ and ”.',
  },
  { rest: /^\}/, message: 'There is one } too many. Remove it.' },
  { rest: /^\]/, message: 'There is one ] too many. Remove it.' },
  { before: /:\s*$/, message: 'The " before this text is missing. Add it.' },
  {
    before: /[{,]\s*$/,
    rest: /^[\p{L}\d_]/u,
    message: 'The " around this key are missing. Add them.',
  },
  {
    message:
      'The file cannot be read from here on. Compare this line and the one above with the English file.',
  },
];

/** @param offset the position in `content` where the JSON parser stopped */
export function explainSyntaxError(content: string, offset: number) {
  const before = content.slice(0, offset);
  const rest = content.slice(offset);
  const cause = causes.find(
    (one) => (one.before ?? /^/).test(before) && (one.rest ?? /^/).test(rest),
  );
  const { message = '', isBefore } = cause ?? {};
  const lines = (isBefore ? before.slice(0, before.search(cause!.before!)) : before).split('\n');
  return { message, line: lines.length, column: lines.at(-1)!.length + 1 };
}
