import type { Page } from 'playwright-core';
import type { AuditConfig } from './config.ts';
import type { BrowserContexts } from './gather/browserContexts.ts';
import type { GatheredTabStop } from './gather/tabSequence.ts';
import type { AuditPage, EngineRules, RuleMetadata, Variant, Violation } from './model.ts';

/**
 * If `criteria` is left out, the violation counts against the first criterion that the rule tests in the
 * audited variant. A rule may return other properties too, because `toViolation` removes these.
 */
export type FoundViolation = Omit<Violation, 'rule' | 'criteria'> &
  Partial<Pick<Violation, 'criteria'>>;

/**
 * The page is already in the state and the settings of the variant. Only the rules that run last may leave
 * the page changed (`rules/index.ts`).
 */
export type RuleContext = {
  page: Page;
  config: AuditConfig;
  /** A rule that needs a second page opens it in one of these contexts (`gather/freshPage.ts`). */
  contexts: BrowserContexts;
  auditPage: AuditPage;
  variant: Variant;
  /** Returns the HTML that the server sends, before scripts change the document. */
  html: () => Promise<string>;
  /** Gathers the tab sequence once for all rules of a run. */
  tabSequence: () => Promise<readonly GatheredTabStop[]>;
  /** Lists the texts and images that are visible at 1280×800. All jobs of a page share the list. */
  wideContent: () => Promise<readonly string[]>;
  /** A rule can add violations here, so that they are kept if it throws later. */
  violations: FoundViolation[];
  reportEngineRules: (rules: EngineRules) => void;
};

export type Rule = RuleMetadata & {
  appliesTo: (variant: Variant, page: AuditPage, config: AuditConfig) => boolean;
  /** @throws NotMeasured if the rule cannot tell whether the page passes */
  evaluate: (context: RuleContext) => Promise<readonly FoundViolation[]>;
};

/** A file `rules/<id>/rule.ts` exports this as `rule`. The name of the folder is the id of the rule. */
export type RuleDefinition = Omit<Rule, 'id'>;

/** A rule throws this error if it cannot tell whether the page passes. */
export class NotMeasured extends Error {}
