import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CheckInfo } from '../model.ts';
import { criteria, obsolete, type Criterion } from './criteria.ts';
import { reviewFileSchema, toReviewSchema, type Review } from './reviewSchema.ts';

export const reviewFile = 'tests/audit/manual-review.json';

/** The last review by a person, of all that no machine decides. */
export type ManualReview = { method: string; reviews: readonly Review[] };

/** No check decides it, or not alone. */
export function needsPerson(criterion: Criterion, checks: readonly CheckInfo[]): boolean {
  if ('absent' in criterion) return false;
  const isChecked = checks.some(({ criteria: served }) => criterion.number in served);
  return !('enough' in criterion) || !isChecked;
}

/** Every fault of the file's content, each a sentence with its cure. */
export function findReviewFaults(content: unknown, checks: readonly CheckInfo[]): string[] {
  const { error } = reviewFileSchema.safeParse(content);
  const entries = readEntries(content);
  const malformed = entries.flatMap((entry, index) => {
    const place = readNumber(entry) ?? `entry ${index + 1}`;
    const { issues = [] } = toReviewSchema(entry).safeParse(entry).error ?? {};
    return issues.map(({ message }) => `${place}: ${message}.`);
  });
  const numbers = entries.flatMap((entry) => readNumber(entry) ?? []);
  const missing = criteria
    .filter((one) => needsPerson(one, checks) && !numbers.includes(one.number))
    .map(
      ({ number, name }) =>
        `${number}: no check decides ${name} alone, and there is no review of it; look at it, or add it with "result": "not reviewed yet".`,
    );
  return [
    ...(error?.issues ?? []).map(({ message }) => `the file: ${message}.`),
    ...malformed,
    ...findMisplaced(numbers),
    ...missing,
  ];
}

/** @throws Error with every fault of the file and its cure */
export function readManualReview(
  checks: readonly CheckInfo[],
  path: string = reviewFile,
): ManualReview {
  const content = readJson(path);
  const faults = findReviewFaults(content, checks);
  if (faults.length > 0) {
    const error = new Error(
      [`${path} has mistakes:`, ...faults.map((one) => `  ${one}`)].join('\n'),
    );
    // The place is in the message, not in our code.
    error.stack = error.message;
    throw error;
  }
  const { method, reviews } = reviewFileSchema.parse(content);
  return { method, reviews: reviews.map((entry) => toReviewSchema(entry).parse(entry)) };
}

function findMisplaced(numbers: readonly string[]): string[] {
  return [...new Set(numbers)].flatMap((number) => {
    const criterion = criteria.find((one) => one.number === number);
    const count = numbers.filter((other) => other === number).length;
    return [
      ...(count > 1 ? [`${number}: there are ${count} reviews of it; keep the last.`] : []),
      ...(number === obsolete.number ? [`${number}: ${obsolete.reason} Take it out.`] : []),
      ...(!criterion && number !== obsolete.number
        ? [`${number}: WCAG 2.2 has no such criterion; mend the number.`]
        : []),
      ...(criterion && 'absent' in criterion
        ? [`${number}: criteria.ts says that it does not apply; take one of the two out.`]
        : []),
    ];
  });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

// As far as they can be read: a fault of one entry must not hide those of the others.
const readEntries = (content: unknown) =>
  z.looseObject({ reviews: z.array(z.unknown()) }).safeParse(content).data?.reviews ?? [];

const readNumber = (entry: unknown) =>
  z.looseObject({ criterion: z.string().min(1) }).safeParse(entry).data?.criterion;
