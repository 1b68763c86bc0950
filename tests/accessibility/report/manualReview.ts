import { z } from 'zod';
import type { AuditConfig } from '../config.ts';
import type { RuleMetadata } from '../model.ts';
import { criteria, type Criterion } from './criteria.ts';
import { readJson } from './readJson.ts';

const text = z.string().trim().min(1);

const common = {
  criterion: z.enum(
    criteria.map(({ number }) => number),
    'WCAG 2.2 has no such criterion. Write the number of one, such as "1.4.10".',
  ),
  /** What was reviewed, and what was found. */
  notes: text,
};

const reviewSchema = z.discriminatedUnion('result', [
  z.strictObject({ ...common, result: z.literal('not reviewed yet') }),
  z.strictObject({
    ...common,
    result: z.enum(['passes', 'passes in part', 'fails']),
    date: z.iso.date(),
    /** A role and no name; the second where no person reviewed. */
    by: z.enum(['maintainer', 'automated reviewer']),
  }),
]);

/** The method says how the review was done, and what nobody did. */
const fileSchema = z.strictObject({ method: text, reviews: z.array(reviewSchema) });

/** What was reviewed of a criterion, by a person or for one to confirm, or that it was not reviewed yet. */
export type Review = z.infer<typeof reviewSchema>;

/** What persons reviewed, of all that no rule decides alone. */
export type ManualReview = z.infer<typeof fileSchema>;

/** A maintainer has reviewed it; what a program reviewed waits for one. */
export const isConfirmed = (review: Review) => 'by' in review && review.by === 'maintainer';

/** No rule decides it, or none alone. */
export const needsPerson = (
  { number, decided }: Criterion,
  rules: readonly RuleMetadata[],
  notApplicable: Readonly<Record<string, string>>,
) =>
  !(number in notApplicable) &&
  (decided === undefined || !rules.some((rule) => number in rule.criteria));

/**
 * The file that the configuration names; nothing was reviewed where it names none.
 *
 * @throws Error with the mistakes of the file and their cures
 */
export function readManualReview(
  { manualReview: path, notApplicable = {} }: Pick<AuditConfig, 'manualReview' | 'notApplicable'>,
  rules: readonly RuleMetadata[],
): ManualReview {
  if (path === undefined) return { method: 'There is no manual review yet.', reviews: [] };
  const schema = fileSchema.superRefine(({ reviews }, { addIssue }) => {
    for (const criterion of criteria) {
      const { number, name } = criterion;
      const count = reviews.filter((one) => one.criterion === number).length;
      if (count > 1) addIssue(`${number}: there are ${count} reviews of it; keep the last.`);
      if (count > 0 && number in notApplicable)
        addIssue(
          `${number}: the configuration says that it does not apply; remove one of the two.`,
        );
      if (count === 0 && needsPerson(criterion, rules, notApplicable))
        addIssue(
          `${number}: no rule decides ${name} alone, and there is no review of it; review it, or add it with "result": "not reviewed yet".`,
        );
    }
  });
  return readJson(path, schema);
}
