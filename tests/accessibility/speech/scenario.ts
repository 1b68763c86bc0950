import type { Page } from 'playwright-core';
import type { AuditPage } from '../model.ts';

export type SpeechScenario = {
  /** The name of the snapshot's file: `toast` becomes `<locale>/toast.txt`. */
  name: string;
  steps: readonly SpeechStep[];
};

export type SpeechStep = {
  /** The heading of the step in the snapshot. */
  title: string;
  /** Performs the user's action and returns when the page has responded. */
  act?: (page: Page) => Promise<unknown>;
  /**
   * This part of the page is recorded:
   * - `focus`: the focused element
   * - `new content`: everything that was not on the page when the scenario began
   * - `page title`: the title of the document
   * - `page start`: the focused element and the first utterances of the page
   * - `tabStops`: the elements that get the focus when Tab is pressed. The value is a selector. The step
   *   presses Tab once for each element that matches the selector.
   *
   * Without `records`, the step records the announcements of live regions. It also records the focused
   * element if the focus moved or the speech for the element changed.
   */
  records?: 'focus' | 'new content' | 'page title' | 'page start' | { tabStops: string };
  /** The step fails if no live region announces a message. */
  requiresAnnouncement?: true;
};

export type SpeechConfig = {
  /**
   * Sets the clock of all pages, for example to `2026-01-01T12:00:00Z`, so that snapshots do not change with
   * the year.
   */
  fixedTime?: string;
  /** Replaces texts that differ between deployments: `{ 'me@example.org': '{email}' }`. */
  replacements?: Readonly<Record<string, string>>;
  /** Returns scenarios that are recorded in addition to the text and the tab sequence of the page. */
  scenarios?: (page: AuditPage) => readonly SpeechScenario[];
};
