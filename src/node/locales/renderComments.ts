import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../build/UserError.ts';
import { readNotes, type Comment, type Notes } from './comments.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { markup } from './markup.ts';
import { splitPlural, toBaseKey } from './plurals.ts';
import { readLocale } from './readLocale.ts';
import type { TextFile } from './readTexts.ts';

/**
 * What the comments become for others: a JSON Schema for each file, so that an editor shows the
 * English, the comment and the limits while one types, the setting that says which is whose, and
 * one table for Weblate and Crowdin.
 *
 * @returns name, relative to the project, to content
 * @throws Error where the comments cannot be read
 */
export function renderComments(folder: string): Record<string, string> {
  const { notes, diagnostics } = readNotes(folder);
  if (diagnostics[0]) throw new UserError(`Mend this first: ${formatDiagnostic(diagnostics[0])}`);
  const english = [...readLocale(folder, 'en').files];
  const schemas = english.map(([namespace, file]) => [
    schemaFile(namespace),
    toJson(toSchema(namespace, file, notes)),
  ]);
  const settings = english.map(([namespace]) => ({
    fileMatch: [`locales/*/${namespace}.json`],
    url: `./${schemaFile(namespace)}`,
  }));
  const { 'json.schemas': before = [], ...others } = readSettings();
  // What somebody has set besides stays.
  const ownSchemas = before.filter(({ url }) => !url?.startsWith(`./${schemaFolder}`));
  return {
    ...Object.fromEntries(schemas),
    [settingsFile]: toJson({ ...others, 'json.schemas': [...ownSchemas, ...settings] }),
    '.vscode/locales/notes.csv': toTable(english, notes),
  };
}

const settingsFile = '.vscode/settings.json';

type Settings = { 'json.schemas'?: { url?: string }[]; [name: string]: unknown };

function readSettings(): Settings {
  if (!existsSync(settingsFile)) return {};
  try {
    return JSON.parse(readFileSync(settingsFile, 'utf8'));
  } catch {
    throw new UserError(`${settingsFile} cannot be read. Take comments and last commas out of it.`);
  }
}

const schemaFolder = '.vscode/locales/';
const schemaFile = (namespace: string) => `${schemaFolder}${namespace}.schema.json`;

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** @returns the files that it wrote, relative to the project */
export function writeComments(folder: string): string[] {
  const files = Object.entries(renderComments(folder));
  mkdirSync('.vscode/locales', { recursive: true });
  for (const [file, content] of files) writeFileSync(join('.', file), content);
  return files.map(([file]) => file);
}

/** @returns the files that are older than the comments */
export function findStaleFiles(folder: string): string[] {
  return Object.entries(renderComments(folder))
    .filter(([file, content]) => {
      try {
        return readFileSync(file, 'utf8') !== content;
      } catch {
        return true;
      }
    })
    .map(([file]) => file);
}

type Schema = { type: string; [keyword: string]: unknown };

function toSchema(namespace: string, file: TextFile, notes: Notes): Schema {
  const root = emptyGroup();
  for (const [key, { value }] of file.texts) {
    const base = toBaseKey(key, file);
    const parts = key.split('.');
    const group = parts.slice(0, -1).reduce(stepInto, root);
    const schema = toTextSchema(value, notes.keys[`${namespace}.${base}`]);
    const name = parts.at(-1) ?? key;
    if (splitPlural(key, file)) {
      const pattern = `^${base.split('.').at(-1)}_(zero|one|two|few|many|other)$`;
      group.patternProperties[pattern] = schema;
    } else group.properties[name] = schema;
  }
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...root };
}

type Group = Schema & {
  properties: Record<string, Schema>;
  patternProperties: Record<string, Schema>;
};

function emptyGroup(): Group {
  return { type: 'object', additionalProperties: false, properties: {}, patternProperties: {} };
}

function stepInto(group: Group, name: string): Group {
  group.properties[name] ??= emptyGroup();
  return group.properties[name] as Group;
}

function toTextSchema(english: string, comment: Comment | undefined): Schema {
  const needed = [...new Set(english.match(markup))];
  return {
    type: 'string',
    description: [
      `English: ${english}`,
      comment?.comment,
      needed.length > 0 && `Keep: ${needed.join(' ')}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(comment?.maxLength && { maxLength: comment.maxLength }),
  };
}

/** Columns by the names that Crowdin's importer knows. */
function toTable(english: readonly (readonly [string, TextFile])[], notes: Notes): string {
  const rows = english.flatMap(([namespace, file]) =>
    [...file.texts].map(([key, { value }]) => {
      const { comment = '', maxLength = '' } =
        notes.keys[`${namespace}.${toBaseKey(key, file)}`] ?? {};
      return [`${namespace}.${key}`, value, comment, String(maxLength)];
    }),
  );
  return [['identifier', 'source_phrase', 'context', 'max_length'], ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n')
    .concat('\n');
}
