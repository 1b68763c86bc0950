import type { AuditResult } from '../model.ts';
import type { Assessment } from './assess.ts';
import { coverage } from './coverage.ts';
import { criteriaTables } from './criteriaTables.ts';
import { groupFindings, type Place } from './faults.ts';
import { toDocument } from './frame.ts';
import { html, type Markup, nothing } from './html.ts';
import { checkList, exceptionTable, pageTable } from './indexTables.ts';
import { levelTable } from './levelTable.ts';
import type { ManualReview } from './manualReview.ts';
import { personList } from './personList.ts';
import type { Product } from './readProduct.ts';
import { toFile, type ReportPage } from './reportPage.ts';
import { scope } from './scope.ts';
import { code, faultList, linkToCriterion, section, variantLines } from './sections.ts';
import { summary } from './summary.ts';
import { verdictList } from './verdictList.ts';
import { countOf, describeMoment } from './words.ts';

type Index = {
  result: AuditResult;
  assessments: readonly Assessment[];
  pages: readonly ReportPage[];
  review: ManualReview;
  product: Product;
  time: Date;
};

/** Its id, its heading and what stands below. */
type Part = readonly [id: string, name: string, content: Markup];

export function toIndexPage(index: Index): string {
  const { result, assessments, pages, review, product, time } = index;
  const faults = groupFindings(result);
  const title = `Accessibility report of ${product.name}`;
  const parts: readonly Part[] = [
    ['scope', 'Scope and method', scope(result)],
    ['mend', 'What to mend', html`${faultList(faults, linkPlaces)}${notMet(assessments)}`],
    ['exceptions', 'Exceptions', exceptionTable(result)],
    [
      'criteria',
      'The success criteria of WCAG 2.2',
      html`${levelTable(assessments)}${verdictList(assessments)}${criteriaTables(assessments)}`,
    ],
    ['person', 'Left to a person', personList(assessments)],
    ['review', 'The last review', html`<p>${review.method}</p>`],
    ['coverage', 'What was run', coverage(result)],
    ['pages', 'Pages', pageTable(pages)],
    ['checks', 'Checks', checkList(result)],
    ['files', 'For programs', files],
  ];
  return toDocument({
    title,
    base: '',
    main: html`<h1>${title}</h1>
      <p>
        ${code(product.website)}, version ${product.version},
        <time datetime="${time.toISOString()}">${describeMoment(time)}</time>, against WCAG 2.2 at
        the levels A, AA and AAA.
      </p>
      ${summary(result, assessments, faults.length)} ${contents(parts)}
      ${parts.map(([id, name, content]) => section(id, name, content))}`,
  });
}

function contents(parts: readonly Part[]): Markup {
  return html`<nav aria-labelledby="contents-title" class="contents">
    <h2 id="contents-title">On this page</h2>
    <ul>
      ${parts.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
  </nav>`;
}

/** What no check finds, and a review did. */
function notMet(assessments: readonly Assessment[]): Markup {
  const own = assessments.filter(
    ({ review }) => review?.result === 'fails' || review?.result === 'passes in part',
  );
  if (own.length === 0) return nothing;
  return html`<p>Not met, or in part only, as the last review says:</p>
    <ul>
      ${own.map(
        ({ criterion, review }) =>
          html`<li>
            <p>${linkToCriterion(criterion)}</p>
            <p>${review?.words ?? ''}</p>
          </li>`,
      )}
    </ul>`;
}

function linkPlaces(places: readonly Place[], fault: number): Markup {
  const items = places.map((place) => {
    const links = place.pages.map(
      (page) =>
        html`<li>
          <a class="alone" href="${toFile(page)}#mend">${page.route} ${code(page.address)}</a>
        </li>`,
    );
    return html`<details>
      <summary>
        ${countOf(place.pages.length, 'page')}<span class="unseen">
          with fault ${fault} in ${place.variants.join('; ')}</span
        >
      </summary>
      <ul class="links">
        ${links}
      </ul>
      ${variantLines(place)}
    </details>`;
  });
  return html`${items}`;
}

const files = html`<ul class="links">
  <li>
    <a class="alone" href="results.json">results.json</a> what the checks saw in each run, and what
    came of each criterion; the reviewer’s words and what a screen reader said are in the pages of
    the report alone
  </li>
  <li>
    <a class="alone" href="junit.xml">junit.xml</a> the checks’ findings for continuous integration,
    without what a review found
  </li>
  <li>
    <a class="alone" href="openacr.yaml">openacr.yaml</a> the conformance report in the form of
    OpenACR
  </li>
</ul>`;
