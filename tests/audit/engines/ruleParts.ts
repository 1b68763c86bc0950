import type { Part } from '../model.ts';

type Options = {
  /** Of each rule the criteria that it speaks of. */
  criteriaOf: ReadonlyMap<string, readonly string[]>;
  /** Whether a rule runs in a look. */
  runs: (rule: string, variant: Parameters<Extract<Part, object>['in']>[0]) => boolean;
};

/** What an engine sees of each criterion: the rules of it that speak of the criterion, by name. */
export function toParts({ criteriaOf, runs }: Options): Record<string, Part> {
  const numbers = new Set([...criteriaOf.values()].flat());
  return Object.fromEntries(
    [...numbers].map((number) => {
      const rules = [...criteriaOf].filter(([, own]) => own.includes(number)).map(([rule]) => rule);
      return [
        number,
        {
          sees: `The ${rules.length === 1 ? 'rule' : 'rules'} ${rules.join(', ')}.`,
          in: (variant) => rules.some((rule) => runs(rule, variant)),
        },
      ];
    }),
  );
}
