import { z } from 'zod';
import { startOf, type Diagnostic, type Location } from './diagnostic.ts';
import { decode, encodingMessage } from './encoding.ts';
import { readLocaleFiles, type LocaleFiles } from './localeFiles.ts';
import { toBaseKey } from './plurals.ts';
import { parseTexts, type Texts } from './readTexts.ts';

const commentSchema = z.strictObject({
  comment: z.string().min(1),
  /** Counts characters as readers see them, not UTF-16 units. */
  maxLength: z.number().int().positive().optional(),
  /** In these languages, the text may be the same as the English text. `true` means all languages. */
  same: z.union([z.literal(true), z.array(z.string())]).optional(),
  /**
   * Marks a text as required, such as a title, a link or a control. A new language is published only if its
   * required texts are translated. An exception is a page that has too few translations and therefore appears
   * entirely in English: its required texts may be missing.
   */
  required: z.literal(true).optional(),
  /** These names from the glossary may be translated in this text. */
  translate: z.array(z.string()).optional(),
});

const notesSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Each key is a name that every language keeps. Its value is the reason for keeping the name. */
  glossary: z.record(z.string(), z.string().min(1)),
  /** The keys have no plural suffix: `home.tools` is the key for `home.tools_one` and `home.tools_other`. */
  keys: z.record(z.string(), commentSchema),
});

export type Comment = z.infer<typeof commentSchema>;
export type Notes = z.infer<typeof notesSchema>;

const file = 'locales/notes.json';

type NotesFile = { notes: Notes; diagnostics: Diagnostic[] };

export function readNotes(files: LocaleFiles = readLocaleFiles()): NotesFile {
  const bytes = files.get('')?.get('notes.json');
  if (!bytes) return toUnreadable('syntax', 'The comments cannot be read: the file is missing.');
  const content = decode(bytes);
  if (content === undefined) return toUnreadable('encoding', encodingMessage);
  const mistake = parseTexts(bytes, file).diagnostics.find(({ kind }) => kind === 'syntax');
  if (mistake)
    return toUnreadable('syntax', `The comments cannot be read: ${mistake.message}`, mistake);
  try {
    return { notes: notesSchema.parse(JSON.parse(content)), diagnostics: [] };
  } catch (error) {
    const cause = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return toUnreadable('syntax', `The comments cannot be read: ${cause}`);
  }
}

function toUnreadable(
  kind: 'encoding' | 'syntax',
  message: string,
  { line, column }: Location = startOf(file),
): NotesFile {
  const mistake = { kind, file, line, column, message };
  return { notes: { glossary: {}, keys: {} }, diagnostics: [mistake] };
}

export function findCommentDiagnostics({ keys }: Notes, english: Texts): Diagnostic[] {
  const texts = new Map([...english].map(([key, text]) => [toBaseKey(key, english), text]));
  const withoutComment = [...texts].filter(([key]) => !keys[key]);
  const withoutText = Object.keys(keys).filter((key) => !texts.has(key));
  return [
    ...withoutComment.map(([key, { location }]): Diagnostic => ({
      kind: 'comment',
      ...location,
      key,
      message: `There is no comment for translators. Add "${key}" to ${file}: what the text is, and where the page shows it.`,
    })),
    ...withoutText.map((key): Diagnostic => ({
      kind: 'comment',
      ...startOf(file),
      key,
      message: 'English has no such text. Remove the comment.',
    })),
  ];
}
