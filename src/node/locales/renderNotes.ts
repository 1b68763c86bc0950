import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNotes } from './checkLocales.ts';
import { toPluralBases } from './localeFaults.ts';
import type { Note, Notes } from './notes.ts';
import { splitPluralKey } from './plurals.ts';
import { readLocale } from './readLocale.ts';
import type { TextFile } from './readTexts.ts';

/**
 * What the notes become for others: a JSON Schema for each file, so that an editor shows the
 * English, the note and the limits while one types (`.vscode/settings.json` says which is whose),
 * and one table for Weblate and Crowdin.
 *
 * @returns name, relative to the project, to content
 */
export function renderNotes(folder: string): Record<string, string> {
  const { notes } = readNotes(folder);
  const english = [...readLocale(folder, 'en').files];
  const schemas = english.map(([namespace, file]) => [
    `.vscode/locales/${namespace}.schema.json`,
    `${JSON.stringify(toSchema(namespace, file, notes), null, 2)}\n`,
  ]);
  return { ...Object.fromEntries(schemas), '.vscode/locales/notes.csv': toTable(english, notes) };
}

/** @returns the files that it wrote, relative to the project */
export function writeNotes(folder: string): string[] {
  const files = Object.entries(renderNotes(folder));
  mkdirSync('.vscode/locales', { recursive: true });
  for (const [file, content] of files) writeFileSync(join('.', file), content);
  return files.map(([file]) => file);
}

/** @returns the files that no longer say what the notes say */
export function findStaleNotes(folder: string): string[] {
  return Object.entries(renderNotes(folder))
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
  const plurals = toPluralBases(file);
  const root = emptyGroup();
  for (const [key, { value }] of file.texts) {
    const plural = splitPluralKey(key);
    const isPlural = plural && plurals.has(plural.base);
    const parts = key.split('.');
    const group = parts.slice(0, -1).reduce(stepInto, root);
    const schema = toTextSchema(value, notes.keys[`${namespace}.${isPlural ? plural.base : key}`]);
    const name = parts.at(-1) ?? key;
    if (isPlural) {
      const base = plural.base.split('.').at(-1);
      group.patternProperties[`^${base}_(zero|one|two|few|many|other)$`] = schema;
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

function toTextSchema(english: string, note: Note | undefined): Schema {
  const needed = [...new Set(english.match(/\{\{[^}]*\}\}|<\/?\w+>/g))];
  return {
    type: 'string',
    description: [
      `English: ${english}`,
      note?.note,
      needed.length > 0 && `Keep: ${needed.join(' ')}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(note?.maxLength && { maxLength: note.maxLength }),
  };
}

/** Columns by the names that Crowdin's and Weblate's importers know. */
function toTable(english: readonly (readonly [string, TextFile])[], notes: Notes): string {
  const rows = english.flatMap(([namespace, file]) =>
    [...file.texts].map(([key, { value }]) => {
      const plural = splitPluralKey(key);
      const note = notes.keys[`${namespace}.${key}`] ?? notes.keys[`${namespace}.${plural?.base}`];
      return [`${namespace}.${key}`, value, note?.note ?? '', String(note?.maxLength ?? '')];
    }),
  );
  return [['identifier', 'source_phrase', 'context', 'max_length'], ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n')
    .concat('\n');
}
