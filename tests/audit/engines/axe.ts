import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe from 'axe-core';
import type { Check, Found } from '../check.ts';
import type { Variant } from '../model.ts';
import { loadEngine } from './loadEngine.ts';
import { toParts } from './ruleParts.ts';

/** Half of `axe.source`, and sent to each page that is opened. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule there is: best practice, AAA and experimental ones too. */
const tags = [...new Set(axe.getRules().flatMap((rule) => rule.tags))].filter(
  (tag) => tag !== 'deprecated',
);

/** Rules that ask what is painted; the others find the same in every look of a page. */
const visualRules = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((id) =>
    /color|contrast|target-size|link-in-text-block|scrollable|hidden|spacing|orientation|overlap/.test(
      id,
    ),
  );

/** Where every rule runs; elsewhere those do that ask what is painted. */
const isWhole = ({ scheme, preference, size }: Variant) =>
  scheme === 'light' && preference === 'plain' && size !== '390×844';

/**
 * Colours are read from the style, where those that the system forces are not; text of another size
 * has the same ones.
 */
const hasOwnColors = ({ preference }: Variant) =>
  preference === 'plain' || preference === 'more contrast';

function toRules(variant: Variant): string[] {
  return hasOwnColors(variant) ? visualRules : visualRules.filter((id) => !id.includes('color'));
}

/** @example toCriterion('wcag1410') // => '1.4.10' */
function toCriterion(tag: string): string[] {
  const [, first, second, third] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  const number = `${first}.${second}.${third}`;
  // 4.1.1 is no criterion of WCAG 2.2 any more.
  return first && number !== '4.1.1' ? [number] : [];
}

const ruleCriteria = new Map(
  axe
    .getRules()
    .filter(({ tags: own }) => !own.includes('deprecated'))
    .map(({ ruleId, tags: own }) => [ruleId, own.flatMap(toCriterion)]),
);

/** Both what axe is sure of and what it could not decide is a finding. */
export const axeCheck: Check = {
  id: 'axe',
  criteria: toParts(ruleCriteria),
  about:
    'axe finds no violation and leaves nothing undecided but what exceptions hold back: every rule in the plain light looks, and those that ask what is painted in the others.',
  leaves:
    'Pages without JavaScript, where its timers stand still; reduced motion, of which it has no rule. Its rules on the contrast of colours do not run in forced colours nor with large and spaced text, as it reads them from the style; rules that ask nothing of what is painted run in light at 320 and 1280 px alone, without preferences.',
  // Its timers do not run where scripts do not. What reduced motion stills is no matter of its rules.
  looksAt: ({ state, preference }) =>
    state !== 'without JavaScript' && preference !== 'reduced motion',
  async find({ page, variant, takeDown }) {
    await loadEngine(page, 'axe', source);
    const { judged, found } = await page.evaluate(
      async ([allTags, rules]) => {
        const runOnly = rules
          ? { type: 'rule' as const, values: rules }
          : { type: 'tag' as const, values: allTags };
        const { passes, violations, incomplete } = await (
          globalThis as unknown as { axe: typeof import('axe-core') }
        ).axe.run({ runOnly, resultTypes: ['violations', 'incomplete'] });
        const all = [
          ...violations.map((result) => ({ ...result, sure: true })),
          ...incomplete.map((result) => ({ ...result, sure: false })),
        ];
        const judgedRules = [...passes, ...all].map(({ id }) => id);
        const foundNodes = all.flatMap(({ id, help, nodes, sure }) =>
          nodes.map(({ target }) => {
            const selector = target.flat().join(' ');
            const element = document.querySelector(selector);
            return {
              id,
              help,
              sure,
              selector,
              box: element ? audit.place(element).box : undefined,
            };
          }),
        );
        return { judged: [...new Set(judgedRules)].toSorted(), found: foundNodes };
      },
      [tags, isWhole(variant) ? undefined : toRules(variant)] as const,
    );
    takeDown('axe', { judged });
    return found.map(({ id, help, sure, selector, box }): Found => ({
      criteria: ruleCriteria.get(id) ?? [],
      target: selector,
      ...(box && { box }),
      message: `${id}${sure ? '' : ' (undecided)'}: ${help}. See https://dequeuniversity.com/rules/axe/4.14/${id}`,
    }));
  },
};
