import type { AuditResult } from '../model.ts';
import type { Assessment } from './assess.ts';
import type { Product } from './readProduct.ts';

type Results = {
  result: AuditResult;
  assessments: readonly Assessment[];
  product: Product;
  time: Date;
};

/** The whole result for programs; an exception's pattern as its source: `/^\._nav_/`. */
export function toResultsJson({ result, assessments, product, time }: Results): string {
  const { name, website, version } = product;
  const document = {
    time: time.toISOString(),
    product: { name, website, version },
    criteria: assessments.map(toCriterion),
    ...result,
  };
  return `${JSON.stringify(document, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value), 2)}\n`;
}

/** What came of it, without words. */
function toCriterion({ criterion, verdict, looked, failed, held, checks, review }: Assessment) {
  const { number, level, name } = criterion;
  return {
    number,
    level,
    name,
    verdict,
    looked,
    failed,
    held,
    checks: checks.map((check) => ({ id: check.id, looked: check.looked })),
    ...(review && {
      review: {
        result: review.result,
        ...(review.result !== 'not reviewed yet' && { date: review.date, by: review.by }),
      },
    }),
  };
}
