import { basename } from 'node:path';
import { parse, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa';
import { startOf, type Diagnostic, type DiagnosticKind, type Location } from './diagnostic.ts';
import { isVisible, toCodePoint } from './characters.ts';
import { decode, explainUnreadable, findDamage } from './encoding.ts';
import { explainSyntaxError, lineBreakMessage } from './explainSyntaxError.ts';

export type Text = { value: string; isNull?: true; location: Location };

/** The keys begin with the name of the file: `home.hero.title`. */
export type Texts = ReadonlyMap<string, Text>;

export type TextFile = {
  texts: Texts;
  /** Maps each group, such as `home.hero`, to its start. A file, such as `home`, is also a group. */
  groups: ReadonlyMap<string, Location>;
  diagnostics: readonly Diagnostic[];
};

type Position = Omit<Location, 'file'>;

const controlMessage =
  'There is a line break, a tab or a control character inside this text, written with a \\. Replace it with a space, or remove it.';

function describeInvisible(text: string): string {
  const names = [...new Set(text)].map(toCodePoint).join(', ');
  return `This text has only characters that nobody sees (${names}). Write the text, or empty it.`;
}

/** @param file the path that diagnostics and locations show */
export function parseTexts(bytes: Uint8Array, file: string): TextFile {
  const texts = new Map<string, Text>();
  const groups = new Map<string, Location>();
  const diagnostics: Diagnostic[] = [];
  const locate = ({ line, column }: Position): Location => ({ file, line, column });
  const report = (kind: DiagnosticKind, position: Position, message: string, key?: string) =>
    diagnostics.push({ kind, ...locate(position), message, ...(key && { key }) });

  const readGroup = ({ members, loc }: ObjectNode, group: string) => {
    groups.set(group, locate(loc.start));
    const lines = new Map<string, number>();
    for (const { name, value } of members) {
      const part = name.type === 'String' ? name.value : name.name;
      const first = lines.get(part);
      if (first !== undefined)
        report(
          'duplicate',
          name.loc.start,
          `"${part}" is here for the second time; the first is in line ${first}. Keep one of them.`,
          `${group}.${part}`,
        );
      lines.set(part, first ?? name.loc.start.line);
      readValue(value, `${group}.${part}`);
    }
  };

  const readValue = (node: ValueNode, key: string) => {
    const { start, end } = node.loc;
    const location = locate(start);
    if (node.type === 'Object') readGroup(node, key);
    // Translation platforms export null for a text that is not translated.
    else if (node.type === 'Null') texts.set(key, { value: '', isNull: true, location });
    else if (node.type === 'String') {
      const isInvisible = node.value !== '' && !isVisible(node.value);
      texts.set(key, { value: isInvisible ? '' : node.value, location });
      if (isInvisible) report('space', start, describeInvisible(node.value), key);
      // The parser accepts line breaks and tabs inside a string, although JSON does not allow them.
      if (/[\n\t]/.test(content!.slice(start.offset, end.offset)))
        report('syntax', start, lineBreakMessage, key);
      else if (/[\p{Cc}\u2028\u2029]/u.test(node.value))
        report('space', start, controlMessage, key);
      const damage = findDamage(node.value);
      if (damage) report('damaged', start, damage, key);
    } else report('type', start, `Here is ${describe(node)}. Write a text in double quotes.`, key);
  };

  const emptyMessage = `The file is empty. "npm run locales -- add ${file.split('/').at(-2)}" adds its texts, to be translated.`;
  const content = decode(bytes);
  if (content === undefined) report('encoding', startOf(file), explainUnreadable(bytes));
  else if (content.trim() === '') report('missing', startOf(file), emptyMessage);
  else
    try {
      const { body } = parse(content);
      if (body.type === 'Null') report('missing', startOf(file), emptyMessage);
      else if (body.type === 'Object') readGroup(body, basename(file, '.json'));
      else
        report(
          'type',
          body.loc.start,
          `The file holds ${describe(body)}. It has to begin with { and end with }.`,
        );
    } catch (error) {
      if (!(error instanceof Error && 'offset' in error)) throw error;
      const { message, ...location } = explainSyntaxError(content, Number(error.offset));
      const shown = content.split('\n')[location.line - 1]?.trim().slice(0, 80);
      report('syntax', location, shown ? `${message} The line is: ${shown}` : message);
    }
  return { texts, groups, diagnostics };
}

function describe({ type }: ValueNode): string {
  const names: Record<string, string> = {
    Array: 'a list ([ … ])',
    Boolean: 'true or false',
    Number: 'a number',
    String: 'a single text',
  };
  return names[type] ?? type;
}
