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
  notes: text,
};

const reviewSchema = z.discriminatedUnion('result', [
  z.strictObject({ ...common, result: z.literal('not reviewed yet') }),
  z.strictObject({
    ...common,
    result: z.enum(['passes', 'passes in part', 'fails']),
    date: z.iso.date(),
    by: z.enum(['maintainer', 'automated reviewer']),
  }),
]);

const fileSchema = z.strictObject({
  /** Describes how the review was done, and which parts of the site were not reviewed. */
  method: text,
  reviews: z.array(reviewSchema),
});

export type Review = z.infer<typeof reviewSchema>;

export type ManualReview = z.infer<typeof fileSchema>;

export const isConfirmed = (review: Review) => 'by' in review && review.by === 'maintainer';

export const needsPerson = (
  { number, decided }: Criterion,
  rules: readonly RuleMetadata[],
  notApplicable: Readonly<Record<string, string>>,
) =>
  !(number in notApplicable) &&
  (decided === undefined || !rules.some((rule) => number in rule.criteria));

/** @throws Error that lists the mistakes in the file */
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
