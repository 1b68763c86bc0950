import type { Page } from 'playwright-core';
import type { AuditPage, Suppression } from './model.ts';
import type { Level } from './report/criteria.ts';
import type { SpeechConfig } from './speech/scenario.ts';

export type Server = { origin: string; close: () => void | Promise<void> };

/** A page state of the audited site, in addition to the built-in states (`gather/pageStates.ts`). */
export type PageState = {
  /** For example `toast open`. */
  id: string;
  /** The end of the sentence “Make sure that …” in the error message if the state is not reached. */
  requirement: string;
  appliesTo?: (page: AuditPage) => boolean;
  /** Opens the URL, acts by keyboard like a visitor, and returns when the state is reached. */
  enter: (page: Page, target: { url: string; auditPage: AuditPage }) => Promise<void>;
  /** Selector of the element that lies over the page in this state, if any. */
  overlay?: string;
  /**
   * The place that the focus must have in this state:
   * - `main`: in the main content, after a navigation without a document load
   * - `unmoved`: on no element, because content that appears by itself must not take the focus
   * - `kept` (default): on any element of the page
   */
  focus?: 'main' | 'unmoved' | 'kept';
};

/** The configuration of a site. `createDefaultConfig` creates one for a single page of any site. */
export type AuditConfig = {
  /** The site's name in the report. */
  name: string;
  pages: readonly AuditPage[];
  /** Starts the server of the pages when an audit begins. */
  serve: () => Promise<Server>;
  /**
   * Selector of an element that exists once the page's script has run. The audit waits for this element.
   * Without the selector, it waits only for the load event.
   */
  ready?: string;
  /** The entries of `localStorage` with which each browser context starts. */
  storage?: Readonly<Record<string, string>>;
  states?: readonly PageState[];
  /**
   * A message that the page shows and announces. Without this field, the rule `status-messages` does not
   * run.
   */
  statusMessage?: {
    /** The id of the page state in which the message is shown. */
    state: string;
    /** Selector of the control that shows the message. */
    trigger: string;
    /** Selector of the message. */
    message: string;
  };
  /** The text with which a link says that it opens a new tab. */
  newTabText?: (locale: string) => string;
  /** Names that are the same in all languages. The detection of languages ignores them. */
  glossary?: readonly string[];
  /** Pattern of ids that differ at each page load. Selectors in the report do not use such ids. */
  generatedIds?: RegExp;
  suppressions?: readonly Suppression[];
  /**
   * The conformance level. Violations of criteria above this level do not fail the audit. The default,
   * AAA, also includes the best practices of engines such as axe.
   */
  level?: Level;
  /** Ids of rules that do not run. */
  disabledRules?: readonly string[];
  /** Success criteria that do not apply to the site, with the reason. */
  notApplicable?: Readonly<Record<string, string>>;
  /** JSON file of the manual review (`report/manualReview.ts`). */
  manualReview?: string;
  /** This folder has the speech snapshots: text files with the announcements of a screen reader. */
  speechSnapshots?: string;
  /** Options of the speech snapshots. */
  speech?: SpeechConfig;
  /** The parts of the test matrix that this configuration leaves out, and why. */
  exclusions?: readonly string[];
};
