import { z } from 'zod';
import { hasEffect, startOf, type Diagnostic } from './diagnostic.ts';
import { decode } from './encoding.ts';
import { explainWrongTag } from './folderNames.ts';
import { readLocaleFiles, type LocaleFiles } from './localeFiles.ts';
import { toBaseKey } from './plurals.ts';
import { parseTexts, type TextFile, type Texts } from './readTexts.ts';

const sameMessage =
  'Write a list of language tags, such as ["nl"], or true if the text is the same in all languages.';

const languageTag = z.string().refine((tag) => !explainWrongTag(tag), {
  error: ({ input }) => explainWrongTag(String(input), (tag) => `Write "${tag}".`),
});

const commentSchema = z.strictObject({
  comment: z.string().min(1),
  /** Counts characters as readers see them, not UTF-16 units. */
  maxLength: z.number().int().positive().optional(),
  /** In these languages, the text may be the same as the English text. `true` means all languages. */
  same: z.union([z.literal(true), z.array(languageTag)], sameMessage).optional(),
  /**
   * A new language is not published without this text, unless the page of the text is entirely in English.
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

const noNotes: Notes = { glossary: {}, keys: {} };

type NotesFile = {
  notes: Notes;
  diagnostics: readonly Diagnostic[];
  /** Maps the key of each object, such as `notes.keys.home.hero.title`, to its line and column. */
  groups?: TextFile['groups'];
};

export function readNotes(files: LocaleFiles = readLocaleFiles()): NotesFile {
  const bytes = files.get('')?.get('notes.json');
  if (!bytes) return toUnreadable('the file is missing.');
  const parsed = parseTexts(bytes, file);
  const mistake = parsed.diagnostics.find((one) => hasEffect(one, 'unreadable'));
  if (mistake) return toUnreadable(mistake.message, mistake);
  try {
    const { success, data, error } = notesSchema.safeParse(JSON.parse(decode(bytes) ?? ''));
    if (!success)
      return { notes: noNotes, diagnostics: error.issues.map((one) => toDiagnostic(one, parsed)) };
    const diagnostics = parsed.diagnostics.filter(({ kind }) => kind === 'duplicate');
    return { notes: data, diagnostics, groups: parsed.groups };
  } catch (error) {
    return toUnreadable(String(error));
  }
}

function toDiagnostic({ path, message }: z.core.$ZodIssue, parsed: TextFile): Diagnostic {
  const { texts, groups, diagnostics } = parsed;
  // A list item or a missing value has no location, so use that of the list or group around it.
  const location = path
    .map((_, index) => ['notes', ...path.slice(0, index + 1)].join('.'))
    .map(
      (key) =>
        texts.get(key)?.location ?? groups.get(key) ?? diagnostics.find((one) => one.key === key),
    )
    .findLast((one) => one !== undefined);
  const key = path.join('.').replace(/^keys\./, '');
  return { ...startOf(file), ...location, kind: 'syntax', key, message };
}

function toUnreadable(
  reason: string,
  { kind = 'syntax', line = 1, column = 1 }: Partial<Diagnostic> = {},
): NotesFile {
  const message = `The comments cannot be read: ${reason}`;
  return { notes: noNotes, diagnostics: [{ kind, file, line, column, message }] };
}

export function findCommentDiagnostics(
  { notes: { keys }, groups }: NotesFile,
  english: Texts,
): Diagnostic[] {
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
      ...groups?.get(`notes.keys.${key}`),
      key,
      message: 'English has no such text. Remove the comment.',
    })),
  ];
}
