import type { AuditConfig } from '../config.ts';
import type { AuditPage, Variant } from '../model.ts';

/** A page that shows what a rule decides, as the ACT rules have them: https://act-rules.github.io/pages/design/ */
export type Example = {
  /** “A heading of a fixed width” */
  description: string;
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
  otherPages?: readonly (Pick<Example, 'html' | 'css' | 'script'> & { page: Partial<AuditPage> })[];
  config?: Partial<AuditConfig>;
};

export type FailedExample = Example & {
  /** Of the violation that is expected, after its selector: “#ask: This moves by itself”. */
  message: RegExp;
  /** The selector of the violation that is expected; that of any element where it does not say. */
  target?: string;
};

export type Examples = { passed: readonly Example[]; failed: readonly FailedExample[] };

/** A button that shows a toast, for the state “toast open”. */
export const withToast = (toast: string) =>
  `<button type="button" id="open" onclick="nextElementSibling.hidden = false">Ask for a boat</button><div data-toast hidden>${toast}</div>`;

type Row<Whole> = Omit<Whole, 'description' | 'html'> & { html?: string };

/** Examples by their description, of one page where they have no other. */
const listRows = <Own extends object>(html: string, rows: Readonly<Record<string, Own>>) =>
  Object.entries(rows).map(([description, own]) => ({ description, html, ...own }));

export const passedOn = (html: string, rows: Readonly<Record<string, Row<Example>>>): Example[] =>
  listRows(html, rows);
export const failedOn = (
  html: string,
  rows: Readonly<Record<string, Row<FailedExample>>>,
): FailedExample[] => listRows(html, rows);

/** A page on which a rule passes, said in words, or that has these violations. */
type Page<Verdict> = Omit<Row<Example>, 'description'> & Verdict;

/**
 * Examples of which one page may show several faults: each violation is an example. Pages that have
 * no other content have that of the first.
 */
export const toExamples = (
  pages: readonly (
    Page<{ passes: string; fails?: never }> | Page<{ passes?: never; fails: readonly RegExp[] }>
  )[],
): Examples => {
  const html = pages[0]?.html ?? '';
  return {
    passed: pages.flatMap(({ passes, ...page }) =>
      passes ? [{ html, ...page, description: passes }] : [],
    ),
    failed: pages.flatMap(({ fails = [], ...page }) =>
      fails.map((message) => ({ html, ...page, description: message.source, message })),
    ),
  };
};
