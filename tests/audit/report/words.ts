import type { Shown } from '../model.ts';
import type { Assessment } from './assess.ts';
import type { Criterion } from './criteria.ts';

/** @example countOf(2, 'page') // => '2 pages' */
export const countOf = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** @example listOf(['a', 'b', 'c']) // => 'a, b and c' */
export const listOf = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);

/** @example describeTime(75_400) // => '1 min 15 s', with a space that does not break */
export function describeTime(milliseconds: number): string {
  if (milliseconds < 10_000) return `${(milliseconds / 1000).toFixed(1)}\u{A0}s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60
    ? `${seconds}\u{A0}s`
    : `${Math.floor(seconds / 60)} min ${seconds % 60}\u{A0}s`;
}

/** @example describeMoment(new Date()) // => '2026-11-22, 09:05 UTC' */
export const describeMoment = (time: Date) =>
  `${time.toISOString().slice(0, 10)}, ${time.toISOString().slice(11, 16)} UTC`;

/** How much there was to look at in runs, each thing as often as a run had it. */
export function describeShown(all: readonly Shown[]): string {
  const count = (noun: string, read: (shown: Shown) => number) =>
    countOf(
      all.reduce((sum, shown) => sum + read(shown), 0),
      noun,
    );
  return listOf([
    `${count('piece', ({ lines }) => lines)} of text`,
    count('control', ({ controls }) => controls),
    count('picture', ({ pictures }) => pictures),
  ]);
}

/** What the checks say of a criterion, in sentences; none where there are none. */
export function describeChecks(assessment: Assessment): string[] {
  const checks = assessment.checks.filter(({ looked }) => looked > 0);
  if (checks.length === 0) return describeOutcome(assessment);
  const each = listOf(checks.map((check) => `${check.id} on ${countOf(check.looked, 'run')}`));
  const noun = checks.length === 1 ? 'Check' : 'Checks';
  return [`${noun}: ${each}.`, ...describeOutcome(assessment)];
}

/** What came of them. */
export function describeOutcome({ criterion, checks, looked, failed, held }: Assessment): string[] {
  if (checks.length === 0) return 'absent' in criterion ? [] : ['No check sees any of it.'];
  if (looked === 0)
    return [`There was nothing for ${listOf(checks.map(({ id }) => id))} to look at.`];
  const watched = 'absent' in criterion ? ' that would see some of it' : '';
  const outcome =
    failed > 0
      ? `The checks${watched} found something on ${failed} of ${countOf(looked, 'run')}.`
      : `The checks${watched} found nothing.`;
  return [outcome, ...(held > 0 ? [`Exceptions hold back ${countOf(held, 'finding')}.`] : [])];
}

/** Why what checks see is enough, or what they leave to a person. */
export function describeLimits(criterion: Criterion): string[] {
  if ('enough' in criterion) return [`Why this is enough: ${criterion.enough}`];
  return 'rest' in criterion ? [`Left to a person: ${criterion.rest}`] : [];
}

/** What the last review says of a criterion, or that there has to be one. */
export function describeReview({ review, isForPerson }: Assessment): string[] {
  if (review && review.result !== 'not reviewed yet')
    return review.by === 'maintainer'
      ? [`Reviewed by a maintainer on ${review.date}: ${review.words}`]
      : [
          `Looked at by an automated reviewer on ${review.date}, confirmed by no person yet: ${review.words}`,
        ];
  if (!isForPerson) return [];
  return review
    ? [`Nobody has tried it yet. An automated reviewer noted: ${review.words}`]
    : ['Nobody has tried it yet.'];
}
