import { stringify } from 'yaml';
import type { AuditResult } from '../model.ts';
import type { Assessment } from './assess.ts';
import { levels, obsolete, type Level } from './criteria.ts';
import { describeAssessment } from './describe.ts';
import type { ManualReview } from './manualReview.ts';
import type { Product } from './product.ts';

/** The terms of the catalog. It reserves "not-evaluated" for level AAA; for A and AA it admits a gap. */
export type Adherence =
  'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';

type Conformance = {
  assessments: readonly Assessment[];
  review: ManualReview;
  product: Product;
  result: Pick<AuditResult, 'engines' | 'system'>;
  time: Date;
};

/**
 * The conformance report in the form of the GSA, https://github.com/GSA/openacr, by its schema 0.1.0
 * and its catalog of WCAG 2.2.
 */
export function toOpenAcr({ assessments, review, product, result, time }: Conformance): string {
  const { name, version, description, license, email = '', website } = product;
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
      'A draft, not for publication: criteria of levels A and AA are marked as not evaluated where rules do not decide them and no person has confirmed them. The findings of an automated reviewer stand beside them: one that a criterion is not met counts, one that it is met does not.',
    evaluation_methods_used: `Automated rules on every page in every language, served on the machine of the audit, with ${result.engines}, on ${result.system}. The accessibility report beside this file says which rule runs in which variants, and what it excludes and why. Review: ${review.method}`,
    license,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: Object.fromEntries(
      levels.map((level) => [
        `success_criteria_level_${level.toLowerCase()}`,
        { criteria: listCriteria(level, assessments) },
      ]),
    ),
  };
  // Folded lines would all change with a word, and YAML 1.1 reads a date without quotes as no string.
  return stringify(document, {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
}

function listCriteria(level: Level, assessments: readonly Assessment[]) {
  const all = assessments
    .filter(({ criterion }) => criterion.level === level)
    .map((one) =>
      toCriterion(one.criterion.number, toAdherence(one), describeAssessment(one).join(' ')),
    );
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
export function toAdherence({ verdict, review, failedRuns, runs }: Assessment): Adherence {
  if (verdict === 'does not apply') return 'not-applicable';
  if (verdict === 'needs a person') return 'not-evaluated';
  if (verdict === 'passes') return 'supports';
  // By the catalog, "does not support" means the majority of what the product does.
  const isMost = review?.result === 'fails' || failedRuns * 2 > runs;
  return verdict === 'fails' && isMost ? 'does-not-support' : 'partially-supports';
}
