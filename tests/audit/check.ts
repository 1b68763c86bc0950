import type { Page } from '@playwright/test';
import type { Windows } from './windows.ts';
import type { AuditPage, CheckInfo, Finding, Ruled, Stop, Variant } from './model.ts';

/** What a check finds, before the runner adds whose it is. */
export type Found = Omit<Finding, 'check'>;

export type Subject = {
  /** In the variant's looks and state, and put back so by the runner. */
  page: Page;
  /** For a check that looks at the page once more, beside it. */
  windows: Windows;
  auditPage: AuditPage;
  variant: Variant;
  /** As the server sent it. */
  html: string;
  /** Where Tab leads, walked once for all checks that ask. */
  walk: () => Promise<readonly WalkedStop[]>;
  /** Addresses of pages that the page tried to open. */
  opened: readonly string[];
  /** Every text and picture that is seen of the page in a wide window, read once for all checks that ask. */
  readWide: () => Promise<readonly string[]>;
  /** Takes down what the rules of an engine judged. */
  takeDown: (engine: string, ruled: Ruled) => void;
};

export type WalkedStop = Stop & {
  target: string;
  /** Elements that are over it, or what else keeps it from being seen whole. */
  hidden: string;
  /** In which it stands beside the next control. */
  dir: 'ltr' | 'rtl';
  /** Of a list that opens and closes. */
  isInList: boolean;
  /** By a tabindex above 0: before all that has none. */
  hasTurn: boolean;
  /** Of the same place on the way back with Shift and Tab. */
  isOnWayBack: boolean;
};

export type Check = CheckInfo & {
  looksAt: (variant: Variant, page: AuditPage) => boolean;
  find: (subject: Subject) => Promise<readonly Found[]>;
};
