import { html } from '@remix-run/html-template';
import type { AuditResult } from '../model.ts';
import type { Assessment } from './assess.ts';
import { criteriaSection } from './criteriaSection.ts';
import { toDocument } from './document.ts';
import { pageTable, ruleList, suppressionTable } from './indexTables.ts';
import type { ManualReview } from './manualReview.ts';
import {
  code,
  disclosure,
  hidden,
  link,
  list,
  pageLinks,
  section,
  type Content,
} from './markup.ts';
import { problemLists } from './problemList.ts';
import type { Problem } from './problems.ts';
import type { Product, ReportConfig } from './product.ts';
import { summary } from './summary.ts';
import { testedVariants } from './testedVariants.ts';
import { countOf, formatTime } from './text.ts';

type Index = {
  result: AuditResult;
  config: ReportConfig;
  assessments: readonly Assessment[];
  review: ManualReview;
  product: Product;
  time: Date;
};

export function toIndexPage({ result, config, assessments, review, product, time }: Index): string {
  const title = `Accessibility report of ${product.name}`;
  const parts: readonly (readonly [id: string, title: string, content: Content])[] = [
    ['scope', 'Scope and method', scope(result)],
    ['violations', 'Violations', problemLists(result, linkPlaces)],
    ['suppressions', 'Suppressions', suppressionTable(result)],
    ['criteria', 'The success criteria of WCAG 2.2', criteriaSection(assessments)],
    ['review', 'Manual review', html`<p>${review.method}</p>`],
    ['coverage', 'What was run', testedVariants(result, config)],
    ['pages', 'Pages', pageTable(result)],
    ['rules', 'Rules', ruleList(result)],
    ['files', 'For programs', files],
  ];
  return toDocument({
    title,
    base: '',
    main: html`<h1>${title}</h1>
      <p>
        ${product.website ? [code(product.website), ', '] : ''}
        ${product.version ? `version ${product.version}, ` : ''}
        <time datetime="${time.toISOString()}">${formatTime(time)}</time>, against the Web Content
        Accessibility Guidelines (WCAG) 2.2 at the levels A, AA (double A) and AAA (triple A).
      </p>
      ${summary(result, assessments)}
      <nav aria-labelledby="contents-title" class="contents">
        <h2 id="contents-title">On this page</h2>
        ${list(parts.map(([id, name]) => html`<a href="#${id}">${name}</a>`))}
      </nav>
      ${parts.map(([id, name, content]) => section(id, name, content))}`,
  });
}

const scope = ({ engines, system }: AuditResult) =>
  html`<p>
      ${engines}, headless, on ${system}. A run is one page in one variant: a color scheme, a
      viewport, a preference and a state, which are explained under “What was run”. A rule runs in
      some of the variants; which ones, and why not in the others, is said under “Rules”. It tests
      everything of its kind but what it excludes. Each run says how many lines of text, controls
      and images it had. A rule of an engine counts in the runs in which it was applicable; those
      that never were are named beside it.
    </p>
    <p>
      The rules run in Chromium alone; “Manual review” says what was tried in other browsers. What a
      screen reader said, where one was recorded, stands beside the speech snapshot of each page,
      with its date. Not tested: other screen readers, phones and tablets in the hand, speech input,
      switches and magnifiers.
    </p>
    <p>
      Abbreviations: ARIA (Accessible Rich Internet Applications), CSS (Cascading Style Sheets),
      HTML (HyperText Markup Language), IBM (International Business Machines), SVG (Scalable Vector
      Graphics), UTC (Coordinated Universal Time).
    </p>`;

const linkPlaces = ({ rule, target = 'the whole page', places }: Problem): Content =>
  places.map(({ pages, variants }) => {
    const summaryEnd = hidden(` with ${rule} at ${target} in ${variants.join('; ')}`);
    return disclosure(
      [countOf(pages.length, 'page'), summaryEnd],
      [pageLinks(pages), list(variants)],
    );
  });

const files = list(
  (
    [
      ['results.json', 'what the rules found in each run, and the verdict on each criterion'],
      ['junit.xml', 'the violations for continuous integration, without what a review found'],
      ['openacr.yaml', 'the accessibility conformance report (ACR) in the form of OpenACR'],
    ] as const
  ).map(([file, text]) => [link(file, file), ` ${text}`]),
  'links',
);
