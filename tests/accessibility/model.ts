/** The runner, the rules and the report share these types. The report saves `AuditResult` as JSON. */

export const schemes = ['light', 'dark'] as const;

/** The sizes are in CSS pixels. 320 × 256 equals 1280 × 1024 at a zoom of 400 %. */
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

export type Variant = {
  scheme: Scheme;
  viewport: Viewport;
  preference: Preference;
  /** The id of the page state, such as `toast open`, or `loaded` if nothing was done after the page load. */
  state: string;
};

export type AuditPage = {
  /** The path and the query of the page's URL, such as `/de/privacy` or `/?page=2`. */
  address: string;
  /** The id of a page is the same in all languages, for example `privacy`. */
  id: string;
  /** A language tag of BCP 47. */
  locale: string;
  dir: Direction;
  /** The language is a pseudo-language for tests, such as `en-XA`. */
  isPseudo?: boolean;
  /**
   * This page represents other pages with the same styles and scripts. Some rules that measure pixels or
   * press controls test the other pages in fewer variants, or not at all.
   */
  isStyleSample?: boolean;
  /**
   * True for a page on which all rules test the header, the footer and the overlays. These parts are the same
   * on all pages, so some rules skip them on the other pages.
   */
  hasSharedParts?: boolean;
  /** True for a page that needs no links from other pages and may have the status 404 or 410. */
  isUnlinked?: boolean;
};

/** A rectangle in CSS pixels, measured from the top left corner of the page. */
export type Box = { x: number; y: number; width: number; height: number };

export type Violation = {
  rule: string;
  /** A message of our own rules states the fault and the fix. Engines may state only the fault. */
  message: string;
  /** The list is empty for violations of best practices and HTML syntax, which no criterion requires. */
  criteria: readonly string[];
  /**
   * A CSS selector of the element. ` >> ` leads from a shadow host into its shadow root. The selector is
   * undefined if the violation concerns the whole page.
   */
  target?: string | undefined;
  box?: Box | undefined;
};

/**
 * Describes the part of a success criterion that a rule covers. The default of `in` is all variants.
 * `engineRules` are the rules of axe or IBM that test the criterion. A run counts as a test of the criterion
 * only if at least one of these engine rules applied to the page.
 */
export type Coverage =
  | string
  | { covers: string; in?: (variant: Variant) => boolean }
  | { engineRules: readonly string[] };

export type RuleMetadata = {
  id: string;
  /** A statement about every page that passes. By default, it is made from the statements in `criteria`. */
  description?: string | undefined;
  /** The key is the number of a success criterion, such as `1.4.10`. */
  criteria: Readonly<Record<string, Coverage>>;
  /** Says which variants and cases the rule does not test, and why. */
  exclusions?: string;
};

export type TabStop = {
  name: string;
  role: string;
  /** The box is missing if the element may have moved since the screenshot. */
  box?: Box;
};

export type EngineRules = {
  applicable: readonly string[];
  /** The key is the id of a rule of this engine. The value is how many elements a person has to review. */
  review?: Readonly<Record<string, number>>;
};

/**
 * `criteria` lists the criteria that the rule covers in the variant. The list is empty if the page did not
 * reach the page state of the variant.
 */
export type NotMeasuredRule = Pick<Violation, 'rule' | 'message' | 'criteria'> & {
  stack?: string;
};

export type Run = {
  page: AuditPage;
  variant: Variant;
  rules: readonly string[];
  violations: readonly Violation[];
  /** These rules could not tell whether the page passes (`cantTell` in ACT and EARL). */
  notMeasured: readonly NotMeasuredRule[];
  /** The key is the id of the audit rule that runs the engine: `axe` or `ibm`. */
  engineRules?: Readonly<Record<string, EngineRules>>;
  /** `suppression` is the index of the suppression that the violation matches. */
  suppressed?: readonly (Violation & { suppression: number })[];
  /** These violations are above the conformance level, so they do not fail the run. */
  aboveLevel?: readonly Violation[];
  /** `file` is a path in the report's folder. `box` is the part of the page that the screenshot shows. */
  screenshot?: { file: string; box: Box };
  tabStops?: readonly TabStop[];
};

/**
 * Tolerates a reviewed violation that the site cannot fix. A complete audit fails if a suppression matches
 * nothing, so that unused suppressions are removed.
 */
export type Suppression = {
  rule: string;
  message: RegExp;
  target: RegExp;
  /** The violation is tolerated only in these variants. The default is all variants. */
  in?: (variant: Variant) => boolean;
  reason: string;
  link: string;
};

export type AuditResult = {
  rules: readonly RuleMetadata[];
  /** The versions of the browser and the engines: `Chromium 156.0.8078.108, axe-core 4.14.1, …`. */
  engines: string;
  /** The operating system: `Linux 6.1.0-9 x64`. */
  system: string;
  runs: readonly Run[];
  exclusions: readonly string[];
  /** Each text is the message of a timeout. After a timeout, the audit tests the page once more. */
  timeouts: readonly string[];
  suppressions: readonly (Suppression & { matches: number })[];
};
