import { isPseudo, type AuditPage, type AuditResult, type RunResult } from '../model.ts';
import { sumHeld, type Assessment, type Verdict } from './assess.ts';
import { countFindings } from './faults.ts';
import { html, type Markup } from './html.ts';
import { isConfirmed } from './personList.ts';
import { facts } from './sections.ts';
import { describeVariant } from './variants.ts';
import { countOf, describeShown, describeTime, listOf } from './words.ts';

/** What came of it, before anything else. */
export function summary(
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

function describeLanguages(runs: readonly RunResult[]): string {
  const pages = runs.map(({ page }) => page);
  const countLanguages = (of: readonly AuditPage[]) => new Set(of.map(({ locale }) => locale)).size;
  const pseudo = countLanguages(pages.filter(isPseudo));
  return `${countLanguages(pages)}${pseudo > 0 ? `, ${pseudo} of them made up to try long words and both directions` : ''}`;
}
