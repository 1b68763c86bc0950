import type { Direction } from '../../src/i18n/languages.ts';
import type { RouteId } from '../../src/site/routes.ts';

/** The words of the accessibility gate, which its runner, its checks and its report share. */

export const schemes = ['light', 'dark'] as const;

/** CSS pixels; 320 × 256 is 1280 × 1024 at a zoom of 400 %. */
export const sizes = {
  '320×256': { width: 320, height: 256 },
  '390×844': { width: 390, height: 844 },
  '1280×800': { width: 1280, height: 800 },
} as const;

export const preferences = [
  'plain',
  'forced colours',
  'more contrast',
  'reduced motion',
  'text 200 %',
  'text spacing',
] as const;

export const states = [
  'loaded',
  'skip link focused',
  'message open',
  'after navigation',
  'language control used',
  'language offered',
  'without JavaScript',
] as const;

export type Scheme = (typeof schemes)[number];
export type Size = keyof typeof sizes;
export type Preference = (typeof preferences)[number];
export type State = (typeof states)[number];

export type AuditPage = {
  /** `/de/privacy` */
  address: string;
  route: RouteId;
  locale: string;
  dir: Direction;
};

/** Of a language that is made up to try the site, and written as no language is: `en-XA`. */
export const isPseudo = ({ locale }: AuditPage) => /-X[AB]$/.test(locale);

export type Variant = { scheme: Scheme; size: Size; preference: Preference; state: State };

/** CSS pixels from the start of the page. */
export type Box = { x: number; y: number; width: number; height: number };

export type Finding = {
  /** The check that made it. */
  check: string;
  /** What is wrong and what mends it, in a sentence. */
  message: string;
  /** Those that it is about; all of the check's where the check does not know. */
  criteria?: readonly string[];
  /** A CSS selector of the element; none where the whole page is meant. */
  target?: string;
  box?: Box;
};

/**
 * What a check sees of a criterion, and in which looks; in all where it does not say. An engine sees
 * it by rules, of which a look counts where one found something of its kind to judge.
 */
export type Part =
  string | { sees: string; in?: (variant: Variant) => boolean } | { rules: readonly string[] };

/** One thing that is looked for; the table of them is `checks.ts`. */
export type CheckInfo = {
  /** `reflow` */
  id: string;
  /** The success criteria of WCAG 2.2 that it serves, `1.4.10`, each with the part that it sees. */
  criteria: Readonly<Record<string, Part>>;
  /** What holds on a page that passes, in a sentence. */
  about: string;
  /** Where of the table it does not look, and why not; none where it looks everywhere. */
  leaves?: string;
};

/** Where the Tab key goes; elsewhere than on the picture where the page has moved since it was taken. */
export type Stop = { name: string; role: string; box: Box; isElsewhere?: true };

/** How much there was to look at. */
export type Shown = {
  /** Lines of texts; a link in a line makes pieces of it. */
  lines: number;
  controls: number;
  pictures: number;
  /** Controls that are set as a part of a line, and how high that is, in CSS pixels. */
  inLine: readonly { name: string; height: number }[];
  /** Each picture by its file, with its words, which a silent one has not; told once of a page. */
  images?: readonly { file: string; words: string }[];
};

/** The rules of an engine that found something of their kind, and the number of elements of which one only asks. */
export type Ruled = { judged: readonly string[]; asked?: Readonly<Record<string, number>> };

/** What was seen of one page in one variant. */
export type RunResult = {
  page: AuditPage;
  variant: Variant;
  /** Checks that looked at it, by id. */
  checks: readonly string[];
  shown: Shown;
  findings: readonly Finding[];
  /** Of each engine, by the id of its check. */
  ruled?: Readonly<Record<string, Ruled>>;
  /** Findings that exceptions hold back, each with the place of its exception in their list. */
  heldBack?: readonly (Finding & { exception: number })[];
  milliseconds: number;
  /** Of each check, by its id: those that it took. */
  times?: Readonly<Record<string, number>>;
  /** Relative to the report. */
  picture?: string;
  /** The part of the page that is on the picture; all of it where this says nothing. */
  pictured?: Box;
  stops?: readonly Stop[];
};

/** A finding that was looked at and is not ours to mend. */
export type Exception = {
  check: string;
  /** Of WCAG, which the finding speaks of; none where it is only a hint. */
  criteria: readonly string[];
  /** What the finding says, the engine's rule say. */
  says: RegExp;
  /** The selector that the engine gives. */
  target: RegExp;
  /** The looks in which it may be found; all where it does not say. */
  in?: (variant: Variant) => boolean;
  reason: string;
  link: string;
};

export type AuditResult = {
  checks: readonly CheckInfo[];
  /** What looked, with versions: `Chromium 156, axe-core 4.14.0, …`. */
  engines: string;
  /** Of the machine that looked: `Linux 6.1 x64`. */
  system: string;
  runs: readonly RunResult[];
  /** What of the matrix is not looked at and why, a sentence each. */
  notRun: readonly string[];
  /** Looks to which the browser gave no answer, a sentence each; their pages were looked at once more. */
  unanswered: readonly string[];
  /** Each with the number of findings that it held back; one with none is a fault of its own. */
  exceptions: readonly (Exception & { matches: number })[];
};
