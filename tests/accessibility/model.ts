/** The data that the runner, the rules and the report share. It can be written as JSON. */

export const schemes = ['light', 'dark'] as const;

/** CSS pixels; 320 × 256 equals 1280 × 1024 at a zoom of 400 %. */
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

/** The conditions of a run. `state` is the id of a page state; `loaded` is a page that was only loaded. */
export type Variant = {
  scheme: Scheme;
  viewport: Viewport;
  preference: Preference;
  state: string;
};

export type AuditPage = {
  /** Path and query below the origin: `/de/privacy`. */
  address: string;
  /** The name of the page in all languages, for the report and `--page`: `privacy`. */
  id: string;
  /** BCP 47. */
  locale: string;
  dir: Direction;
  /** A pseudo-language for tests (`en-XA`). */
  isPseudo?: boolean;
  /** The page is not translated and is shown in the site's first language. */
  isUntranslated?: boolean;
  /**
   * Rules that measure pixels or press every control run in all variants of these pages only,
   * because pages that differ only in their texts share styles and scripts.
   */
  isStyleSample?: boolean;
  /** Other pages have the same header and footer, so rules can test these here once. */
  hasSharedParts?: boolean;
  /** No page links here, for example a 404 page. */
  isUnlinked?: boolean;
};

/** CSS pixels from the start of the page. */
export type Box = { x: number; y: number; width: number; height: number };

export type Violation = {
  /** The id of the rule. */
  rule: string;
  /** One sentence with the fault, and one with the fix. */
  message: string;
  /** The success criteria that it fails; empty for a best practice of an engine. */
  criteria: readonly string[];
  /** A CSS selector of the element; undefined if the whole page is meant. */
  target?: string | undefined;
  box?: Box | undefined;
};

/**
 * The part of a success criterion that a rule covers, by default in all variants in which the rule
 * runs. An engine covers it with the named rules, in the runs in which these were applicable.
 */
export type Coverage =
  | string
  | { covers: string; in?: (variant: Variant) => boolean }
  | { engineRules: readonly string[] };

export type RuleMetadata = {
  id: string;
  /** A sentence that is true of pages that pass; by default the texts of `criteria`. */
  description?: string | undefined;
  /** The success criteria of WCAG 2.2, such as `1.4.10`, with the part that the rule covers. */
  criteria: Readonly<Record<string, Coverage>>;
  /** The variants and cases that the rule does not test, and why. */
  exclusions?: string;
};

/** A stop in the tab sequence. */
export type TabStop = {
  name: string;
  role: string;
  box: Box;
  /** The page has moved since the screenshot, so the box does not match it. */
  isOffScreenshot?: true;
};

/** The rules of an engine on a page. */
export type EngineRules = {
  applicable: readonly string[];
  /** The number of elements that a person has to review, by rule. */
  review?: Readonly<Record<string, number>>;
};

export type NotMeasuredRule = Pick<Violation, 'rule' | 'message'> & {
  /** The stack of an unexpected error. */
  stack?: string;
};

/** One page in one variant. */
export type Run = {
  page: AuditPage;
  variant: Variant;
  /** Ids of the rules that ran. */
  rules: readonly string[];
  violations: readonly Violation[];
  /** Rules that cannot tell whether the page passes (`cantTell` in ACT and EARL). */
  notMeasured: readonly NotMeasuredRule[];
  /** By the id of our rule that runs the engine. */
  engineRules?: Readonly<Record<string, EngineRules>>;
  /** Violations that a suppression tolerates, each with the index of its suppression. */
  suppressed?: readonly (Violation & { suppression: number })[];
  /** Violations of criteria above the level of the configuration, which do not fail the run. */
  aboveLevel?: readonly Violation[];
  /** A file of the report, and the part of the page that it shows. */
  screenshot?: { file: string; box: Box };
  tabStops?: readonly TabStop[];
};

/** Tolerates a reviewed violation that the site cannot fix. One that matches nothing fails the audit. */
export type Suppression = {
  rule: string;
  message: RegExp;
  target: RegExp;
  /** The variants in which it may occur; by default all. */
  in?: (variant: Variant) => boolean;
  reason: string;
  link: string;
};

export type AuditResult = {
  rules: readonly RuleMetadata[];
  /** The versions of browser and engines: `Chromium 156, axe-core 4.14.1, …`. */
  engines: string;
  /** The operating system: `Linux 6.1 x64`. */
  system: string;
  runs: readonly Run[];
  /** The parts of the test matrix that did not run, and why. */
  exclusions: readonly string[];
  /** Runs that were repeated after a timeout. */
  timeouts: readonly string[];
  suppressions: readonly (Suppression & { matches: number })[];
};
