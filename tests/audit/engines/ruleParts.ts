import type { Part, Variant } from '../model.ts';

type Options = {
  /** Of each rule the criteria that it speaks of. */
  criteriaOf: ReadonlyMap<string, readonly string[]>;
  /** Whether a rule runs in a look. */
  runs: (rule: string, variant: Variant) => boolean;
};

/** What an engine sees of each criterion: its rules that speak of it, by name, where all of them run. */
export function toParts({ criteriaOf, runs }: Options): Record<string, Part> {
  const numbers = new Set([...criteriaOf.values()].flat());
  return Object.fromEntries(
    [...numbers].map((number) => {
      const rules = [...criteriaOf].filter(([, own]) => own.includes(number)).map(([rule]) => rule);
      return [
        number,
        {
          sees: `The ${rules.length === 1 ? 'rule' : 'rules'} ${rules.join(', ')}.`,
          in: (variant) => rules.every((rule) => runs(rule, variant)),
        },
      ];
    }),
  );
}
