import { locales, pages, publishedLocales } from '../e2e/pages.ts';
import { findOffered } from './findOffered.ts';
import {
  isPseudo,
  preferences,
  schemes,
  sizes,
  states,
  type AuditPage,
  type Preference,
  type Size,
  type State,
  type Variant,
} from './model.ts';

/**
 * What is audited: routes × languages × variants. Every pair of scheme and size is taken, and every
 * preference and every state with each scheme and with the smallest and the largest size. Two of
 * them at once change nothing that one alone does not, but for larger text in what opens over a
 * page. A new route, language, preference or state is in the table by being in its list.
 */
export const auditPages: readonly AuditPage[] = pages.map(({ id, path, locale }) => ({
  address: path,
  route: id,
  locale: locale.tag,
  dir: locale.dir,
}));

const [smallest, largest] = [Object.keys(sizes)[0], Object.keys(sizes).at(-1)] as [Size, Size];
/** Where large text is set most, and there is least room for what opens over the page. */
const telephone: Size = '390×844';
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
    ...states
      .filter((state) => opens(state) && hasState(page, state) && page.route === 'home')
      .flatMap((state) =>
        textPreferences.map((preference) => ({ ...plain, size: telephone, preference, state })),
      ),
  ];
}

/** Those that make text larger. */
const textPreferences = ['text 200 %', 'text spacing'] as const satisfies readonly Preference[];

/** What the table leaves out, for readers of the report; what a check leaves of it is said by the check. */
export const notRun = [
  'Windows between these sizes and wider ones: 640, 768 and 1920 px are looked at by tests of the site’s layout, for what does not fit and what is gone, and are no part of this report.',
  `Preferences and states in light except at ${smallest}, and in dark except at ${largest}: each is seen in both schemes, and in the smallest and the largest window, once.`,
  'Two preferences, or a preference and a state, at once: each is looked at alone, but for large and spaced text in an open message, an open list and the note that offers a language, which are looked at on the home page at 390×844.',
  'An open message on other pages than the home page, which alone opens messages.',
  'The 404 page after a navigation: no link leads there.',
  'The list of languages and the note that offers one where the site is in one language: there are none.',
  'The note that offers another language on other pages than the home page, where it is the same, and in pseudo-languages, where nothing is offered.',
];

/**
 * Only the home page opens messages, no link leads to the 404 page, a note is the same on all pages,
 * and no language is offered where the page's own is made up, or the only one, which needs no list.
 */
function hasState(page: AuditPage, state: State): boolean {
  const { route } = page;
  if (state === 'message open') return route === 'home';
  if (state === 'language offered')
    return route === 'home' && !isPseudo(page) && findOffered(page) !== undefined;
  if (state === 'language control used') return isPseudo(page) || publishedLocales.length > 1;
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

/**
 * The looks and states in which colours are measured as they are painted. The header, and so what
 * opens there, is one part of all pages.
 */
export function isPainted({ preference, state, size }: Variant, { route }: AuditPage): boolean {
  return (
    ['plain', 'more contrast', 'forced colours'].includes(preference) &&
    (state === 'loaded' || ((opens(state) || state === 'skip link focused') && route === 'home')) &&
    size !== '390×844'
  );
}

const openStates: ReadonlySet<State> = new Set([
  'message open',
  'language control used',
  'language offered',
]);

/** Whether something is over the page that was not there before. */
export function opens(state: State): boolean {
  return openStates.has(state);
}

/** Whether a check presses something there, or closes what is open as the Tab key goes by. */
export function isUsed(state: State): boolean {
  return opens(state) || state === 'skip link focused';
}

export function isPlain({ preference, state }: Variant): boolean {
  return preference === 'plain' && state === 'loaded';
}

export const isNarrow = ({ size }: Pick<Variant, 'size'>) => size === smallest;
export const isLarge = ({ preference }: Variant) => preference === 'text 200 %';
export const isSpaced = ({ preference }: Variant) => preference === 'text spacing';

/** The look in which a page is read for what does not depend on looks. */
export function isReference(variant: Variant): boolean {
  return isPlain(variant) && variant.scheme === plain.scheme && variant.size === plain.size;
}

/** @example formatVariant(variant) // => 'light, 320×256, text 200 %, message open' */
export function formatVariant({ scheme, size, preference, state }: Variant): string {
  return [
    scheme,
    size,
    ...[preference, state].filter((one) => one !== 'plain' && one !== 'loaded'),
  ].join(', ');
}
