import type { Page } from 'playwright-core';
import type { AuditPage } from '../model.ts';

export type SpeechScenario = {
  /** The file of the snapshot: `toast` becomes `<locale>/toast.txt`. */
  name: string;
  steps: readonly SpeechStep[];
};

export type SpeechStep = {
  /** The heading of the step in the snapshot. */
  title: string;
  /** Performs the user's action and returns when the page has responded. */
  act?: (page: Page) => Promise<unknown>;
  /**
   * The part of the page that is recorded:
   * - `focus`: the focused element
   * - `new content`: everything that was not on the page when the scenario began
   * - `page title`
   * - `page start`: the focused element and the first utterances of the page
   * - `tabStops`: the elements that get the focus when Tab is pressed. The value is a selector. Tab is
   *   pressed as often as elements match the selector.
   *
   * If `records` is absent, the step records the announcements of live regions, and the focused element if
   * the focus moved or its announcement changed.
   */
  records?: 'focus' | 'new content' | 'page title' | 'page start' | { tabStops: string };
  /** The step fails if no live region announces a message. */
  requiresAnnouncement?: true;
};

export type SpeechConfig = {
  /** The date on all pages, so that snapshots do not change with the year: `2026-01-01T12:00:00Z`. */
  fixedTime?: string;
  /** Replaces texts that differ between deployments: `{ 'me@example.org': '{email}' }`. */
  replacements?: Readonly<Record<string, string>>;
  /** Recorded in addition to the page itself. */
  scenarios?: (page: AuditPage) => readonly SpeechScenario[];
};
