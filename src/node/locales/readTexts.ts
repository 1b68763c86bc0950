import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse, type MemberNode, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa';
import { start, type Diagnostic, type DiagnosticKind, type Location } from './diagnostic.ts';

/** One text of a file and where it stands. */
export type Text = Location & { value: string };

/** A JSON file of texts, read as far as it can be. */
export type TextFile = {
  file: string;
  /** By the key that i18next knows it by, without the file's own name: `hero.title`. */
  texts: ReadonlyMap<string, Text>;
  /** Where each group of texts begins, `hero`; the whole file is ''. */
  groups: ReadonlyMap<string, Location>;
  diagnostics: readonly Diagnostic[];
};

/**
 * @param path where the file is on this disk
 * @param file its path relative to the project, for the translator
 */
export function readTexts(path: string, file: string): TextFile {
  const texts = new Map<string, Text>();
  const groups = new Map<string, Location>();
  const diagnostics: Diagnostic[] = [];
  const namespace = basename(file, '.json');
  const add = (kind: DiagnosticKind, { line, column }: Location, message: string, key?: string) =>
    diagnostics.push({
      kind,
      file,
      line,
      column,
      message,
      ...(key && { key: `${namespace}.${key}` }),
    });

  const readGroup = ({ members, loc }: ObjectNode, group: string) => {
    groups.set(group, loc.start);
    const seen = new Map<string, Location>();
    for (const { name, value } of members) {
      const part = nameOf(name);
      const key = group ? `${group}.${part}` : part;
      const first = seen.get(part);
      if (first) {
        const message = `"${part}" stands here for the second time; the first is in line ${first.line}. Keep one of them.`;
        add('duplicate', name.loc.start, message, key);
      }
      seen.set(part, first ?? name.loc.start);
      const { line, column } = value.loc.start;
      if (value.type === 'Object') readGroup(value, key);
      else if (value.type === 'String') texts.set(key, { value: value.value, line, column });
      else {
        const message = `Here stands ${describe(value)}, where a text in double quotes belongs.`;
        add('type', value.loc.start, message, key);
      }
    }
  };

  const content = decode(readFileSync(path));
  if (content === undefined)
    add('file', start, 'This is not a text file in UTF-8. Save it as UTF-8, or take it away.');
  else
    try {
      const { body } = parse(content);
      if (body.type === 'Object') readGroup(body, '');
      else {
        const message = `The file holds ${describe(body)}. It has to begin with { and end with }.`;
        add('type', body.loc.start, message);
      }
    } catch (error) {
      if (!isSyntaxError(error)) throw error;
      add('syntax', error, toSyntaxMessage(content, error));
    }
  return { file, texts, groups, diagnostics };
}

/** A mark at the start that some editors leave is no part of the text. */
function decode(bytes: Buffer): string | undefined {
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return content.includes('\0') ? undefined : content;
  } catch {
    return undefined;
  }
}

function nameOf(name: MemberNode['name']): string {
  return name.type === 'String' ? name.value : name.name;
}

function describe({ type }: ValueNode): string {
  const names: Record<string, string> = {
    Array: 'a list ([ … ])',
    Boolean: 'true or false',
    Null: 'null',
    Number: 'a number',
    String: 'a single text',
  };
  return names[type] ?? type;
}

function isSyntaxError(error: unknown): error is Error & Location {
  return error instanceof Error && 'line' in error && 'column' in error;
}

/** What most often is wrong at such a location. */
function toSyntaxMessage(content: string, { line, column, message }: Error & Location): string {
  const lines = content.split('\n');
  const rest = (lines[line - 1] ?? '').slice(column - 1);
  const before = [...lines.slice(0, line - 1), (lines[line - 1] ?? '').slice(0, column - 1)]
    .join('\n')
    .trimEnd();
  if (content.trim() === '')
    return 'The file is empty. Copy the English file and translate its texts.';
  if (rest.trim() === '' && line >= lines.length)
    return 'The file ends too early. A closing } or " is missing.';
  if (/^[}\]]/.test(rest) && before.endsWith(','))
    return 'There is a comma before this bracket. Take the comma away.';
  if (rest.startsWith('"') && /["}\]\d]$/.test(before))
    return 'A comma is missing before this. Add it at the end of the line above.';
  if (/^[“”„'‘’«]/.test(rest))
    return 'This is a typographic quotation mark. Around keys and texts JSON takes the plain " only.';
  return `This is not JSON here (${message.replace(/ \(\d+:\d+\)$/, '').toLowerCase()}). Compare the line, and the one above, with the English file.`;
}
