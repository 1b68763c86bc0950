import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AuditConfig } from '../config.ts';
import type { RuleMetadata } from '../model.ts';
import { criteria, obsolete, type Criterion } from './criteria.ts';

const text = (cure: string) => z.string(cure).trim().min(1, cure);

/** Names the keys that a schema does not know; any other error means that it is no object. */
const objectError = (otherwise: string) => ({
  error: ({ code, keys }: { code: string; keys?: readonly string[] }) =>
    code === 'unrecognized_keys'
      ? `nothing reads ${keys?.map((key) => `"${key}"`).join(', ')}; remove it or correct its name`
      : otherwise,
});

const common = {
  criterion: text('the number of the criterion is missing; write one such as "1.4.10"'),
  notes: text('"notes" is missing; say what was reviewed and what was found'),
};

const entrySchema = z.discriminatedUnion(
  'result',
  [
    z.strictObject({ ...common, result: z.literal('not reviewed yet') }, objectError('')),
    z.strictObject(
      {
        ...common,
        result: z.enum(['passes', 'passes in part', 'fails']),
        date: z.iso.date('"date" is no date; write one such as "2026-11-21"'),
        by: z.enum(
          ['maintainer', 'automated reviewer'],
          '"by" is a role and no name; write "maintainer", or "automated reviewer" where no person reviewed',
        ),
      },
      objectError(''),
    ),
  ],
  '"result" is none of the four; write "passes", "passes in part", "fails" or "not reviewed yet"',
);

const fileSchema = z.strictObject(
  {
    method: text('"method" is missing; say how the review was done, and what nobody did'),
    reviews: z.array(entrySchema, '"reviews" is missing; it is the list of the reviews'),
  },
  objectError('it is no object; write one of "method" and "reviews"'),
);

/** What was reviewed of a criterion, by a person or for one to confirm, or that it was not reviewed yet. */
export type Review = z.infer<typeof entrySchema>;

/** What persons reviewed, of all that no rule decides alone. */
export type ManualReview = z.infer<typeof fileSchema>;

/** A maintainer has reviewed it; what a program reviewed waits for one. */
export const isConfirmed = (review: Review | undefined) =>
  review !== undefined && 'by' in review && review.by === 'maintainer';

type NotApplicable = Readonly<Record<string, string>>;

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
 * @throws Error with every mistake of the file and its cure
 */
export function readManualReview(
  config: AuditConfig,
  rules: readonly RuleMetadata[],
): ManualReview {
  const { manualReview: path, notApplicable = {} } = config;
  if (path === undefined) return { method: 'There is no manual review yet.', reviews: [] };
  const content = readJson(path);
  const mistakes = listMistakes(content, rules, notApplicable);
  if (mistakes.length > 0) throw new Error([`${path} has mistakes:`, ...mistakes].join('\n  '));
  return fileSchema.parse(content);
}

/** Every mistake of the file's content, each a sentence with its cure. */
export function listMistakes(
  content: unknown,
  rules: readonly RuleMetadata[],
  notApplicable: NotApplicable,
): string[] {
  const { issues = [] } = fileSchema.safeParse(content).error ?? {};
  const numbers = readNumbers(content);
  const missing = criteria.filter(
    (one) => needsPerson(one, rules, notApplicable) && !numbers.includes(one.number),
  );
  return [
    ...issues.map(({ message, path: [, index] }) => {
      const place =
        typeof index === 'number' ? (numbers[index] ?? `entry ${index + 1}`) : 'the file';
      return `${place}: ${message}.`;
    }),
    ...[...new Set(numbers)].flatMap((number) => {
      const count = numbers.filter((other) => other === number).length;
      const isKnown = criteria.some((one) => one.number === number);
      return number === undefined
        ? []
        : [
            ...(count > 1 ? [`${number}: there are ${count} reviews of it; keep the last.`] : []),
            ...(isKnown
              ? []
              : [
                  `${number}: ${number === obsolete.number ? obsolete.reason : 'WCAG 2.2 has no such criterion.'} Correct the number, or remove it.`,
                ]),
            ...(number in notApplicable
              ? [`${number}: the configuration says that it does not apply; remove one of the two.`]
              : []),
          ];
    }),
    ...missing.map(
      ({ number, name }) =>
        `${number}: no rule decides ${name} alone, and there is no review of it; review it, or add it with "result": "not reviewed yet".`,
    ),
  ];
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** Of all entries, whatever else is wrong with them. */
const readNumbers = (content: unknown): (string | undefined)[] =>
  z
    .object({
      reviews: z.array(z.object({ criterion: z.string().optional().catch(undefined) }).catch({})),
    })
    .safeParse(content)
    .data?.reviews.map(({ criterion }) => criterion) ?? [];
