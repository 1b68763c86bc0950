import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { cdpSession } from '../../gather/cdpSession.ts';
import type { Variant } from '../../model.ts';
import type { RuleDefinition } from '../../rule.ts';
import { toEngineCoverage } from '../shared/toEngineCoverage.ts';

/** The list includes AAA and experimental rules, which axe does not run by default. */
const allRules = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));

/** @example toCriteria(['wcag1410', 'wcag411']) // => ['1.4.10'], because WCAG 2.2 has no 4.1.1 */
const toCriteria = (tags: readonly string[]) =>
  tags
    .filter((tag) => /^wcag\d{3}/.test(tag) && tag !== 'wcag411')
    .map((tag) => tag.replace(/^wcag(\d)(\d)/, '$1.$2.'));

const criteriaOf = new Map(allRules.map(({ ruleId, tags }) => [ruleId, toCriteria(tags)]));

/** The outcome of these rules depends on how the page is rendered. */
const renderingRules = [
  'aria-hidden-focus',
  'avoid-inline-spacing',
  'color-contrast',
  'color-contrast-enhanced',
  'hidden-content',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

function selectRules({ scheme, preference, viewport }: Variant): string[] {
  if (scheme === 'light' && preference === 'default' && viewport !== '390×844')
    return [...criteriaOf.keys()];
  // axe cannot measure contrast in forced colors, because computed styles do not contain forced colors.
  const hasOwnColors = ['default', 'more contrast'].includes(preference);
  return renderingRules.filter((id) => hasOwnColors || !id.startsWith('color-contrast'));
}

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Loading axe takes longer than running it, so a page without iframes loads axe only once. If the page has
 * iframes, `AxeBuilder` loads axe into all frames at each run.
 *
 * @returns the script that `AxeBuilder` runs. If the page has no iframes, this script does nothing.
 */
async function loadAxe(page: Page): Promise<string> {
  if (page.frames().length > 1) return source;
  const loaded = await page.evaluate(() => (Reflect.get(globalThis, 'axe') as typeof axe)?.version);
  if (loaded !== axe.version) {
    // Playwright’s `evaluate` would take 1.5 times as long.
    const session = await cdpSession(page);
    await session.send('Runtime.evaluate', { expression: source });
  }
  return 'void 0';
}

export const rule: RuleDefinition = {
  description: 'axe reports no violation and no incomplete result.',
  criteria: toEngineCoverage(criteriaOf),
  exclusions:
    'Rules that do not depend on rendering, in three cases: in the dark scheme, at 390×844, and with any preference except the default. The rules color-contrast and color-contrast-enhanced, in two cases: in forced colors, which axe cannot read, and with large or spaced text, which has the default colors. Deprecated rules. Reduced motion, for which axe has no rule. Pages without JavaScript, where axe does not run. Documents of other origins in frames.',
  appliesTo: ({ state, preference }) =>
    state !== 'without JavaScript' && preference !== 'reduced motion',
  async evaluate({ page, variant, reportEngineRules }) {
    const axeSource = await loadAxe(page);
    // Legacy mode is used, because the default mode opens a blank page for each analysis. After that, the
    // browser may stop drawing the audited page (https://github.com/microsoft/playwright/issues/33330). The
    // default mode also takes 2.6 times as long.
    const { passes, violations, incomplete } = await new AxeBuilder({ page, axeSource })
      .options({
        runOnly: { type: 'rule', values: selectRules(variant) },
        resultTypes: ['violations', 'incomplete'],
      })
      .setLegacyMode()
      .analyze();
    const applicable = [...passes, ...violations, ...incomplete].map(({ id }) => id);
    reportEngineRules({ applicable: [...new Set(applicable)].toSorted() });
    const found = [...violations, ...incomplete].flatMap((result) =>
      result.nodes.map(({ target }) => ({
        criteria: criteriaOf.get(result.id) ?? [],
        // The query string of the help URL only names the program that called axe.
        message: `${result.id}${incomplete.includes(result) ? ' (incomplete)' : ''}: ${result.help}. See ${result.helpUrl.replace(/\?.*/, '')}`,
        target: target.map((one) => [one].flat().join(' >> ')).join(' '),
      })),
    );
    return page.evaluate(
      (all) =>
        all.map((violation) => {
          const element = audit.findElement(violation.target);
          return element ? { ...violation, box: audit.locate(element).box } : violation;
        }),
      found,
    );
  },
};
