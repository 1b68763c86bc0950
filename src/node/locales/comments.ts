import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { start, type Diagnostic } from './diagnostic.ts';
import { toBaseKey } from './plurals.ts';
import type { LocaleFolder } from './readLocale.ts';
import { decode, encodingMessage } from './readTexts.ts';

/** What a translator should know of a text. */
const commentSchema = z.strictObject({
  /** What the text is and where it stands. */
  comment: z.string().min(1),
  /** The most characters that fit. */
  maxLength: z.number().int().positive().optional(),
  /** May read as in English: in every language, or in those named. */
  same: z.union([z.literal(true), z.array(z.string())]).optional(),
  /** A title, a link or a control that no language is published without. */
  required: z.literal(true).optional(),
  /** Names of the glossary that this text may translate. */
  translate: z.array(z.string()).optional(),
});

const notesSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Names that every language keeps as they are, and why. */
  glossary: z.record(z.string(), z.string().min(1)),
  /** By the key with its namespace and without a plural form: `home.hero.title`. */
  keys: z.record(z.string(), commentSchema),
});

export type Comment = z.infer<typeof commentSchema>;

/** The content of `locales/notes.json`. */
export type Notes = z.infer<typeof notesSchema>;

const file = 'locales/notes.json';

type NotesFile = { notes: Notes; diagnostics: Diagnostic[] };

export function readNotes(folder: string): NotesFile {
  try {
    const content = decode(readFileSync(join(folder, 'notes.json')));
    if (content === undefined) return toUnreadable('encoding', encodingMessage);
    return { notes: notesSchema.parse(JSON.parse(content)), diagnostics: [] };
  } catch (error) {
    const cause = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return toUnreadable('syntax', `The comments cannot be read: ${cause}`);
  }
}

function toUnreadable(kind: 'encoding' | 'syntax', message: string): NotesFile {
  return {
    notes: { glossary: {}, keys: {} },
    diagnostics: [{ kind, file, ...start, message }],
  };
}

/** Every text has a comment, and every comment a text. */
export function findCommentDiagnostics({ keys }: Notes, english: LocaleFolder): Diagnostic[] {
  const texts = new Map<string, Pick<Diagnostic, 'file' | 'line' | 'column'>>(
    [...english.files].flatMap(([namespace, source]) =>
      [...source.texts].map(
        ([key, { line, column }]) =>
          [`${namespace}.${toBaseKey(key, source)}`, { file: source.file, line, column }] as const,
      ),
    ),
  );
  // Comments that cannot be read are one mistake, not one for each text.
  const isRead = Object.keys(keys).length > 0 || texts.size === 0;
  const lacking = [...texts].filter(([key]) => isRead && !keys[key]);
  const orphaned = Object.keys(keys).filter((key) => !texts.has(key));
  return [
    ...lacking.map(([key, location]): Diagnostic => ({
      kind: 'comment',
      ...location,
      key,
      message: `There is no comment for translators. Add "${key}" to ${file}: what the text is, and where it stands.`,
    })),
    ...orphaned.map((key): Diagnostic => ({
      kind: 'comment',
      file,
      ...start,
      key,
      message: 'English has no such text. Take the comment away.',
    })),
  ];
}
