import type { AuditConfig } from '../config.ts';
import type { AuditPage, Variant } from '../model.ts';

/** A page for which the verdict of a rule is known, like those of the ACT rules: https://act-rules.github.io/pages/design/ */
export type Example = {
  /** The content of <body>, or a whole document that begins with <!doctype html>. */
  html: string;
  css?: string;
  /** Runs in the page after its body is parsed. It is sent as source text. */
  script?: () => void;
  /** Values of the variant: the first in the matrix that has these values and in which the rule runs is used. */
  variant?: Partial<Variant>;
  /** The differences from the English page at `/`. */
  page?: Partial<AuditPage>;
  /** Other pages of the site, for rules that compare pages. */
  otherPages?: readonly (Pick<Example, 'html' | 'css' | 'script'> & {
    page?: Partial<AuditPage>;
  })[];
  config?: Partial<AuditConfig>;
};

/**
 * A rule passes on the page that `passes` describes, or finds a violation for each pattern of `fails`:
 * “#ask: This moves by itself. (WCAG 2.2.2)”.
 */
type Verdict = { passes: string; fails?: never } | { passes?: never; fails: readonly RegExp[] };

/** Pages without content have the content of the first one. */
export const toExamples = (pages: readonly (Partial<Example> & Verdict)[]) =>
  pages.map((page) => ({ html: pages[0]?.html ?? '', ...page }));

/** A custom element whose open shadow root has the content. */
export const inShadowRoot = (content: string) =>
  `<boat-part><template shadowrootmode="open">${content}</template></boat-part>`;

/** A button that shows a toast, for the state “toast open”. */
export const withToast = (toast: string) =>
  `<button type="button" id="open" onclick="nextElementSibling.hidden = false">Ask for a boat</button><div data-toast hidden>${toast}</div>`;
