import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defaultLocale } from '../../i18n/urls.ts';
import { UserError } from '../build/UserError.ts';
import { readNotes, type Comment, type Notes } from './notes.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { readLocaleFiles } from './localeFiles.ts';
import { markup } from './markup.ts';
import { pluralSuffix, splitPlural, toBaseKey } from './plurals.ts';
import { readLocale } from './readLocale.ts';
import type { Texts } from './readTexts.ts';
import { toTree, type Tree } from './toTree.ts';

const folder = '.vscode/locales';
const settingsFile = '.vscode/settings.json';
const isForeign = ({ url }: { url?: string }) => !url?.startsWith(`./${folder}/`);

/**
 * Renders the comments of `locales/notes.json` as JSON Schemas for editors, and as a table for Weblate and
 * Crowdin. With a schema, an editor shows the English text and the comment of each text, and warns if a text
 * is too long.
 *
 * @returns the content of each file, by its path relative to the project
 * @throws UserError if the comments cannot be read
 */
export function renderEditorFiles(files = readLocaleFiles()): Record<string, string> {
  const { notes, diagnostics } = readNotes(files);
  if (diagnostics[0])
    throw new UserError(`Correct this first: ${formatDiagnostic(diagnostics[0])}`);
  const { namespaces, texts } = readLocale(files, defaultLocale);
  const tree = toTree([...texts].map(([key, { value }]) => [key, value] as const));
  const schemas = namespaces.map((namespace) => [
    `${folder}/${namespace}.schema.json`,
    toJson({
      $schema: 'http://json-schema.org/draft-07/schema#',
      ...(tree[namespace] && toSchema(tree[namespace], namespace, texts, notes)),
    }),
  ]);
  return {
    ...Object.fromEntries(schemas),
    [settingsFile]: toJson(renderSettings(namespaces)),
    [`${folder}/notes.csv`]: renderTable(texts, notes),
  };
}

export function writeEditorFiles(): string[] {
  const files = Object.entries(renderEditorFiles());
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of files) writeFileSync(file, content);
  return files.map(([file]) => file);
}

export function findStaleEditorFiles(): string[] {
  return Object.entries(renderEditorFiles())
    .filter(([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content)
    .map(([file]) => file);
}

/** Updates the schemas of the locale files in the settings of VS Code, and keeps all other settings. */
function renderSettings(namespaces: readonly string[]) {
  const settings = existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : '{}';
  const { 'json.schemas': schemas = [], ...others } = JSON.parse(settings);
  const ownSchemas = namespaces.map((namespace) => ({
    fileMatch: [`locales/*/${namespace}.json`],
    url: `./${folder}/${namespace}.schema.json`,
  }));
  return { ...others, 'json.schemas': [...schemas.filter(isForeign), ...ownSchemas] };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function toSchema(part: string | Tree, key: string, texts: Texts, notes: Notes): object {
  if (typeof part === 'string') return toTextSchema(part, notes.keys[toBaseKey(key, texts)]);
  const properties: Record<string, object> = {};
  const patternProperties: Record<string, object> = {};
  for (const [name, child] of Object.entries(part)) {
    const childKey = `${key}.${name}`;
    const schema = toSchema(child, childKey, texts, notes);
    const plural = splitPlural(childKey, texts);
    const baseName = plural?.base.slice(key.length + 1);
    if (plural) patternProperties[`^${baseName}${pluralSuffix.source}`] = schema;
    else properties[name] = schema;
  }
  return { type: 'object', additionalProperties: false, properties, patternProperties };
}

function toTextSchema(english: string, comment: Comment | undefined): object {
  const needed = [...new Set(english.match(markup))];
  const description = [
    `English: ${english}`,
    comment?.comment,
    needed.length > 0 && `Keep: ${needed.join(' ')}`,
  ];
  return {
    type: 'string',
    description: description.filter(Boolean).join('\n\n'),
    ...(comment?.maxLength && limitLength(comment.maxLength)),
  };
}

/** U+0E33 and U+0EB3 are vowels of Thai and Lao that belong to the letter before. */
const marks = '[\\p{M}\\u0E33\\u0EB3]';

/**
 * Like `npm run locales`, the pattern counts a letter and its marks as one character. `maxLength` of JSON
 * Schema would count each mark. One difference remains: `npm run locales` counts joined consonants, as in
 * Hindi, as one character, but the pattern counts each consonant.
 */
const limitLength = (most: number) => ({
  pattern: `^${marks}*(?:${marks.replace('[', '[^')}${marks}*){0,${most}}$`,
  patternErrorMessage: `Make this shorter: ${most} characters fit.`,
});

/** The columns have the names that Crowdin's importer knows. */
function renderTable(texts: Texts, notes: Notes): string {
  const rows = [...texts].map(([key, { value }]) => {
    const { comment = '', maxLength = '' } = notes.keys[toBaseKey(key, texts)] ?? {};
    return [key, value, comment, String(maxLength)];
  });
  return [['identifier', 'source_phrase', 'context', 'max_length'], ...rows]
    .map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`)
    .join('');
}
