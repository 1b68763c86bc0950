import { stringify } from 'yaml';
import type { AuditResult } from '../model.ts';
import type { Assessment } from './assess.ts';
import { obsolete, type Level } from './criteria.ts';
import type { ManualReview } from './manualReview.ts';
import type { Product } from './readProduct.ts';
import { describeChecks, describeLimits, describeReview } from './words.ts';

/** The terms of the catalogue. It keeps "not-evaluated" for level AAA; of A and AA it is a confession. */
export type Adherence =
  'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';

const chapters = {
  A: 'success_criteria_level_a',
  AA: 'success_criteria_level_aa',
  AAA: 'success_criteria_level_aaa',
} as const satisfies Record<Level, string>;

type Conformance = {
  assessments: readonly Assessment[];
  review: ManualReview;
  product: Product;
  result: Pick<AuditResult, 'engines' | 'system'>;
  time: Date;
};

/**
 * The conformance report in the form of the GSA, https://github.com/GSA/openacr: its schema 0.1.0
 * and its catalogue of WCAG 2.2 say what is in it.
 */
export function toOpenAcr({ assessments, review, product, result, time }: Conformance): string {
  const { name, version, description, license, email, website } = product;
  const date = time.toISOString().slice(0, 10);
  const contact = { company_name: name, email, website };
  const document = {
    title: `${name} Accessibility Conformance Report`,
    product: { name: `${name} website`, version, description },
    author: contact,
    vendor: contact,
    report_date: date,
    last_modified_date: date,
    version: 1,
    notes:
      'A draft, not for publication: criteria of levels A and AA are marked as not evaluated. They were looked at by checks, and by a program whose words stand beside them; no person has confirmed them. Where that program found that a criterion is not met, it counts; where it found that one is met, it does not.',
    evaluation_methods_used: `Automatic checks at every change, of every page in every language, as it is built from the sources and served on the machine of the checks, with ${result.engines}, on ${result.system}. The application that “Launch App” opens is another product. Which check looks in which looks and states, and what it leaves out and why, is in the accessibility report beside this file. Review: ${review.method}`,
    license,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: Object.fromEntries(
      (Object.keys(chapters) as Level[]).map((level) => [
        chapters[level],
        { criteria: toCriteria(level, assessments) },
      ]),
    ),
  };
  // Folded lines would be other lines at every change of a word.
  // Older readers of YAML take a day without quotes for a date, where the schema wants a string.
  return stringify(document, {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
}

function toCriteria(level: Level, assessments: readonly Assessment[]) {
  const all = assessments
    .filter(({ criterion }) => criterion.level === level)
    .map((one) => toCriterion(one.criterion.number, toAdherence(one), toNotes(one)));
  return level === obsolete.level
    ? [...all, toCriterion(obsolete.number, 'not-applicable', obsolete.reason)].toSorted(byNumber)
    : all;
}

const toCriterion = (num: string, level: Adherence, notes: string) => ({
  num,
  components: [{ name: 'web', adherence: { level, notes } }],
});

const byNumber = (one: { num: string }, other: { num: string }) =>
  one.num.localeCompare(other.num, 'en', { numeric: true });

/** @example toAdherence({ verdict: 'in part', … }) // => 'partially-supports' */
export function toAdherence({ verdict, review, failed, looked }: Assessment): Adherence {
  if (verdict === 'does not apply') return 'not-applicable';
  if (verdict === 'needs a person') return 'not-evaluated';
  if (verdict === 'passes') return 'supports';
  // The catalogue's word for "not" is the majority of what the product does.
  const isMost = review?.result === 'fails' || failed * 2 > looked;
  return verdict === 'fails' && isMost ? 'does-not-support' : 'partially-supports';
}

function toNotes(assessment: Assessment): string {
  const { criterion, faults, heard } = assessment;
  return [
    ...('absent' in criterion ? [criterion.absent] : []),
    ...describeChecks(assessment),
    ...faults.map(({ message }) => message),
    ...(heard ? [heard] : []),
    ...describeLimits(criterion),
    ...describeReview(assessment),
  ].join(' ');
}
