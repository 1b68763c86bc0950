import { emulateLocale } from 'accessibility-audit';
import type { AuditConfig, AuditPage, PageState } from 'accessibility-audit';
import { localizePath } from '../src/i18n/urls.ts';
import { readNotes } from '../src/node/locales/comments.ts';
import {
  contactEmail,
  locales,
  pages,
  publishedLocales,
  suggestedInTests,
  visitors,
} from './e2e/pages.ts';
import { serveSite } from './e2e/serveSite.ts';
import { firstButton, speechScenarios } from './speechScenarios.ts';

/** What the audit has to know of this site; the package knows nothing of it. */

const toast = '.mantine-Notification-root';

const states: readonly PageState[] = [
  {
    id: 'toast open',
    requirement:
      'Enter on the button of an announced product shows a toast (.mantine-Notification-root)',
    overlay: toast,
    appliesTo: ({ id }) => id === 'home',
    async enter(page, { url }) {
      await open(page, url);
      await page.locator(firstButton).press('Enter');
      await page.locator(toast).waitFor();
    },
  },
  {
    id: 'after navigation',
    requirement: 'a link in the footer leads here without loading a document',
    focus: 'main',
    // No link leads to the 404 page.
    appliesTo: ({ isUnlinked }) => !isUnlinked,
    async enter(page, { url, auditPage: { id, address, locale } }) {
      const other = localizePath(id === 'home' ? '/privacy' : '/', locale);
      await open(page, new URL(other, url).href);
      await page.locator(`footer a[href="${address}"]:not([hreflang])`).last().press('Enter');
      await page.waitForURL(url);
      // The rule says where the focus has to be; here it has the time to get there.
      const heading = page.locator('h1:focus');
      await heading.waitFor({ timeout: 2000 }).catch(() => {});
    },
  },
  {
    id: 'language list open',
    requirement: 'Enter on the summary in the header opens the list',
    overlay: 'details[open] > :not(summary)',
    appliesTo: ({ isPseudo }) => isPseudo === true || publishedLocales.length > 1,
    async enter(page, { url }) {
      await open(page, url);
      await page.locator('summary').press('Enter');
      await page.locator('details[open]').waitFor();
    },
  },
  {
    id: 'locale suggested',
    requirement: 'a toast suggests their language to visitors who prefer another ([data-quiet])',
    overlay: toast,
    focus: 'unmoved',
    appliesTo: (page) => page.id === 'home' && !page.isPseudo && suggestedOn(page) !== undefined,
    async enter(page, { url, auditPage }) {
      // It comes once for each language, and may have come for this one in an earlier variant.
      if (page.url().startsWith('http'))
        await page.evaluate(() => localStorage.setItem('language-offered', 'none'));
      await emulateLocale(page, suggestedOn(auditPage)!);
      await open(page, url);
      await page.locator(`${toast}[data-quiet]`).waitFor();
      await emulateLocale(page, auditPage.locale);
    },
  },
];

async function open(page: Parameters<PageState['enter']>[0], url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
}

/**
 * The language that is suggested to a visitor of the page: one of the other direction where there is
 * one, and the one that needs the most room; none where the site has no other.
 */
function suggestedOn({ id, locale, dir }: AuditPage): string | undefined {
  const rank = ({ dir: other, t }: (typeof visitors)[number]) =>
    t(($) => $.common.suggestion.text).length + (other === dir ? 0 : 1000);
  return visitors
    .filter(({ tag, preview }) => tag !== locale && !preview)
    .filter(({ untranslated }) => !untranslated?.some((page) => page === id))
    .toSorted((one, other) => rank(other) - rank(one))[0]?.tag;
}

const listTexts = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(listTexts);

/** The texts of a language, and the names and addresses that are the same in all of them. */
function textsOf(tag: string): ReadonlySet<string> {
  const messages = locales.find((locale) => locale.tag === tag)?.messages ?? {};
  return new Set([...listTexts(messages), ...locales.map(({ name }) => name), contactEmail]);
}

