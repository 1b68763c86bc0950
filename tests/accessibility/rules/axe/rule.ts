import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { hasLargeText, hasTextSpacing } from '../../matrix.ts';
import type { Variant } from '../../model.ts';
import type { Rule } from '../../rule.ts';
import { toEngineCoverage } from '../shared/toEngineCoverage.ts';

/** Every rule that is not deprecated: best practice, AAA and experimental ones too. */
const allRules = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));

/** @example toCriterion('wcag1410') // => ['1.4.10'] */
function toCriterion(tag: string): string[] {
  const [, first, second, third] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  const criterion = `${first}.${second}.${third}`;
  // WCAG 2.2 has removed 4.1.1.
  return first && criterion !== '4.1.1' ? [criterion] : [];
}

const criteriaOf = new Map(allRules.map(({ ruleId, tags }) => [ruleId, tags.flatMap(toCriterion)]));

/** Rules whose outcome depends on how the page is rendered. */
const renderingRules = [
  'aria-hidden-focus',
  'avoid-inline-spacing',
  'color-contrast',
  'color-contrast-enhanced',
  'css-orientation-lock',
  'hidden-content',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

function selectRules(variant: Variant): string[] {
  const { scheme, preference, viewport } = variant;
  if (scheme === 'light' && preference === 'default' && viewport !== '390×844')
    return [...criteriaOf.keys()];
  // Colors are read from the style, which has neither forced ones nor others for larger text.
  const hasOwnColors =
    preference !== 'forced colors' && !hasLargeText(variant) && !hasTextSpacing(variant);
  return renderingRules.filter((id) => hasOwnColors || !id.startsWith('color-contrast'));
}

/** Loading axe takes longer than running it; once a document is enough, but not for new frames. */
async function selectSource(page: Page): Promise<{ axeSource?: string }> {
  const loaded = await page.evaluate(() => (Reflect.get(globalThis, 'axe') as typeof axe)?.version);
  return loaded === axe.version && page.frames().length === 1 ? { axeSource: 'void 0' } : {};
}

export const axeRule: Rule = {
  id: 'axe',
  description: 'axe reports no violation and nothing incomplete.',
  criteria: toEngineCoverage(criteriaOf),
  exclusions:
    'Rules whose outcome does not depend on how the page is rendered run in the light scheme by default at 320 and 1280 px, in every state. Rules on the contrast of colors do not run in forced colors nor with large or spaced text, as they read colors from the style. Reduced motion, of which axe has no rule. Pages without JavaScript, where its timers do not run. Documents of other origins in frames.',
  appliesTo: ({ state, preference }) =>
    state !== 'without JavaScript' && preference !== 'reduced motion',
  async evaluate({ page, variant, reportEngineRules }) {
    const axeSource = await selectSource(page);
    // The default mode opens a blank page for each analysis, after which the audited page may get no
    // frames (https://github.com/microsoft/playwright/issues/33330). It also takes 2.5 times as long:
    // 2500 ms instead of 960 at best, on a page of 550 elements.
    const { passes, violations, incomplete } = await new AxeBuilder({ page, ...axeSource })
      .options({
        runOnly: { type: 'rule', values: selectRules(variant) },
        resultTypes: ['violations', 'incomplete'],
      })
      .setLegacyMode()
      .analyze();
    const applicable = [...passes, ...violations, ...incomplete].map(({ id }) => id);
    reportEngineRules({ applicable: [...new Set(applicable)].toSorted() });
    const found = [
      ...violations.map((result) => ({ ...result, suffix: '' })),
      ...incomplete.map((result) => ({ ...result, suffix: ' (incomplete)' })),
    ].flatMap(({ id, suffix, help, helpUrl, nodes }) =>
      nodes.map(({ target }) => ({
        criteria: criteriaOf.get(id) ?? [],
        // The query names the caller, in one way or another depending on how fast the page is.
        message: `${id}${suffix}: ${help}. See ${helpUrl.replace(/\?.*/, '')}`,
        target: target.flat().join(' '),
      })),
    );
    const boxes = await page.evaluate(
      (targets) =>
        targets.map((target) => {
          const element = document.querySelector(target);
          return element ? audit.locate(element).box : undefined;
        }),
      found.map(({ target }) => target),
    );
    return found.map((violation, index) => ({
      ...violation,
      ...(boxes[index] && { box: boxes[index] }),
    }));
  },
};
