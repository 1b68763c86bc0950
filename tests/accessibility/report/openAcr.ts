import { stringify } from 'yaml';
import type { AuditConfig } from '../config.ts';
import type { AuditResult } from '../model.ts';
import { describeAssessment, type Assessment } from './assess.ts';
import { levels } from './criteria.ts';
import type { ManualReview } from './manualReview.ts';

/**
 * The conformance report in the form of the GSA, https://github.com/GSA/openacr, by its schema 0.1.0
 * and its catalog of WCAG 2.2.
 */
export function toOpenAcr(
  { name }: AuditConfig,
  { engines, system }: Pick<AuditResult, 'engines' | 'system'>,
  assessments: readonly Assessment[],
  review: ManualReview,
  time: Date,
): string {
  const date = time.toISOString().slice(0, 10);
  const contact = { company_name: name, email: '' };
  const document = {
    title: `${name} Accessibility Conformance Report`,
    product: { name: `${name} website` },
    author: contact,
    vendor: contact,
    report_date: date,
    last_modified_date: date,
    version: 1,
    notes:
      'A draft, not for publication: criteria of levels A and AA are marked as not evaluated where rules do not decide them and no person has confirmed them. The findings of an automated reviewer stand beside them: one that a criterion is not met counts, one that it is met does not.',
    evaluation_methods_used: `Automated rules on every page in every language, served on the machine of the audit, with ${engines}, on ${system}. The accessibility report beside this file says which rule runs, and what it excludes and why. Review: ${review.method}`,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: Object.fromEntries(
      levels.map((level) => {
        const own = assessments
          .filter(({ criterion }) => criterion.level === level)
          .map((one) =>
            toCriterion(one.criterion.number, toAdherence(one), describeAssessment(one).join(' ')),
          );
        const criteria = level === 'A' ? [...own, obsolete] : own;
        return [`success_criteria_level_${level.toLowerCase()}`, { criteria }];
      }),
    ),
  };
  // Folded lines would all change with a word, and YAML 1.1 reads a date without quotes as no string.
  return stringify(document, { lineWidth: 0, version: '1.1' });
}

const toCriterion = (num: string, level: string, notes: string) => ({
  num,
  components: [{ name: 'web', adherence: { level, notes } }],
});

/** WCAG 2.2 removed it, and the catalog still has it. */
const obsolete = toCriterion(
  '4.1.1',
  'not-applicable',
  'WCAG 2.2 removed it, because all browsers repair such markup alike.',
);

/** In the terms of the catalog, which reserves "not-evaluated" for level AAA; for A and AA it admits a gap. */
export function toAdherence({ verdict, review, failedRuns, runs }: Assessment): string {
  if (verdict === 'does not apply') return 'not-applicable';
  if (verdict === 'needs a person') return 'not-evaluated';
  if (verdict === 'passes') return 'supports';
  // By the catalog, "does not support" means the majority of what the product does.
  const isMost = review?.result === 'fails' || failedRuns * 2 > runs;
  return verdict === 'fails' && isMost ? 'does-not-support' : 'partially-supports';
}
