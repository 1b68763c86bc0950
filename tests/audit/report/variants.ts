import type { Variant } from '../model.ts';

const parts = ['scheme', 'size', 'preference', 'state'] as const;

type Part = (typeof parts)[number];
type Merged = Record<Part, readonly string[]>;

/** @example describeVariant(variant) // => 'light, 320×256, plain, loaded' */
export const describeVariant = (variant: Variant) => parts.map((part) => variant[part]).join(', ');

/**
 * In few lines: those that differ in one part become one. Twenty lines of which each differs from
 * the next in a word are read by nobody.
 *
 * @example describeVariants([light, dark]) // => ['light or dark, 320×256, plain, loaded']
 */
export function describeVariants(variants: readonly Variant[]): string[] {
  const single = variants.map(({ scheme, size, preference, state }): Merged => {
    return { scheme: [scheme], size: [size], preference: [preference], state: [state] };
  });
  return parts
    .reduce(mergeBy, single)
    .map((merged) => parts.map((part) => merged[part].join(' or ')).join(', '));
}

function mergeBy(all: readonly Merged[], part: Part): Merged[] {
  const alike = Map.groupBy(all, (one) => JSON.stringify({ ...one, [part]: undefined }));
  return [...alike.values()].map((same) => ({
    ...same[0]!,
    [part]: [...new Set(same.flatMap((one) => one[part]))],
  }));
}
