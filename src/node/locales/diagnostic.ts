/** Where something stands in a file, counted from 1 as editors do. */
export type Location = { line: number; column: number };

/** One mistake in a language's files, for the translator who can mend it. */
export type Diagnostic = Location & {
  kind: DiagnosticKind;
  /** Relative to the project, `locales/de/home.json`. */
  file: string;
  /** `home.hero.title`; none where the whole file is meant. */
  key?: string;
  /** What is there, what was expected, and what to do, in a sentence or two. */
  message: string;
};

export type DiagnosticKind =
  | 'tag'
  | 'folder'
  | 'name'
  | 'file'
  | 'encoding'
  | 'syntax'
  | 'duplicate'
  | 'type'
  | 'missing'
  | 'extra'
  | 'empty'
  | 'placeholder'
  | 'markup'
  | 'plural-missing'
  | 'plural-impossible'
  | 'space'
  | 'bidi'
  | 'html'
  | 'identical'
  | 'glossary'
  | 'length'
  | 'comment';

/** The start of a file, for what concerns all of it. */
export const start: Location = { line: 1, column: 1 };

/** What is not there yet, as opposed to what is wrong. */
export const openKinds: ReadonlySet<DiagnosticKind> = new Set([
  'missing',
  'empty',
  'plural-missing',
]);

/** Of these nothing can be read. */
export const unreadableKinds: ReadonlySet<DiagnosticKind> = new Set([
  'tag',
  'name',
  'encoding',
  'syntax',
]);

/** No page shows anything of these. */
export const unseenKinds: ReadonlySet<DiagnosticKind> = new Set([
  ...openKinds,
  'file',
  'extra',
  'comment',
]);

/** @example formatDiagnostic(diagnostic) // => 'locales/de/home.json:3:5 home.hero.title: …' */
export function formatDiagnostic({ file, line, column, key, message }: Diagnostic): string {
  return `${file}:${line}:${column} ${key ? `${key}: ` : ''}${message}`;
}

/** By file, then by location. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
}
