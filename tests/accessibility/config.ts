import type { Page } from 'playwright-core';
import type { AuditPage, Suppression } from './model.ts';
import type { Level } from './report/criteria.ts';
import type { SpeechConfig } from './speech/scenario.ts';

export type Server = { origin: string } & (Disposable | AsyncDisposable);

/** A page state of the audited site, in addition to the built-in states (`gather/pageStates.ts`). */
export type PageState = {
  /** For example `toast open`. */
  id: string;
  /** This text completes “Make sure that …” in the error message and “requires that …” in the report. */
  requirement: string;
  appliesTo?: (page: AuditPage) => boolean;
  /** Opens the URL, acts by keyboard like a visitor, and returns when the state is reached. */
  enter: (page: Page, target: { url: string; auditPage: AuditPage }) => Promise<void>;
  /** Selector of the element that lies over the page in this state. */
  overlay?: string;
  /**
   * The value says which element must have the focus in this state:
   * - `main`: an element of the main content, because a link has led here without a document load
   * - `unmoved`: no element, because the page is loaded and the visitor has done nothing yet
   * - `kept` (default): any element, because the focus must not get lost
   */
  focus?: 'main' | 'unmoved' | 'kept';
};

/** For a single page of any site, `createDefaultConfig` makes the configuration. */
export type AuditConfig = {
  /** The site's name in the report. */
  name: string;
  pages: readonly AuditPage[];
  serve: () => Promise<Server>;
  /**
   * Selector of an element that exists only after the page's script has run. Without this field, the audit
   * waits only for the load event.
   */
  ready?: string;
  /** Each browser context starts with these entries of `localStorage`. */
  storage?: Readonly<Record<string, string>>;
  states?: readonly PageState[];
  /** The rule `status-messages` tests this message, and does not run without this field. */
  statusMessage?: {
    /** The id of the page state in which `trigger` has been activated. */
    state: string;
    /** Selector of the control that makes the message appear. */
    trigger: string;
    /** Selector of the element that contains the status message. */
    message: string;
  };
  /** The name or the description of a link that opens a new tab has to contain this text. */
  newTabText?: (locale: string) => string;
  /** The detection of languages ignores these names, because they are the same in all languages. */
  glossary?: readonly string[];
  /**
   * The audit does not use ids that match this pattern in its selectors, because such ids differ at each page
   * load. The selectors of axe and html-validate may still contain such ids.
   */
  generatedIds?: RegExp;
  suppressions?: readonly Suppression[];
  /**
   * Violations of criteria above this level do not fail the audit. At the default level, AAA, violations of
   * best practices also fail the audit.
   */
  level?: Level;
  /** Rules with these ids, such as `tab-sequence`, do not run. */
  disabledRules?: readonly string[];
  /** The key is the number of a criterion. The value is the reason why the criterion does not apply. */
  notApplicable?: Readonly<Record<string, string>>;
  /** The path of a JSON file. Its schema is in `report/manualReview.ts`. */
  manualReview?: string;
  /** This folder contains the speech snapshots: text files with the announcements of a screen reader. */
  speechSnapshots?: string;
  speech?: SpeechConfig;
  /** Each text says which part of the test matrix this configuration leaves out, and why. */
  exclusions?: readonly string[];
};
