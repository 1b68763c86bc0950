import type { Page } from 'playwright-core';
import type { AuditPage, Suppression } from './model.ts';
import type { SpeechConfig } from './speech/scenario.ts';

export type Server = { origin: string; close: () => void | Promise<void> };

/** A state into which a visitor brings a page, beyond those that every page has (`gather/pageStates.ts`). */
export type PageState = {
  /** `toast open` */
  id: string;
  /** Completes the sentence “See that …” where the page does not get there. */
  requirement: string;
  appliesTo?: (page: AuditPage) => boolean;
  /** Goes to the url and does what a visitor does, by keyboard; returns when the state is reached. */
  enter: (page: Page, target: { url: string; auditPage: AuditPage }) => Promise<void>;
  /** Selector of what lies over the page in this state; none where nothing does. */
  overlay?: string;
  /**
   * Where the focus has to be then: `main`, after a navigation without a document load; `unmoved`,
   * where something came by itself; `kept`, on anything but nothing, is what is asked otherwise.
   */
  focus?: 'main' | 'unmoved' | 'kept';
};

/** All that the audit has to know of a site. `defaultConfig` has what holds for any. */
export type AuditConfig = {
  /** The site's name in the report. */
  name: string;
  pages: readonly AuditPage[];
  /** Starts the server of the pages, at the start of an audit run. */
  serve: () => Promise<Server>;
  /** Selector that matches once the page's script has run; the load event is enough without. */
  ready?: string;
  /** `localStorage` with which every browser context starts. */
  storage?: Readonly<Record<string, string>>;
  states?: readonly PageState[];
  /** The message that the page shows and announces; without it the rule `status-messages` does not run. */
  statusMessage?: {
    /** The state in which it is shown. */
    state: string;
    /** Selectors of the control that asks for it, and of the message. */
    trigger: string;
    message: string;
  };
  /** How a link says that it opens a new tab. */
  newTabText?: (locale: string) => string;
  /** Names that are the same in every language. */
  glossary?: readonly string[];
  /** Ids that a library numbers anew at every visit, and that lead nowhere at the next one. */
  generatedIds?: RegExp;
  suppressions?: readonly Suppression[];
  /** Success criteria that do not apply to the site, with the reason. */
  notApplicable?: Readonly<Record<string, string>>;
  /** JSON file of what persons reviewed (`report/manualReview.ts`). */
  manualReview?: string;
  /** Folder of the speech snapshots; none are taken without. */
  speechSnapshots?: string;
  /** What speech snapshots depend on, and what they hold beside the pages. */
  speech?: SpeechConfig;
  /** Folder of the summaries of screen-reader recordings. */
  recordings?: string;
  /** What the configuration leaves out of the test matrix and why, a sentence each. */
  exclusions?: readonly string[];
};
