import { readdirSync } from 'node:fs';
import type { Rule, RuleDefinition } from '../rule.ts';

/** These rules run first, because they test the focus and the animations, which other rules may change. */
const firstIds = ['focus-management', 'no-motion'];

/** These rules run last, in this order, because they move the focus or close an open disclosure. */
const lastIds = ['focus-indicator', 'tab-sequence', 'focus-obscured', 'bypass-blocks'];

/** The verdict of these rules depends on the width of letters. With `--fonts wide`, only these rules run. */
const layoutIds = new Set([
  'reflow',
  'text-clipping',
  'text-overlap',
  'content-loss',
  'target-size',
  'reading-order',
  'focus-indicator',
  'tab-sequence',
  'focus-obscured',
]);

const otherIds = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => ![...firstIds, ...lastIds, 'shared'].includes(name));

async function load(id: string): Promise<Rule> {
  const { rule } = (await import(`./${id}/rule.ts`)) as { rule?: RuleDefinition };
  if (!rule) throw new Error(`rules/${id}/rule.ts does not export “rule”. Export it.`);
  const covers = Object.values(rule.criteria).flatMap((one) =>
    typeof one === 'string' ? one : 'covers' in one ? one.covers : [],
  );
  return { id, description: [...new Set(covers)].join(' '), ...rule };
}

const ids = [...firstIds, ...otherIds, ...lastIds];
export const rules: readonly Rule[] = await Promise.all(ids.map(load));

export const layoutRules = rules.filter(({ id }) => layoutIds.has(id));
