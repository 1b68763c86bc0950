import type { Page } from 'playwright-core';
import type { AuditConfig } from './config.ts';
import type { BrowserContexts } from './gather/browserContexts.ts';
import type { GatheredTabStop } from './gather/tabSequence.ts';
import type { PageFacts } from './gather/pageFacts.ts';
import type { AuditPage, EngineRules, RuleMetadata, Variant, Violation } from './model.ts';

/** A violation before the runner adds the rule's id. */
export type FoundViolation = Omit<Violation, 'rule'>;

/** What a rule is given. The runner has brought the page into the variant; a rule leaves it as it was. */
export type RuleContext = {
  page: Page;
  config: AuditConfig;
  /** For rules that need the page once more, beside this one (`gather/freshPage.ts`). */
  contexts: BrowserContexts;
  auditPage: AuditPage;
  variant: Variant;
  /** The document as the server sent it. */
  html: string;
  /** Addresses that the page tried to open in new tabs. */
  popups: readonly string[];
  /** The tab sequence, gathered once for all rules of a run. */
  tabSequence: () => Promise<readonly GatheredTabStop[]>;
  /** Texts and images that are visible at 1280 px by default, gathered once a page. */
  wideContent: () => Promise<readonly string[]>;
  reportEngineRules: (rules: EngineRules) => void;
};

export type Rule = RuleMetadata & {
  /** The variants and pages in which the rule runs. */
  appliesTo: (variant: Variant, page: AuditPage, config: AuditConfig) => boolean;
  /** @throws NotMeasured where the page is not in the state that the rule measures */
  evaluate: (context: RuleContext) => Promise<readonly FoundViolation[]>;
};

export type GatheredPage = { page: AuditPage; facts: PageFacts };

/** A rule that compares pages with each other, on what was gathered from each in its reference variant. */
export type SiteRule = RuleMetadata & {
  appliesTo?: (config: AuditConfig) => boolean;
  evaluate: (
    page: GatheredPage,
    all: readonly GatheredPage[],
    config: AuditConfig,
  ) => readonly FoundViolation[];
};

/** The page was not in the state that a rule measures, so that there is no verdict. */
export class NotMeasured extends Error {}
