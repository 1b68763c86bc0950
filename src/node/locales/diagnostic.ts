/** A position in a file of `locales/`. Lines and columns count from 1, like in editors. */
export type Location = {
  /** The path relative to the project, such as `locales/de/home.json`. */
  file: string;
  line: number;
  column: number;
};

/** A mistake, a question or a missing text in `locales/`, for the translator who can correct it. */
export type Diagnostic = Location & {
  kind: DiagnosticKind;
  /** The key, such as `home.hero.title`. It is absent if the mistake concerns the whole file. */
  key?: string;
  /** Says in a sentence or two which mistake it is and how to correct it. */
  message: string;
};

const effects = {
  /** The file or folder cannot be read, so its texts are unknown. */
  unreadable: ['tag', 'name', 'encoding', 'syntax'],
  /** The text is still to be translated, which is not a mistake. */
  open: ['missing', 'empty', 'plural-missing'],
  /** The text or the name of the folder may be right. The translator decides. */
  question: ['unusual', 'spacing'],
  /** A mistake that visitors do not notice. */
  invisible: ['file', 'extra', 'comment'],
  /** A mistake that visitors would see. */
  visible: [
    ...(['folder', 'duplicate', 'type', 'damaged', 'plural-impossible'] as const),
    ...(['placeholder', 'markup', 'html', 'space', 'bidi'] as const),
    ...(['identical', 'glossary', 'length'] as const),
  ],
} as const;

export type Effect = keyof typeof effects;
export type DiagnosticKind = (typeof effects)[Effect][number];

/** @example hasEffect(diagnostic, 'open', 'invisible') // => true if it has one of these effects */
export function hasEffect({ kind }: Diagnostic, ...wanted: readonly Effect[]): boolean {
  return wanted.some((effect) => effects[effect].some((one) => one === kind));
}

/** @example startOf('locales/de') // => { file: 'locales/de', line: 1, column: 1 } */
export function startOf(file: string): Location {
  return { file, line: 1, column: 1 };
}

/** @example formatLocation(diagnostic) // => 'locales/de/home.json:3:5' */
export function formatLocation({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** @example formatDiagnostic(diagnostic) // => 'locales/de/home.json:3:5 home.hero.title: …' */
export function formatDiagnostic({ key, message, ...location }: Diagnostic): string {
  return `${formatLocation(location)} ${key ? `${key}: ` : ''}${message}`;
}

/** Sorts by file, then by location. */
export function compareDiagnostics(a: Location, b: Location): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
}
