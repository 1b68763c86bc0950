import type { AuditConfig } from './config.ts';
import { builtInStates } from './gather/pageStates.ts';
import {
  preferences,
  schemes,
  viewports,
  type AuditPage,
  type Preference,
  type Variant,
  type Viewport,
} from './model.ts';

const smallest: Viewport = '320×256';
const largest: Viewport = '1280×800';
const phone: Viewport = '390×844';

/** Rules whose verdict is the same in all variants run only in this variant. */
export const reference: Variant = {
  scheme: 'light',
  viewport: largest,
  preference: 'default',
  state: 'loaded',
};

/** With these pairs, each preference and state is tested in both schemes and both extreme viewports. */
const extremes = [
  { scheme: 'light', viewport: smallest },
  { scheme: 'dark', viewport: largest },
] as const;

/**
 * States other than `loaded` are combined only with the preference `default`. Open overlays are also combined
 * with the preferences that enlarge or space the text. Other combinations would show nothing new.
 */
export function listVariants(page: AuditPage, config: AuditConfig): Variant[] {
  const states = listOtherStates(page, config);
  return [
    ...schemes.flatMap((scheme) =>
      Object.keys(viewports).map((viewport) => ({
        ...reference,
        scheme,
        viewport: viewport as Viewport,
      })),
    ),
    ...preferences
      .slice(1)
      .flatMap((preference) => extremes.map((pair) => ({ ...reference, ...pair, preference }))),
    ...states.flatMap((state) => extremes.map((pair) => ({ ...reference, ...pair, state }))),
    ...states
      .filter((state) => page.hasSharedParts && overlayOf(state, config))
      .flatMap((state) =>
        textPreferences.map((preference) => ({ ...reference, viewport: phone, preference, state })),
      ),
  ];
}

/** These variants run before every push. */
export function listQuickVariants(page: AuditPage, config: AuditConfig): Variant[] {
  const plain: Variant[] = [reference, { ...reference, scheme: 'dark', viewport: smallest }];
  if (!page.isStyleSample || !page.hasSharedParts) return plain;
  const wide = { ...reference, ...extremes[1] };
  return [
    ...plain,
    ...preferences.slice(1).map((preference) => ({ ...wide, preference })),
    ...listOtherStates(page, config).map((state) => ({ ...wide, state })),
  ];
}

function listOtherStates(page: AuditPage, config: AuditConfig): string[] {
  return [
    ...Object.keys(builtInStates).filter((id) => id !== reference.state),
    ...(config.states ?? [])
      .filter(({ appliesTo = () => true }) => appliesTo(page))
      .map(({ id }) => id),
  ];
}

const textPreferences = ['text 200 %', 'text spacing'] as const satisfies readonly Preference[];

/** The report shows these gaps of the test matrix. Rules can have more gaps (`exclusions`). */
export const matrixExclusions = [
  'Viewports between 320, 390 and 1280 CSS pixels, and wider viewports.',
  `Preferences and states in the light scheme except at ${smallest}, and in the dark scheme except at ${largest}: each is tested in both schemes, and in the smallest and the largest viewport, once.`,
  'Two preferences, or a preference and a state, at the same time. Each is tested alone, except enlarged and spaced text in overlays, which is tested at 390×844.',
  'In most rules: disabled and inert controls, and controls and texts behind a modal dialog.',
];

export const overlayOf = (state: string, { states = [] }: AuditConfig): string | undefined =>
  states.find(({ id }) => id === state)?.overlay;

/** All pages of a language share their overlays, so some rules test overlays only on one of these pages. */
export const isSharedOverlay = (
  { state }: Variant,
  { hasSharedParts }: AuditPage,
  config: AuditConfig,
): boolean => hasSharedParts === true && overlayOf(state, config) !== undefined;

export const isPageCovered = ({ state }: Variant, config: AuditConfig): boolean =>
  overlayOf(state, config) !== undefined || state === 'skip link focused';

/**
 * Selects variants for the rules that measure colors in screenshots. All pages of a language share overlays
 * and the skip link, so one page is enough for these.
 */
export const isPixelVariant = (variant: Variant, page: AuditPage, config: AuditConfig): boolean =>
  ['default', 'more contrast', 'forced colors'].includes(variant.preference) &&
  (variant.state === 'loaded' ||
    (isPageCovered(variant, config) && page.hasSharedParts === true)) &&
  variant.viewport !== phone;

export const isPlain = ({ preference, state }: Variant) =>
  preference === reference.preference && state === reference.state;

export const isNarrow = ({ viewport }: Variant) => viewport === smallest;
export const isWide = ({ viewport }: Variant) => viewport === largest;
export const hasLargeText = ({ preference }: Variant) => preference === 'text 200 %';
export const hasTextSpacing = ({ preference }: Variant) => preference === 'text spacing';

export const isReference = (variant: Variant) =>
  formatVariant(variant) === formatVariant(reference);

/** @example formatVariant(variant) // => 'light, 320×256, text 200 %, toast open' */
export const formatVariant = ({ scheme, viewport, preference, state }: Variant) =>
  [scheme, viewport, preference, state].join(', ');
