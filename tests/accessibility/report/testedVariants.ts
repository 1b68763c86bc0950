import { html } from '@remix-run/html-template';
import type { AuditConfig } from '../config.ts';
import { schemes, type AuditResult, type Preference, type Run } from '../model.ts';
import { list, terms, type Content } from './markup.ts';

const preferenceMeanings: Readonly<Record<Preference, string>> = {
  default: 'The user has set nothing.',
  'forced colors': 'The system replaces all colors by a few, as Windows does in contrast themes.',
  'more contrast': 'The user asked the system for more contrast.',
  'reduced motion': 'The user asked the system for less motion.',
  'text 200 %': 'The user set all text to twice its size, in the same viewport.',
  'text spacing': 'Lines, letters, words and paragraphs are spaced as criterion 1.4.12 names.',
};

const stateMeanings: Readonly<Record<string, string>> = {
  loaded: 'The page is loaded, and nothing was done.',
  'skip link focused': 'The Tab key was pressed once.',
  'without JavaScript': 'Scripts are disabled in the browser.',
};

/** In which variants pages were tested, and what was excluded for which reason. */
export function testedVariants(result: AuditResult, { states = [] }: AuditConfig): Content {
  const { runs, exclusions, timeouts } = result;
  const kinds = Map.groupBy(runs, ({ variant }) => `${variant.preference}, ${variant.state}`);
  const rows = [...kinds].map(([kind, own]): [Content, Content] => {
    const viewports = schemes.map((scheme) => {
      const variants = own.map(({ variant }) => variant).filter((one) => one.scheme === scheme);
      return `${scheme}: ${unique(variants.map(({ viewport }) => viewport)).join(', ') || 'not run'}`;
    });
    return [kind, `${countPages(own)} of ${countPages(runs)} pages; ${viewports.join('; ')}`];
  });
  const describeState = (state: string) =>
    stateMeanings[state] ??
    `It is reached only if ${states.find(({ id }) => id === state)?.requirement}.`;
  const meanings = new Map<string, string>(
    runs.flatMap(({ variant: { preference, state } }) => [
      [preference, preferenceMeanings[preference]],
      [state, describeState(state)],
    ]),
  );
  return [
    html`<p>Each preference and state, with its viewports in CSS pixels:</p>`,
    terms('facts', rows),
    terms('definitions', [...meanings]),
    listUnder('Excluded:', exclusions),
    listUnder('Started again because the browser had stopped answering:', timeouts),
  ];
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const countPages = (runs: readonly Run[]) => unique(runs.map(({ page }) => page.address)).length;

const listUnder = (title: string, sentences: readonly string[]): Content =>
  sentences.length > 0 ? [html`<p>${title}</p>`, list(sentences)] : '';
