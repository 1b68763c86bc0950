import type { AuditResult } from '../model.ts';
import { html, type Markup } from './html.ts';

/** What was looked at, with what, and what was not. */
export function scope({ engines, system }: AuditResult): Markup {
  return html`<p>
      The site as it is built from its sources, served on the machine of the audit with the headers
      of a real server: all of its pages, in every published language and in two that are made up to
      try long words and both directions. The application that “Launch App” opens is another site.
    </p>
    <p>
      ${engines}, headless, on ${system}. A run is one page in one look and one state; the names of
      looks and states are explained under “What was run”. A check looks at some of the runs, and
      says which, and why not at the others. What it looks at is all that is there of its kind, but
      for what it says it leaves out. How many pieces of text, controls and pictures a run had is
      told at the run. An engine’s rule counts in the runs in which there was something of its kind
      to judge; rules that never had anything are named beside it.
    </p>
    <p>
      The checks run in Chromium alone; what was tried in other browsers is told under “The last
      review”. What Orca, a screen reader, said stands beside the transcript of each page, with its
      day. Not tried: other screen readers, telephones and tablets in the hand, speech input,
      switches and magnifiers.
    </p>`;
}
