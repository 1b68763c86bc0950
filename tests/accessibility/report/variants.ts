import type { Variant } from '../model.ts';

const parts = ['scheme', 'viewport', 'preference', 'state'] as const;

type Merged = Record<(typeof parts)[number], readonly string[]>;

/** @example describeVariant(variant) // => 'light, 320×256, default, loaded' */
export const describeVariant = (variant: Variant) => parts.map((part) => variant[part]).join(', ');

/**
 * Variants that differ in one part become one line: nobody reads twenty lines of which each differs
 * from the next in a word.
 *
 * @example describeVariants([light, dark]) // => ['light or dark, 320×256, default, loaded']
 */
export function describeVariants(variants: readonly Variant[]): string[] {
  const single = variants.map(({ scheme, viewport, preference, state }): Merged => {
    return { scheme: [scheme], viewport: [viewport], preference: [preference], state: [state] };
  });
  return parts
    .reduce(mergeBy, single)
    .map((merged) => parts.map((part) => merged[part].join(' or ')).join(', '));
}

function mergeBy(all: readonly Merged[], part: (typeof parts)[number]): Merged[] {
  const alike = Map.groupBy(all, (one) => JSON.stringify({ ...one, [part]: undefined }));
  return [...alike.values()].map((same) => ({
    ...same[0]!,
    [part]: [...new Set(same.flatMap((one) => one[part]))],
  }));
}
