import type { RouteId } from '../../src/site/routes.ts';

/** What a run writes to `tests/heard/<locale>.json`. */

/** Where the Tab key led; no focus where it stayed. */
export type Stop = { focus: { name: string; role: string } | null; spoken: string[] };

export type HeardPage = {
  route: RouteId;
  /** `/de/privacy` */
  address: string;
  /** The digest of the transcript that it was compared with; none where there was none. */
  transcript?: string;
  /** From top to bottom. */
  utterances: string[];
  walk: Stop[];
  /** Words of the page that were not spoken where they stand. */
  missing: string[];
  /** Words that were spoken beside the page's, each once: Orca's, for the most part. */
  extra: string[];
};

/** A control that was pressed, and what came of it. */
export type HeardAct = Stop & { pressed: string; missing: string[] };

export type Heard = {
  locale: string;
  orca: string;
  browser: string;
  /** `2026-11-21` */
  date: string;
  pages: HeardPage[];
  /** A button on the landing page that shows a message. */
  toast: HeardAct;
  /** The link to the privacy policy, followed without loading a document. */
  navigation: HeardAct;
};
