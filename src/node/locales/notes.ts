import { z } from 'zod';

/** What a translator should know of a text, by its key with its file's name: `home.hero.title`. */
export const noteSchema = z.strictObject({
  /** What it is and where it stands. */
  note: z.string().min(1),
  /** The most characters that fit. */
  maxLength: z.number().int().positive().optional(),
  /** May read as in English: in every language, or in those named. */
  same: z.union([z.literal(true), z.array(z.string())]).optional(),
  /** Brand names that this text may translate although they stand in the English. */
  translate: z.array(z.string()).optional(),
});

export const notesSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Names that every language keeps as they are, and why. */
  terms: z.record(z.string(), z.string().min(1)),
  keys: z.record(z.string(), noteSchema),
});

export type Notes = z.infer<typeof notesSchema>;
export type Note = z.infer<typeof noteSchema>;
