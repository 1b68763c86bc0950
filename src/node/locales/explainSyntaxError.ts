import type { Location } from './diagnostic.ts';

type Explained = Location & { message: string };

export const lineBreakMessage =
  'There is a line break or a tab inside this text. Put the text into one line, with single spaces; the page breaks lines by itself.';

/** What a translator most likely did where a JSON parser gave up, with the cure. */
export function explainSyntaxError(
  content: string,
  { line, column, message }: Error & Location,
): Explained {
  const lines = content.split('\n');
  const offset = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const position = offset + column - 1;
  const before = content.slice(0, position).trimEnd();
  const rest = content.slice(position);
  const text = findLastText(content, position);
  const at = (explained: string, location: Location = { line, column }) => ({
    line: location.line,
    column: location.column,
    message: explained,
  });

  if (rest.trim() === '') return at('The file ends too early. A closing } or " is missing.');
  if (text && text.start.line < text.end.line)
    return at(
      'The text that begins here has no " at its end in this line. Add it; where the text goes on in the next line, join the two.',
      text.start,
    );
  if (/^[}\]]/.test(rest) && before.endsWith(','))
    return at('There is a comma before this bracket. Take the comma away.');
  if (rest.startsWith(',')) return at('There is one comma too many here. Take it away.');
  if (rest.startsWith('"') && /["}\]\d]$/.test(before) && isFirstOfLine(lines[line - 1], column))
    return at('A comma is missing before this. Add it at the end of the line above.');
  if (/^[“”„'‘’«»]/.test(rest))
    return at(
      'This is a typographic quotation mark. Around keys and texts JSON takes the plain " only.',
    );
  if (text?.isKey && before.endsWith('"'))
    return at('A : is missing between the key and its text. Add it.');
  if (rest.startsWith('\\') || before.endsWith('\\'))
    return at(
      'There is a \\ inside this text. Take it away; only \\" stands for a quotation mark.',
    );
  if (/^(?:<{7}|={7}|>{7})/.test(rest))
    return at(
      'Here two versions of the file were put together. Keep one of the two, and take away the lines with <<<<<<<, ======= and >>>>>>>.',
    );
  if (before.endsWith('"') && /^[^\n]*"/.test(rest))
    return at(
      'There is a " inside this text, which ends it. Write \\" for it, or the quotation marks of your language, such as “ and ”.',
      { line, column: column - (content.slice(0, position).length - before.length) - 1 },
    );
  if (/^[}\]]/.test(rest)) return at(`There is one ${rest[0]} too many. Take it away.`);
  if (before.endsWith(':')) return at('The " before this text is missing. Add it.');
  if (/^[\p{L}\d_]/u.test(rest) && /[{,]$/.test(before))
    return at('The " around this key are missing. Add them.');
  const told = message.replace(/ \(\d+:\d+\)$/, '').toLowerCase();
  return at(
    `From here on the file cannot be read (${told}). Compare the line, and the one above, with the English file.`,
  );
}

function isFirstOfLine(text = '', column: number): boolean {
  return text.slice(0, column - 1).trim() === '';
}

/** The last text in quotation marks that ends before the position. */
function findLastText(
  content: string,
  position: number,
): { start: Location; end: Location; isKey: boolean } | undefined {
  const texts = content.slice(0, position).matchAll(/"(?:[^"\\]|\\[^])*"/g);
  const last = [...texts].at(-1);
  if (!last) return undefined;
  const toLocation = (index: number): Location => {
    const lines = content.slice(0, index).split('\n');
    return { line: lines.length, column: lines.at(-1)!.length + 1 };
  };
  return {
    start: toLocation(last.index),
    end: toLocation(last.index + last[0].length),
    isKey: /[{,]\s*$/.test(content.slice(0, last.index)),
  };
}
