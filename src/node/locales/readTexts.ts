import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse, type MemberNode, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa';
import { start, type Diagnostic, type DiagnosticKind, type Location } from './diagnostic.ts';
import { explainSyntaxError, lineBreakMessage } from './explainSyntaxError.ts';

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

export const encodingMessage =
  'This file is not saved as UTF-8, so no text in it can be read. Save it anew with the encoding “UTF-8”; editors ask for it under “Save with encoding”.';

const controlMessage =
  'There is a line break, a tab or a control character inside this text, written with a \\. Put a space for it, or take it away.';

/**
 * @param path where the file is on this disk
 * @param file its path relative to the project, for the translator
 */
export function readTexts(path: string, file: string): TextFile {
  return parseTexts(decode(readFileSync(path)), file);
}

/** @param bytes as text, nothing where the file holds no text in UTF-8 */
export function parseTexts(bytes: string | undefined, file: string): TextFile {
  // A mark that some editors leave at the start is no part of the text.
  const content = bytes?.replace(/^\uFEFF/, '');
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

  const readGroup = (source: string, { members, loc }: ObjectNode, group: string) => {
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
      if (value.type === 'Object') readGroup(source, value, key);
      else if (value.type === 'String') {
        texts.set(key, { value: value.value, line, column });
        // JSON allows neither, but the parser does.
        if (/[\n\t]/.test(source.slice(value.loc.start.offset, value.loc.end.offset)))
          add('syntax', value.loc.start, lineBreakMessage, key);
        else if (/[\p{Cc}\u2028\u2029]/u.test(value.value))
          add('space', value.loc.start, controlMessage, key);
      } else {
        const message = `Here stands ${describe(value)}, where a text in double quotes belongs.`;
        add('type', value.loc.start, message, key);
      }
    }
  };

  if (content === undefined) add('encoding', start, encodingMessage);
  else if (content.trim() === '') {
    const locale = file.split('/').at(-2);
    add(
      'missing',
      start,
      `The file is empty. "npm run locales -- add ${locale}" puts the texts in again, to be translated.`,
    );
  } else
    try {
      const { body } = parse(content);
      if (body.type === 'Object') readGroup(content, body, '');
      else {
        const message = `The file holds ${describe(body)}. It has to begin with { and end with }.`;
        add('type', body.loc.start, message);
      }
    } catch (error) {
      if (!isSyntaxError(error)) throw error;
      const { message, ...location } = explainSyntaxError(content, error);
      const stands = content.split('\n')[location.line - 1]?.trim().slice(0, 80);
      add('syntax', location, stands ? `${message} Here stands: ${stands}` : message);
    }
  return { file, texts, groups, diagnostics };
}

/** @returns nothing for what is no UTF-8, or was read as something else before it was saved as UTF-8 */
export function decode(bytes: Buffer): string | undefined {
  const content = decodeUtf8(bytes);
  if (content === undefined || isMisread(content)) return undefined;
  // What is left of German or French where not all of a file was misread.
  return /\0|\uFFFD|Ã[\u0080-\u009F\u00A1-\u00BA\u00BC-\u00BF\u0178]|â€/.test(content)
    ? undefined
    : content;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Western, Cyrillic and Central European, as Windows has them; the first stands for Latin 1 too. */
const legacyEncodings = ['windows-1252', 'windows-1251', 'windows-1250'].map((encoding) => {
  const decoder = new TextDecoder(encoding);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const toEntry = (byte: number) => [decoder.decode(Uint8Array.of(byte)), byte] as const;
  return new Map([
    ...bytes.map((byte) => [String.fromCharCode(byte), byte] as const),
    ...bytes.map(toEntry),
  ]);
});

/** Whether the letters are those of another encoding whose bytes are UTF-8, which chance does not make. */
function isMisread(content: string): boolean {
  const characters = [...new Set(content.match(/[^\0-\x7F]+/g))].join(' ');
  if (characters === '') return false;
  return legacyEncodings.some((toByte) => {
    const bytes = [...characters].map((character) => toByte.get(character));
    return (
      bytes.every((byte) => byte !== undefined) && decodeUtf8(Uint8Array.from(bytes)) !== undefined
    );
  });
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
