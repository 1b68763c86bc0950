/** The data that the runner, the rules and the report share. It is plain and can be written as JSON. */

export const schemes = ['light', 'dark'] as const;

/** CSS pixels; 320 × 256 is 1280 × 1024 at a zoom of 400 %. */
export const viewports = {
  '320×256': { width: 320, height: 256 },
  '390×844': { width: 390, height: 844 },
  '1280×800': { width: 1280, height: 800 },
} as const;

export const preferences = [
  'default',
  'forced colors',
  'more contrast',
  'reduced motion',
  'text 200 %',
  'text spacing',
] as const;

export type Scheme = (typeof schemes)[number];
export type Viewport = keyof typeof viewports;
export type Preference = (typeof preferences)[number];
export type Direction = 'ltr' | 'rtl';

/** What a page is tested in. `state` is the id of a page state, `loaded` of a page as it comes. */
export type Variant = {
  scheme: Scheme;
  viewport: Viewport;
  preference: Preference;
  state: string;
};

export type AuditPage = {
  /** Path and query below the origin: `/de/privacy`. */
  address: string;
  /** The page without its language, for the report and `--page`: `privacy`. */
  id: string;
  /** BCP 47. */
  locale: string;
  dir: Direction;
  /** The language is made up for tests (`en-XA`), and its words are in no language. */
  isPseudo?: boolean;
  /** The language does not have this page, and it is shown in the site's first language. */
  isUntranslated?: boolean;
  /**
   * Rules that measure pixels, or press every control, run in every variant of these pages only:
   * pages that differ in words alone share their style and scripts.
   */
  isStyleSample?: boolean;
  /** Header and footer are the same on other pages: rules that may test them once do so here. */
  hasSharedParts?: boolean;
  /** No page links here, as nothing links to a 404 page. */
  isUnlinked?: boolean;
};

/** CSS pixels from the start of the page. */
export type Box = { x: number; y: number; width: number; height: number };

export type Violation = {
  /** The id of the rule. */
  rule: string;
  /** A sentence that says what is wrong and one that says what mends it. */
  message: string;
  /** The success criteria that it fails; all of the rule's where it does not say. */
  criteria?: readonly string[];
  /** A CSS selector of the element; none where the page as a whole is meant. */
  target?: string;
  box?: Box;
};

/**
 * What a rule covers of a success criterion, and in which variants; in all of its variants where it
 * does not say. An engine covers it by the rules named, in the runs in which they were applicable.
 */
export type Coverage =
  | string
  | { covers: string; in?: (variant: Variant) => boolean }
  | { engineRules: readonly string[] };

export type RuleMetadata = {
  id: string;
  /** What is true of a page that passes; what the criteria cover, where it does not say. */
  description?: string | undefined;
  /** The success criteria of WCAG 2.2, `1.4.10`, each with what the rule covers of it. */
  criteria: Readonly<Record<string, Coverage>>;
  /** What the rule leaves out of the test matrix and of its subject, and why. */
  exclusions?: string;
};

/** A place of the tab sequence. */
export type TabStop = {
  name: string;
  role: string;
  box: Box;
  /** The page has moved since the screenshot, so that the box is not where the screenshot shows it. */
  isOffScreenshot?: true;
};

/** What an engine did on a page: rules that were applicable, and elements that a person is asked to review, by rule. */
export type EngineRules = {
  applicable: readonly string[];
  review?: Readonly<Record<string, number>>;
};

/** One page in one variant. */
export type Run = {
  page: AuditPage;
  variant: Variant;
  /** Ids of the rules that ran. */
  rules: readonly string[];
  violations: readonly Violation[];
  /** What a rule could not measure: it has neither passed nor failed. */
  notMeasured: readonly Pick<Violation, 'rule' | 'message'>[];
  /** By the id of the engine's rule. */
  engineRules?: Readonly<Record<string, EngineRules>>;
  /** Violations that a suppression tolerates, each with the index of its suppression. */
  suppressed?: readonly (Violation & { suppression: number })[];
  /** A file of the report, and the part of the page on it. */
  screenshot?: { file: string; box: Box };
  tabStops?: readonly TabStop[];
};

/** A violation that was reviewed and is not ours to mend. One that matches nothing fails the audit. */
export type Suppression = {
  rule: string;
  message: RegExp;
  target: RegExp;
  /** The variants in which it may occur; all where it does not say. */
  in?: (variant: Variant) => boolean;
  reason: string;
  link: string;
};

export type AuditResult = {
  rules: readonly RuleMetadata[];
  /** Versions of what was used: `Chromium 156, axe-core 4.14.1, …`. */
  engines: string;
  /** Of the machine: `Linux 6.1 x64`. */
  system: string;
  runs: readonly Run[];
  /** What of the test matrix did not run and why, a sentence each. */
  exclusions: readonly string[];
  /** Runs that timed out and were started once more, a sentence each. */
  timeouts: readonly string[];
  suppressions: readonly (Suppression & { matches: number })[];
};
