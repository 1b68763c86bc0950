/** One mistake in a language's files, told to the translator who can mend it. */
export type Fault = {
  kind: FaultKind;
  /** Relative to the project, `locales/de/home.json`. */
  file: string;
  /** Counted from 1, as editors do. */
  line: number;
  column: number;
  /** Where the text stands on the site, `home.hero.title`; none where the whole file is meant. */
  key?: string;
  /** What stands there, what was expected, and what to do, in one sentence or two. */
  message: string;
};

export const faultKinds = [
  'tag',
  'folder',
  'file',
  'syntax',
  'duplicate',
  'type',
  'missing',
  'extra',
  'empty',
  'placeholder',
  'markup',
  'plural-missing',
  'plural-impossible',
  'space',
  'bidi',
  'html',
  'identical',
  'term',
  'length',
  'unused',
  'note',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** What is not there yet, as opposed to what is wrong. */
export const openKinds: ReadonlySet<FaultKind> = new Set(['missing', 'empty', 'plural-missing']);

/** @example formatFault(fault) // => 'locales/de/home.json:3:5 home.hero.title: …' */
export function formatFault({ file, line, column, key, message }: Fault): string {
  return `${file}:${line}:${column} ${key ? `${key}: ` : ''}${message}`;
}

/** By file, then by place, as one walks through them. */
export function compareFaults(a: Fault, b: Fault): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
