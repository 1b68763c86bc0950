import { isPseudo, type AuditPage, type AuditResult, type RunResult } from '../model.ts';
import { sumHeld, type Assessment, type Verdict } from './assess.ts';
import { coverage } from './coverage.ts';
import { criteriaTables } from './criteriaTables.ts';
import { countFindings, groupFindings, type Place } from './faults.ts';
import { toDocument } from './frame.ts';
import { html, type Markup, nothing } from './html.ts';
import { checkList, exceptionTable, pageTable } from './indexTables.ts';
import { levelTable } from './levelTable.ts';
import type { ManualReview } from './manualReview.ts';
import { isConfirmed, personList } from './personList.ts';
import type { Product } from './readProduct.ts';
import { toFile, type ReportPage } from './reportPage.ts';
import { scope } from './scope.ts';
import { code, facts, faultList, linkToCriterion, section, variantLines } from './sections.ts';
import { describeVariant } from './variants.ts';
import { verdictList } from './verdictList.ts';
import { countOf, describeMoment, describeShown, describeTime, listOf } from './words.ts';

type Index = {
  result: AuditResult;
  assessments: readonly Assessment[];
  pages: readonly ReportPage[];
  review: ManualReview;
  product: Product;
  time: Date;
};

export function toIndexPage(index: Index): string {
  const { result, assessments, pages, review, product, time } = index;
  const faults = groupFindings(result);
  const title = `Accessibility report of ${product.name}`;
  return toDocument({
    title,
    base: '',
    main: html`<h1>${title}</h1>
      <p>
        ${code(product.website)}, version ${product.version},
        <time datetime="${time.toISOString()}">${describeMoment(time)}</time>, against WCAG 2.2 at
        the levels A, AA and AAA.
      </p>
      ${summary(result, assessments, faults.length)} ${contents}
      ${section('scope', 'Scope and method', scope(result))}
      ${section('mend', 'What to mend', html`${faultList(faults, linkPlaces)}${notMet(assessments)}`)}
      ${section('exceptions', 'Exceptions', exceptionTable(result))}
      ${section('criteria', 'The success criteria of WCAG 2.2', html`${levelTable(assessments)}${verdictList(assessments)}${criteriaTables(assessments)}`)}
      ${section('person', 'Left to a person', personList(assessments))}
      ${section('review', 'The last review', html`<p>${review.method}</p>`)}
      ${section('coverage', 'What was run', coverage(result))}
      ${section('pages', 'Pages', pageTable(pages))}
      ${section('checks', 'Checks', checkList(result))} ${section('files', 'For programs', files)}`,
  });
}

function describeLanguages(runs: readonly RunResult[]): string {
  const pages = runs.map(({ page }) => page);
  const countLanguages = (of: readonly AuditPage[]) => new Set(of.map(({ locale }) => locale)).size;
  const pseudo = countLanguages(pages.filter(isPseudo));
  return `${countLanguages(pages)}${pseudo > 0 ? `, ${pseudo} of them made up to try long words and both directions` : ''}`;
}

function summary(
  { runs, checks, exceptions, engines }: AuditResult,
  assessments: readonly Assessment[],
  faults: number,
): Markup {
  const found = countFindings(runs);
  const idle = exceptions.filter(({ matches }) => matches === 0).length;
  const words =
    found === 0
      ? 'The checks found nothing to mend.'
      : `${countOf(faults, 'fault')} to mend, seen ${countOf(found, 'time')}.`;
  return html`<p class="outcome" data-verdict="${found + idle > 0 ? 'fails' : 'passes'}">
      ${words}${idle > 0 ? html` ${countOf(idle, 'exception')} to take out.` : ''}
      ${describeVerdicts(assessments)}
    </p>
    ${facts([
      ['Pages', String(new Set(runs.map(({ page }) => page.route)).size)],
      ['Languages', describeLanguages(runs)],
      ['Variants', String(new Set(runs.map(({ variant }) => describeVariant(variant))).size)],
      ['Runs', runs.length.toLocaleString('en')],
      ['Shown in all runs together', describeShown(runs.map(({ shown }) => shown))],
      ['Checks', String(checks.length)],
      ['Engines', engines],
      ['Findings', found.toLocaleString('en')],
      ['Findings held back by exceptions', sumHeld(exceptions).toLocaleString('en')],
      ['Time of all runs', describeTime(runs.reduce((sum, run) => sum + run.milliseconds, 0))],
    ])}`;
}

/** In words that nobody takes for more than they are. */
function describeVerdicts(assessments: readonly Assessment[]): string {
  const count = (...wanted: readonly Verdict[]) =>
    assessments.filter(({ verdict }) => wanted.includes(verdict)).length;
  const open = assessments.filter(({ verdict }) => verdict === 'needs a person');
  const confirmed = assessments.filter(
    ({ verdict, review }) => verdict === 'passes' && review && isConfirmed(review),
  ).length;
  const unmet = count('fails', 'in part');
  const levels = (['A', 'AA', 'AAA'] as const).map(
    (level) => `${open.filter(({ criterion }) => criterion.level === level).length} ${level}`,
  );
  const waiting =
    open.length === 0
      ? ''
      : ` ${open.length} wait for a person (${listOf(levels)}): until one has looked, no level is claimed.`;
  return `Of ${assessments.length} criteria ${count('passes')} are met as far as checks can decide (${confirmed} of them confirmed by a person), ${count('does not apply')} do not apply, and ${unmet} ${unmet === 1 ? 'is' : 'are'} not met, or in part only.${waiting}`;
}

const contents = html`<nav aria-labelledby="contents-title" class="contents">
  <h2 id="contents-title">On this page</h2>
  <ul>
    <li><a href="#scope">Scope and method</a></li>
    <li><a href="#mend">What to mend</a></li>
    <li><a href="#exceptions">Exceptions</a></li>
    <li><a href="#criteria">The success criteria of WCAG 2.2</a></li>
    <li><a href="#person">Left to a person</a></li>
    <li><a href="#review">The last review</a></li>
    <li><a href="#coverage">What was run</a></li>
    <li><a href="#pages">Pages</a></li>
    <li><a href="#checks">Checks</a></li>
    <li><a href="#files">For programs</a></li>
  </ul>
</nav>`;

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
