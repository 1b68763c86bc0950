import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AuditConfig } from '../config.ts';
import type { RuleMetadata } from '../model.ts';
import { criteria, isWithinLevel, type Criterion } from './criteria.ts';

const text = z.string().trim().min(1);

const common = {
  criterion: z.enum(
    criteria.map(({ number }) => number),
    'WCAG 2.2 has no such criterion. Write the number of one, such as "1.4.10".',
  ),
  /** The subject and the findings of the review. */
  notes: text,
};

const reviewSchema = z.discriminatedUnion('result', [
  z.strictObject({ ...common, result: z.literal('not reviewed yet') }),
  z.strictObject({
    ...common,
    result: z.enum(['passes', 'passes in part', 'fails']),
    date: z.iso.date(),
    /** The role of the reviewer, not the name. An automated reviewer is a program. */
    by: z.enum(['maintainer', 'automated reviewer']),
  }),
]);

/** The method describes how the review was done, and what was not done. */
const fileSchema = z.strictObject({ method: text, reviews: z.array(reviewSchema) });

/** The review of one criterion. It may have no result yet, or may still need a person to confirm it. */
export type Review = z.infer<typeof reviewSchema>;

/** The content of the review file. It has a review of each criterion that rules do not decide alone. */
export type ManualReview = z.infer<typeof fileSchema>;

/** A review is confirmed if a maintainer did it, not a program. */
export const isConfirmed = (review: Review) => 'by' in review && review.by === 'maintainer';

/** Decides whether rules leave the criterion, or a part of it, to a person. */
export const needsPerson = (
  { number, decided }: Criterion,
  rules: readonly RuleMetadata[],
  notApplicable: Readonly<Record<string, string>>,
) =>
  !(number in notApplicable) &&
  (decided === undefined || !rules.some((rule) => number in rule.criteria));

/**
 * Reads the file that the configuration names. Without a file, nothing was reviewed.
 *
 * @throws Error that lists mistakes of the file and how to correct them
 */
export function readManualReview(
  {
    manualReview: path,
    notApplicable = {},
    level = 'AAA',
  }: Pick<AuditConfig, 'level' | 'manualReview' | 'notApplicable'>,
  rules: readonly RuleMetadata[],
): ManualReview {
  if (path === undefined) return { method: 'There is no manual review yet.', reviews: [] };
  const schema = fileSchema.superRefine(({ reviews }, { addIssue }) => {
    for (const criterion of criteria) {
      const { number, name } = criterion;
      const count = reviews.filter((one) => one.criterion === number).length;
      if (count > 1) addIssue(`${number}: there are ${count} reviews of it. Keep the last one.`);
      if (count > 0 && number in notApplicable)
        addIssue(
          `${number}: the configuration says that it does not apply. Remove one of the two.`,
        );
      const isMissing = count === 0 && isWithinLevel(number, level);
      if (isMissing && needsPerson(criterion, rules, notApplicable))
        addIssue(
          `${number}: rules do not decide ${name} alone, and there is no review of it. Review it, or add it with "result": "not reviewed yet".`,
        );
    }
  });
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const mistakes = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${path} has mistakes:\n${mistakes}`, { cause: error });
  }
}
