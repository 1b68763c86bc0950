import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checks } from '../audit/checks.ts';
import { criteria, toUnderstanding } from '../audit/report/criteria.ts';
import { findReviewFaults, readManualReview } from '../audit/report/manualReview.ts';
import { createTranslated, siteChecks } from '../audit/siteChecks.ts';

describe('the table of criteria', () => {
  it('has each criterion of WCAG 2.2 once, in the standard’s order', () => {
    const numbers = criteria.map(({ number }) => number);
    const inOrder = [...new Set(numbers)].toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    expect(numbers).toEqual(inOrder);
    const levels = Object.groupBy(criteria, ({ level }) => level);
    expect({ A: levels.A?.length, AA: levels.AA?.length, AAA: levels.AAA?.length }).toEqual({
      A: 31,
      AA: 24,
      AAA: 31,
    });
  });

  it('says of what checks see why that is enough, or what it leaves to a person', () => {
    const all = [...checks, ...siteChecks, createTranslated(() => new Set())];
    const served = new Set(all.flatMap((check) => Object.keys(check.criteria)));
    for (const criterion of criteria)
      if (!('absent' in criterion))
        expect('enough' in criterion || 'rest' in criterion, criterion.number).toBe(
          served.has(criterion.number),
        );
  });

  it('leads to the explanation of each', () => {
    expect(toUnderstanding('Error Prevention (Legal, Financial, Data)')).toBe(
      'https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-legal-financial-data',
    );
  });
});

describe('the file of the last review', () => {
  it('has a word on all that needs a person, even without any check', () => {
    expect(() => readManualReview([])).not.toThrow();
  });

  it('is told of every mistake at once, with its cure', () => {
    const { reviews } = JSON.parse(readFileSync('tests/audit/manual-review.json', 'utf8'));
    const others = reviews.filter(
      (one: { criterion: string }) =>
        !['1.1.1', '1.3.1', '1.3.2', '1.3.3', '2.1.1'].includes(one.criterion),
    );
    const good = { result: 'passes', date: '2026-11-21', by: 'maintainer', words: 'Seen.' };
    const faults = findReviewFaults(
      {
        reviews: [
          ...others,
          { ...good, criterion: '1.1.1', date: '2026-02-31', by: 'Jo', mood: 'fine' },
          { criterion: '1.3.1', result: 'good', words: ' ' },
          { ...good, criterion: '1.3.2' },
          { ...good, criterion: '1.3.2' },
          { ...good, criterion: '4.1.1' },
          { ...good, criterion: '1.2.1' },
          { ...good, criterion: '9.9.9' },
          { ...good, criterion: '1.3.3', result: 'not reviewed yet' },
          good,
          'seen',
        ],
      },
      [],
    );
    const last = others.length;
    expect(faults).toEqual([
      'the file: "method" is missing; say how the reviewer looked, and what nobody did.',
      '1.1.1: "2026-02-31" is no day; write one such as 2026-11-21.',
      '1.1.1: "by" tells a role and no name; write "maintainer", or "automated reviewer" where no person looked.',
      '1.1.1: nobody reads "mood"; take it out or mend its name.',
      '1.3.1: "words" is missing; say what was looked at and what was found.',
      '1.3.1: "result" is none of the four; write "passes", "passes in part", "fails" or "not reviewed yet".',
      '1.3.1: "date" is missing; write a day such as 2026-11-21.',
      '1.3.1: "by" tells a role and no name; write "maintainer", or "automated reviewer" where no person looked.',
      '1.3.3: nobody reads "date", "by"; take it out or mend its name.',
      `entry ${last + 9}: the number of the criterion is missing; write one such as "1.4.10".`,
      `entry ${last + 10}: this is no review; write an object of "criterion", "result", "date", "by" and "words".`,
      '1.3.2: there are 2 reviews of it; keep the last.',
      '4.1.1: WCAG 2.2 took it out, because browsers mend such markup all alike. Take it out.',
      '1.2.1: criteria.ts says that it does not apply; take one of the two out.',
      '9.9.9: WCAG 2.2 has no such criterion; mend the number.',
      '2.1.1: no check decides Keyboard alone, and there is no review of it; look at it, or add it with "result": "not reviewed yet".',
    ]);
  });
});
