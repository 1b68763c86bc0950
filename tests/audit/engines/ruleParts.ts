import type { Part } from '../model.ts';

/** @param criteriaOf of each rule the criteria that it speaks of */
export function toParts(criteriaOf: ReadonlyMap<string, readonly string[]>): Record<string, Part> {
  const numbers = new Set([...criteriaOf.values()].flat());
  return Object.fromEntries(
    [...numbers].map((number) => [
      number,
      { rules: [...criteriaOf].filter(([, own]) => own.includes(number)).map(([rule]) => rule) },
    ]),
  );
}
