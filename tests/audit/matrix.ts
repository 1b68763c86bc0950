import { locales, pages } from '../e2e/pages.ts';
import {
  preferences,
  schemes,
  sizes,
  states,
  type AuditPage,
  type Size,
  type State,
  type Variant,
} from './model.ts';

/**
 * What is audited: routes × languages × variants. Every pair of scheme and size is taken, and every
 * preference and every state with each scheme and with the smallest and the largest size; two of
 * them at once change nothing that one alone does not. A new route, language, preference or state
 * is in the table by being in its list.
 */
export const auditPages: readonly AuditPage[] = pages.map(({ id, path, locale }) => ({
  address: path,
  route: id,
  locale: locale.tag,
  dir: locale.dir,
}));

const [smallest, largest] = [Object.keys(sizes)[0], Object.keys(sizes).at(-1)] as [Size, Size];
const plain = { scheme: 'light', size: largest, preference: 'plain', state: 'loaded' } as const;

export function toVariants(page: AuditPage): Variant[] {
  const looks = schemes.flatMap((scheme) =>
    Object.keys(sizes).map((size) => ({ ...plain, scheme, size: size as Size })),
  );
  const corners = [
    { scheme: 'light', size: smallest },
    { scheme: 'dark', size: largest },
  ] as const;
  return [
    ...looks,
    ...preferences
      .slice(1)
      .flatMap((preference) => corners.map((corner) => ({ ...plain, ...corner, preference }))),
    ...states
      .slice(1)
      .filter((state) => hasState(page, state))
      .flatMap((state) => corners.map((corner) => ({ ...plain, ...corner, state }))),
  ];
}

/** What the table leaves out, for readers of the report. */
export const notRun = [
  `Preferences and states in light but at ${smallest}, and in dark but at ${largest}: each is seen in both schemes, and in the smallest and the largest window, once.`,
  'Two preferences, or a preference and a state, at once: each is looked at alone.',
  'An open message on other pages than the landing page, which alone opens messages.',
  'The 404 page after a navigation: no link leads there.',
  'axe and IBM Equal Access without JavaScript, where they cannot run; our own checks do.',
  'Focus indicators, edges of controls and their states in all languages: they are measured in one language of each direction of writing, as the style of the others is the same. So is the contrast of texts in light; in dark it is measured in every language.',
  'Hover and press at other sizes than 1280×800 and with more contrast, and focus indicators at other sizes unless colours are forced or a message or list is open.',
  'IBM Equal Access in dark and at 390×844: its rules read the document more than its looks.',
  'Words painted over words with an open message or list, which cover what is under them.',
  'Other languages than one of each direction for what passing time and single letters do: the scripts are the same.',
  'The pseudo-languages for the language of parts: their words are in none.',
  'The note that offers another language, which a visitor sees once; tests/e2e/languageOffer.e2e.ts looks at it.',
];

/** Only the landing page opens messages, and no link leads to the 404 page. */
function hasState({ route }: AuditPage, state: State): boolean {
  if (state === 'toast open') return route === 'home';
  if (state === 'after navigation') return route !== 'notFound';
  return true;
}

/**
 * One language of each direction of writing is measured in its pixels in every scheme; in the
 * others the style is the same and only the words differ.
 */
export function isDetailed({ locale, dir }: AuditPage): boolean {
  return locales.find((one) => one.dir === dir)?.tag === locale;
}

/** The looks and states in which colours are measured as they are painted. */
export function isPainted({ preference, state, size }: Variant): boolean {
  return (
    ['plain', 'more contrast', 'forced colours'].includes(preference) &&
    (state === 'loaded' || opens(state) || state === 'skip link focused') &&
    size !== '390×844'
  );
}

/** Whether something is over the page that was not there before. */
export function opens(state: State): boolean {
  return state === 'toast open' || state === 'language control used';
}

export function isPlain({ preference, state }: Variant): boolean {
  return preference === 'plain' && state === 'loaded';
}

/** The look in which a page is read for what does not depend on looks. */
export function isReference(variant: Variant): boolean {
  return isPlain(variant) && variant.scheme === plain.scheme && variant.size === plain.size;
}

/** @example formatVariant(variant) // => 'light, 320×256, text 200 %, toast open' */
export function formatVariant({ scheme, size, preference, state }: Variant): string {
  return [
    scheme,
    size,
    ...[preference, state].filter((one) => one !== 'plain' && one !== 'loaded'),
  ].join(', ');
}
