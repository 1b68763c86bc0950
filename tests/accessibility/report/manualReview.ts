import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AuditConfig } from '../config.ts';
import type { RuleMetadata } from '../model.ts';
import { criteria, type Criterion } from './criteria.ts';

type NotApplicable = Readonly<Record<string, string>>;

const text = (cure: string) => z.string(cure).trim().min(1, cure);

const common = {
  criterion: text('The number of the criterion is missing; write one such as "1.4.10".'),
  notes: text('"notes" is missing; say what was reviewed and what was found.'),
};

const entrySchema = z.discriminatedUnion(
  'result',
  [
    z.strictObject({ ...common, result: z.literal('not reviewed yet') }),
    z.strictObject({
      ...common,
      result: z.enum(['passes', 'passes in part', 'fails']),
      date: z.iso.date('"date" is no date; write one such as "2026-11-21".'),
      by: z.enum(
        ['maintainer', 'automated reviewer'],
        '"by" is a role and no name; write "maintainer", or "automated reviewer" where no person reviewed.',
      ),
    }),
  ],
  '"result" is none of the four; write "passes", "passes in part", "fails" or "not reviewed yet".',
);

const fileSchema = z.strictObject({
  method: text('"method" is missing; say how the review was done, and what nobody did.'),
  reviews: z.array(entrySchema, '"reviews" is missing; it is the list of the reviews.'),
});

/** What was reviewed of a criterion, by a person or for one to confirm, or that it was not reviewed yet. */
export type Review = z.infer<typeof entrySchema>;

/** What persons reviewed, of all that no rule decides alone. */
export type ManualReview = z.infer<typeof fileSchema>;

/** A maintainer has reviewed it; what a program reviewed waits for one. */
export const isConfirmed = (review: Review) => 'by' in review && review.by === 'maintainer';

/** No rule decides it, or none alone. */
export const needsPerson = (
  { number, decided }: Criterion,
  rules: readonly RuleMetadata[],
  notApplicable: NotApplicable,
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
  const { data, error } = fileSchema
    .superRefine(({ reviews }, { addIssue }) =>
      listMistakes(reviews, rules, notApplicable).forEach((mistake) => addIssue(mistake)),
    )
    .safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (error) throw new Error(`${path} has mistakes:\n${z.prettifyError(error)}`);
  return data;
}

/** What is wrong with reviews that are well-formed, a sentence each. */
function listMistakes(
  reviews: readonly Review[],
  rules: readonly RuleMetadata[],
  notApplicable: NotApplicable,
): string[] {
  const byNumber = Map.groupBy(reviews, ({ criterion }) => criterion);
  return [
    ...[...byNumber].flatMap(([number, { length }]) => [
      ...(length > 1 ? [`${number}: there are ${length} reviews of it; keep the last.`] : []),
      ...(criteria.some((one) => one.number === number)
        ? []
        : [`${number}: WCAG 2.2 has no such criterion. Correct the number, or remove it.`]),
      ...(number in notApplicable
        ? [`${number}: the configuration says that it does not apply; remove one of the two.`]
        : []),
    ]),
    ...criteria
      .filter((one) => needsPerson(one, rules, notApplicable) && !byNumber.has(one.number))
      .map(
        ({ number, name }) =>
          `${number}: no rule decides ${name} alone, and there is no review of it; review it, or add it with "result": "not reviewed yet".`,
      ),
  ];
}
