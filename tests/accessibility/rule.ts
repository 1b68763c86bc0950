import type { Page } from 'playwright-core';
import type { AuditConfig } from './config.ts';
import type { BrowserContexts } from './gather/browserContexts.ts';
import type { GatheredTabStop } from './gather/tabSequence.ts';
import type { AuditPage, EngineRules, RuleMetadata, Variant, Violation } from './model.ts';

/**
 * A violation as a rule returns it. The runner adds the id of the rule. `criteria` lists the criteria that
 * the page fails. The default is the first criterion that the rule covers in the variant. Rules may return
 * objects with more properties, which the runner leaves out.
 */
export type FoundViolation = Omit<Violation, 'rule' | 'criteria'> &
  Partial<Pick<Violation, 'criteria'>>;

/**
 * The input of a rule. The page already shows the variant. A rule leaves the page as it is, except the
 * rules that run last (`rules/index.ts`).
 */
export type RuleContext = {
  page: Page;
  config: AuditConfig;
  /** A rule that needs a second page opens it in one of these contexts (`gather/freshPage.ts`). */
  contexts: BrowserContexts;
  auditPage: AuditPage;
  variant: Variant;
  /** The document that the server sent. */
  html: string;
  /** Addresses that the page tried to open in new tabs. */
  popups: readonly string[];
  /** The tab sequence, gathered once for all rules of a run. */
  tabSequence: () => Promise<readonly GatheredTabStop[]>;
  /** Lists the texts and images that are visible at 1280×800. They are gathered once for each page. */
  wideContent: () => Promise<readonly string[]>;
  /** A rule can add violations here, so that they are kept if it throws later. */
  violations: FoundViolation[];
  reportEngineRules: (rules: EngineRules) => void;
};

export type Rule = RuleMetadata & {
  /** The variants and pages in which the rule runs. */
  appliesTo: (variant: Variant, page: AuditPage, config: AuditConfig) => boolean;
  /** @throws NotMeasured if the page is not in the state that the rule measures */
  evaluate: (context: RuleContext) => Promise<readonly FoundViolation[]>;
};

/**
 * Thrown by a rule that cannot tell whether the page passes, because the page was not in the state
 * that the rule measures.
 */
export class NotMeasured extends Error {}
