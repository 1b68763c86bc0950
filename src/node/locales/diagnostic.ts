/** Lines and columns count from 1, like in editors. */
export type Location = {
  /** The path is relative to the project, such as `locales/de/home.json`. */
  file: string;
  line: number;
  column: number;
};

export type Diagnostic = Location & {
  kind: DiagnosticKind;
  /** The key is absent if the mistake concerns the whole file. */
  key?: string;
  message: string;
};

/** Groups the kinds of diagnostics by their effect. Visitors would see a `visible` mistake on the site. */
const effects = {
  unreadable: ['tag', 'name', 'encoding', 'syntax'],
  /** In English, a missing or empty text is a mistake. In other languages, it has to be translated. */
  untranslated: ['missing', 'empty', 'plural-missing'],
  /** The reported text, or the reported name of a folder, may be right. The translator decides. */
  question: ['unusual', 'spacing'],
  invisible: ['file', 'extra', 'comment'],
  visible: [
    ...(['folder', 'duplicate', 'type', 'damaged', 'plural-impossible'] as const),
    ...(['placeholder', 'markup', 'html', 'space', 'bidi'] as const),
    ...(['identical', 'glossary', 'length'] as const),
  ],
} as const;

export type Effect = keyof typeof effects;
export type DiagnosticKind = (typeof effects)[Effect][number];

export function hasEffect({ kind }: Diagnostic, ...wanted: readonly Effect[]): boolean {
  return wanted.some((effect) => effects[effect].some((one) => one === kind));
}

export function startOf(file: string): Location {
  return { file, line: 1, column: 1 };
}

export function formatLocation({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** @example formatDiagnostic(diagnostic) // => 'locales/de/home.json:3:5 home.hero.title: …' */
export function formatDiagnostic({ key, message, ...location }: Diagnostic): string {
  return `${formatLocation(location)} ${key ? `${key}: ` : ''}${message}`;
}

export function compareDiagnostics(a: Location, b: Location): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
}