/** By the reason: the criteria of WCAG that it is one for. */
const reasons = {
  'The site has neither sound nor films.':
    '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.2.6 1.2.7 1.2.8 1.2.9 1.4.2 1.4.7',
  'The site has no forms: its one field is a slider, which is never sent and cannot be set wrongly.':
    '1.3.5 3.3.1 3.3.3 3.3.4 3.3.5 3.3.6 3.3.7',
  'The site has no accounts and no login.': '2.2.5 3.3.8 3.3.9',
  'The site keeps no session and asks for nothing, so that no input could be lost.': '2.2.6',
  'Nothing on the site listens to how a device is moved.': '2.5.4',
};

export const config: AuditConfig = {
  name: 'Enhance Everything',
  pages: pages.map(({ id, path, locale, isFound }) => ({
    address: path,
    id,
    locale: locale.tag,
    dir: locale.dir,
    isPseudo: locale.preview === 'pseudo',
    isUntranslated: locale.untranslated?.includes(id) === true,
    // One language of each direction: the others have the same style and scripts, and other words.
    isStyleSample: locales.find(({ dir }) => dir === locale.dir) === locale,
    hasSharedParts: id === 'home',
    isUnlinked: !isFound,
  })),
  serve: serveSite,
  ready: 'html[data-hydrated]',
  storage: suggestedInTests,
  states,
  statusMessage: { state: 'toast open', trigger: firstButton, message: toast },
  newTabText: (locale) =>
    visitors.find(({ tag }) => tag === locale)!.t(($) => $.common.externalLink.newTab),
  glossary: Object.keys(readNotes().notes.glossary),
  textsOf,
  generatedIds: /^mantine-/,
  notApplicable: Object.fromEntries(
    Object.entries(reasons).flatMap(([reason, criteria]) =>
      criteria.split(' ').map((criterion) => [criterion, reason]),
    ),
  ),
  manualReview: 'tests/manual-review.json',
  speechSnapshots: 'tests/speech/snapshots',
  speech: {
    fixedTime: '2026-01-01T12:00:00Z',
    replacements: { [contactEmail]: '{email}' },
    scenarios: speechScenarios,
  },
  recordings: 'tests/speech/recordings',
  suppressions: [
    {
      rule: 'html-validate',
      message: /^element-permitted-content: <style> element/,
      target: /style$/,
      reason:
        'Mantine writes the styles of breakpoints and of responsive props into the page, beside their elements, as its docs have it. HTML wants style elements in the head; every browser applies them where they are, and no assistive technology reads them.',
      link: 'https://mantine.dev/styles/responsive/#responsive-style-props',
    },
    {
      rule: 'axe',
      message: /^hidden-content /,
      target: /^\._nav_\w+$/,
      reason:
        'The rule reports everything that is hidden, for a person to review; no page with hidden parts can pass it. The list of links in the header is hidden on small screens, as specified. It is tested at 1280 px, and its links are in the footer too.',
      link: 'https://github.com/dequelabs/axe-core/pull/335',
    },
    {
      rule: 'axe',
      message: /^color-contrast(?:-enhanced)? \(incomplete\)/,
      target: /^\.(?:m_3d733a3a|mantine-Notification-description|_notificationText_|_link_)/,
      in: ({ state, viewport }) =>
        ['toast open', 'locale suggested'].includes(state) && viewport === '320×256',
      reason:
        'In a low viewport a long toast scrolls in its box, and axe cannot tell the colors of a text of which a part is scrolled away. They are decided in larger viewports; text-clipping makes sure that all of it can be scrolled to.',
      link: 'https://github.com/dequelabs/axe-core/issues/4508',
    },
    {
      rule: 'axe',
      message: /^color-contrast(?:-enhanced)? \(incomplete\)/,
      target: /^(?!.*(?:lang|Language))/,
      in: ({ state }) => state === 'language list open',
      reason:
        'The open list of languages lies over the page, and axe cannot tell the colors of a text that it covers in part. They are decided while the list is closed.',
      link: 'https://github.com/dequelabs/axe-core/issues/4508',
    },
  ],
  exclusions: [
    'An open toast on other pages than the home page, which alone opens toasts.',
    'The 404 page after a navigation: no link leads there.',
    'The list of languages and the locale suggestion where the site has one language: there are none.',
    'The locale suggestion on other pages than the home page, where it is the same, and in pseudo-locales, where none is made.',
  ],
};
