import type { AuditConfig } from '../config.ts';
import type { AuditPage, Variant } from '../model.ts';

/** A page that shows what a rule decides, as the ACT rules have them: https://act-rules.github.io/pages/design/ */
export type Example = {
  /** What stands in <body>, or a whole document that begins with <!doctype html>. */
  html: string;
  css?: string;
  /** Runs in the page after its body is parsed; it is sent as source text. */
  script?: () => void;
  /** The variant that is wanted: the first of the matrix in which the rule runs and that has these values. */
  variant?: Partial<Variant>;
  /** What the page differs in from the English page at `/`. */
  page?: Partial<AuditPage>;
  /** Further pages, which rules that compare pages are given too. */
  otherPages?: readonly (Pick<Example, 'html' | 'css' | 'script'> & {
    page?: Partial<AuditPage>;
  })[];
  config?: Partial<AuditConfig>;
};

/**
 * A rule passes on the page, said in words, or finds all of these violations, each message after its
 * selector: “#ask: This moves by itself”.
 */
type Verdict = { passes: string; fails?: never } | { passes?: never; fails: readonly RegExp[] };

/** Pages that have no other content have that of the first. */
export const toExamples = (pages: readonly (Partial<Example> & Verdict)[]) =>
  pages.map((page) => ({ html: pages[0]?.html ?? '', ...page }));

/** A button that shows a toast, for the state “toast open”. */
export const withToast = (toast: string) =>
  `<button type="button" id="open" onclick="nextElementSibling.hidden = false">Ask for a boat</button><div data-toast hidden>${toast}</div>`;
