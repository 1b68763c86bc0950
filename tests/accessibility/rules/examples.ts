import type { AuditConfig } from '../config.ts';
import type { AuditPage, Variant } from '../model.ts';

/**
 * An example is a page for which the verdict of a rule is known, like the examples of the ACT rules:
 * https://act-rules.github.io/pages/design/
 */
export type Example = {
  /** The content of <body>, or a whole document that begins with <!doctype html>. */
  html: string;
  css?: string;
  /**
   * Runs at the end of the body. The page gets only the source of the function, so the function cannot use
   * imports.
   */
  script?: () => void;
  /**
   * The example is tested in the first variant of `matrix.ts` that has these values and that the rule tests.
   */
  variant?: Partial<Variant>;
  /** These properties replace those of the default page, which is the English page at `/`. */
  page?: Partial<AuditPage>;
  otherPages?: readonly Pick<Example, 'html' | 'css' | 'script' | 'page'>[];
  config?: Partial<AuditConfig>;
};

/**
 * Each pattern in `fails` has to match a violation, such as “#ask: This moves by itself. (WCAG 2.2.2)”. The
 * pattern in `cannotTell` has to match the reason why the rule did not measure the page.
 */
type Verdict =
  | { passes: string; fails?: never; cannotTell?: never }
  | { passes?: never; fails: readonly RegExp[]; cannotTell?: never }
  | { passes?: never; fails?: never; cannotTell: RegExp };

/** A page without `html` gets the `html` of the first page. */
export const toExamples = (pages: readonly (Partial<Example> & Verdict)[]) =>
  pages.map((page) => ({ html: pages[0]?.html ?? '', ...page }));

export const inShadowRoot = (content: string) =>
  `<boat-part><template shadowrootmode="open">${content}</template></boat-part>`;

/** Returns a button that shows a toast, for the state “toast open”. */
export const withToast = (toast: string) =>
  `<button type="button" id="open" onclick="nextElementSibling.hidden = false">Ask for a boat</button><div data-toast hidden>${toast}</div>`;
