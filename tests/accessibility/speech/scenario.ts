import type { Page } from 'playwright-core';
import type { AuditPage } from '../model.ts';

/** What a user does on a page, step by step, and what a screen reader says then: a file of its own. */
export type SpeechScenario = {
  /** `toast`; the snapshot is `<locale>/toast.txt`. */
  name: string;
  steps: readonly SpeechStep[];
  /**
   * Its first step moves the focus to a control and its second presses Enter there, as a screen
   * reader is then recorded to do; it has to say what the step requires to be announced, or after a
   * navigation the heading or the title of the page.
   */
  isRecorded?: true;
};

export type SpeechStep = {
  /** The heading of the step in the snapshot. */
  title: string;
  /** What the user does; returns when the page has answered. */
  act?: (page: Page) => Promise<unknown>;
  /**
   * The element that has the focus; what was not on the page when the scenario began; its title; the
   * focus and the first utterances of the page; or what Tab leads to, pressed as often as there are
   * elements that match the selector. Where it does not say: the focus if it is on another element,
   * or the element is in another state, and what live regions announce.
   */
  records?: 'focus' | 'new content' | 'page title' | 'page start' | { tabStops: string };
  /** Silence is an error. */
  requiresAnnouncement?: true;
};

/** What the configuration says of speech snapshots. */
export type SpeechConfig = {
  /** The date that pages show, so that snapshots are the same next year: `2026-01-01T12:00:00Z`. */
  fixedTime?: string;
  /** What depends on the deployment, with what stands for it: `{ 'me@example.org': '{email}' }`. */
  replacements?: Readonly<Record<string, string>>;
  /** What is recorded on a page beside the page itself. */
  scenarios?: (page: AuditPage) => readonly SpeechScenario[];
};
