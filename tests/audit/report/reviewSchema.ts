import { z } from 'zod';

const text = (cure: string) => z.string(cure).trim().min(1, cure);

const open = 'not reviewed yet';
const results = ['passes', 'passes in part', 'fails'] as const;

const common = {
  criterion: text('the number of the criterion is missing; write one such as "1.4.10"'),
  words: text('"words" is missing; say what was looked at and what was found'),
};

const strange = {
  error: ({ code, keys }: { code: string; keys?: readonly string[] }) =>
    code === 'unrecognized_keys'
      ? `nobody reads ${keys?.map((key) => `"${key}"`).join(', ')}; take it out or mend its name`
      : 'this is no review; write an object of "criterion", "result", "date", "by" and "words"',
};

const done = z.strictObject(
  {
    ...common,
    result: z.enum(
      results,
      `"result" is none of the four; write "${results.join('", "')}" or "${open}"`,
    ),
    date: z.iso.date({
      error: ({ input }) =>
        typeof input === 'string'
          ? `"${input}" is no day; write one such as 2026-11-21`
          : '"date" is missing; write a day such as 2026-11-21',
    }),
    by: z.enum(
      ['maintainer', 'automated reviewer'],
      '"by" tells a role and no name; write "maintainer", or "automated reviewer" where no person looked',
    ),
  },
  strange,
);

const waiting = z.strictObject({ ...common, result: z.literal(open) }, strange);

/** What was seen of one criterion, by a person or for one to confirm, or that nobody looked yet. */
export type Review = z.infer<typeof done> | z.infer<typeof waiting>;

/** Not a union, which tells of the first fault only. */
export function toReviewSchema(entry: unknown): z.ZodType<Review> {
  return waiting.pick({ result: true }).loose().safeParse(entry).success ? waiting : done;
}

export const reviewFileSchema = z.strictObject(
  {
    method: text('"method" is missing; say how the reviewer looked, and what nobody did'),
    reviews: z.array(z.unknown(), '"reviews" is missing; it is the list of what was looked at'),
  },
  {
    error: ({ code, keys }: { code: string; keys?: readonly string[] }) =>
      code === 'unrecognized_keys'
        ? strange.error({ code, ...(keys ? { keys } : {}) })
        : 'it is no object; write one of "method" and "reviews"',
  },
);
