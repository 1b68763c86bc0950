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
/** Where text is enlarged most often, with the least room for what opens over the page. */
const phone: Viewport = '390×844';

/** The variant in which is tested what depends on no variant. */
export const reference: Variant = {
  scheme: 'light',
  viewport: largest,
  preference: 'default',
  state: 'loaded',
};

const corners = [
  { scheme: 'light', viewport: smallest },
  { scheme: 'dark', viewport: largest },
] as const;

/**
 * The test matrix of a page: every pair of scheme and viewport, and every preference and every state
 * at two opposite corners. Two of them at once change nothing that one alone does not, but for larger
 * text in what opens over a page.
 */
export function listVariants(page: AuditPage, config: AuditConfig): Variant[] {
  const states = listStates(page, config);
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
      .flatMap((preference) => corners.map((corner) => ({ ...reference, ...corner, preference }))),
    ...states.flatMap((state) => corners.map((corner) => ({ ...reference, ...corner, state }))),
    ...states
      .filter((state) => page.hasSharedParts && overlayOf(state, config))
      .flatMap((state) =>
        textPreferences.map((preference) => ({ ...reference, viewport: phone, preference, state })),
      ),
  ];
}

/**
 * The part of the matrix that runs before every push: each page at the two corners, and on style
 * samples with shared parts each preference and each state at one of them.
 */
export function listQuickVariants(page: AuditPage, config: AuditConfig): Variant[] {
  const plain: Variant[] = [reference, { ...reference, scheme: 'dark', viewport: smallest }];
  if (!page.isStyleSample || !page.hasSharedParts) return plain;
  const wide = { ...reference, ...corners[1] };
  return [
    ...plain,
    ...preferences.slice(1).map((preference) => ({ ...wide, preference })),
    ...listStates(page, config).map((state) => ({ ...wide, state })),
  ];
}

/** States other than `loaded` that the page has. */
export function listStates(page: AuditPage, config: AuditConfig): string[] {
  return [
    ...Object.keys(builtInStates).slice(1),
    ...(config.states ?? [])
      .filter(({ appliesTo = () => true }) => appliesTo(page))
      .map(({ id }) => id),
  ];
}

/** Those that enlarge text. */
const textPreferences = ['text 200 %', 'text spacing'] as const satisfies readonly Preference[];

/** What the matrix itself leaves out, for readers of the report; each rule states its own exclusions. */
export const matrixExclusions = [
  'Viewports between 320, 390 and 1280 CSS pixels, and wider ones.',
  `Preferences and states in the light scheme except at ${smallest}, and in the dark scheme except at ${largest}: each is tested in both schemes, and in the smallest and the largest viewport, once.`,
  'Two preferences, or a preference and a state, at once: each is tested alone, but for enlarged and spaced text in what opens over a page, which is tested at 390×844.',
];

/** Selector of what lies over the page in a state; none where nothing does. */
export const overlayOf = (state: string, { states = [] }: AuditConfig): string | undefined =>
  states.find(({ id }) => id === state)?.overlay;

/** Something lies over the page, and this page is one of those on which it is tested. */
export const isSharedOverlay = (
  { state }: Variant,
  { hasSharedParts }: AuditPage,
  config: AuditConfig,
): boolean => hasSharedParts === true && overlayOf(state, config) !== undefined;

/**
 * Whether colours are measured in pixels in the variant. The header, and so what opens from it, is
 * the same on all pages.
 */
export function isPixelVariant(
  { preference, state, viewport }: Variant,
  page: AuditPage,
  config: AuditConfig,
): boolean {
  const isShared = overlayOf(state, config) !== undefined || state === 'skip link focused';
  return (
    ['default', 'more contrast', 'forced colors'].includes(preference) &&
    (state === 'loaded' || (isShared && page.hasSharedParts === true)) &&
    viewport !== phone
  );
}

/** The page as most visitors get it, whatever the scheme and viewport. */
export const isPlain = ({ preference, state }: Variant) =>
  preference === reference.preference && state === reference.state;

export const isNarrow = ({ viewport }: Pick<Variant, 'viewport'>) => viewport === smallest;
export const isWide = ({ viewport }: Pick<Variant, 'viewport'>) => viewport === largest;
export const hasLargeText = ({ preference }: Variant) => preference === 'text 200 %';
export const hasTextSpacing = ({ preference }: Variant) => preference === 'text spacing';

export const isReference = (variant: Variant) =>
  formatVariant(variant) === formatVariant(reference);

/** @example formatVariant(variant) // => 'light, 320×256, text 200 %, toast open' */
export function formatVariant({ scheme, viewport, preference, state }: Variant): string {
  return [
    scheme,
    viewport,
    ...[preference, state].filter((one) => one !== 'default' && one !== 'loaded'),
  ].join(', ');
}
