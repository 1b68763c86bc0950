import type { Assessment } from './assess.ts';
import type { Criterion } from './criteria.ts';
import { html, type Markup } from './html.ts';
import { linkToCriterion } from './sections.ts';

/** What nobody can conclude from the checks alone: each question, and who has looked so far. */
export function personList(assessments: readonly Assessment[]): Markup {
  const open = assessments.filter(
    ({ isForPerson, verdict, review }) =>
      (isForPerson || verdict === 'needs a person') && !(review && isConfirmed(review)),
  );
  if (open.length === 0) return html`<p>Nothing: a maintainer has looked at all of it.</p>`;
  const items = open.map(({ criterion, review, checks }) => {
    return html`<div>
      <dt>${linkToCriterion(criterion)}</dt>
      <dd>${toQuestion(criterion)} ${describeSoFar(checks.length, review)}</dd>
    </div>`;
  });
  return html`<p>
      No check decides these, or none alone, and no person has confirmed them. What a review found
      to be unmet, or met in part, stays here until a person has looked. Each is a question to
      answer with the page at hand; what an automated reviewer saw, and in which languages, stands
      at its criterion above.
    </p>
    <dl class="checks">${items}</dl>`;
}

/** Of what checks see in part, the rest. */
function toQuestion(criterion: Criterion): string {
  if ('absent' in criterion) return '';
  return ('rest' in criterion && criterion.rest) || criterion.ask;
}

type Review = NonNullable<Assessment['review']>;

export const isConfirmed = (review: Review) =>
  review.result !== 'not reviewed yet' && review.by === 'maintainer';

/** @example describeSoFar(2, undefined) // => 'Checks see a part; no person has tried it.' */
function describeSoFar(checks: number, review: Review | undefined): string {
  const part = checks > 0 ? 'Checks see a part; ' : '';
  const looked =
    !review || review.result === 'not reviewed yet'
      ? 'no person has tried it.'
      : `an automated reviewer says: ${review.result}.`;
  const words = part + looked;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
