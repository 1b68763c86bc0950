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
  /** Of the violation that is expected. */
  message: RegExp;
  /** The selector of the violation that is expected; that of any element where it does not say. */
  target?: string;
};

export type Examples = { passed: readonly Example[]; failed: readonly FailedExample[] };
