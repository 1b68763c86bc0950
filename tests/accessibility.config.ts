import { emulateLocale, openPage } from 'accessibility-audit';
import type { AuditConfig, AuditPage, PageState } from 'accessibility-audit';
import { localizePath } from '../src/i18n/urls.ts';
import { readNotes } from '../src/node/locales/notes.ts';
import {
  contactEmail,
  locales,
  pages,
  publishedLocales,
  initialLocalStorage,
} from './e2e/pages.ts';
import { serveSite } from './e2e/serveSite.ts';
import { firstButton, speechScenarios, toast } from './speechScenarios.ts';

const ready = 'html[data-hydrated]';

const states: readonly PageState[] = [
  {
    id: 'toast open',
    requirement:
      'Enter on the button of an announced product shows a toast (.mantine-Notification-root)',
    overlay: toast,
    appliesTo: ({ id }) => id === 'home',
    async enter(page, { url }) {
      await openPage(page, url, ready);
      await page.locator(firstButton).press('Enter');
      await page.locator(toast).waitFor();
    },
  },
  {
    id: 'after navigation',
    requirement: 'a link in the footer leads here without loading a document',
    focus: 'main',
    appliesTo: ({ isUnlinked }) => !isUnlinked,
    async enter(page, { url, auditPage: { id, address, locale } }) {
      const other = localizePath(id === 'home' ? '/privacy' : '/', locale);
      await openPage(page, new URL(other, url).href, ready);
      await page.locator(`footer a[href="${address}"]:not([hreflang])`).last().press('Enter');
      await page.waitForURL(url);
      // The rule `focus-management` reports a missing focus, so the audit does not fail here.
      const heading = page.locator('h1:focus');
      await heading.waitFor({ timeout: 10_000 }).catch(() => {});
    },
  },
  {
    id: 'language list open',
    requirement: 'Enter on the summary in the header opens the list',
    overlay: 'details[open] > :not(summary)',
    appliesTo: ({ isPseudo }) => isPseudo === true || publishedLocales.length > 1,
    async enter(page, { url }) {
      await openPage(page, url, ready);
      await page.locator('summary').press('Enter');
      await page.locator('details[open]').waitFor();
    },
  },
  {
    id: 'locale suggested',
    requirement: 'a toast suggests their language to visitors who prefer another ([data-quiet])',
    overlay: toast,
    focus: 'unmoved',
    appliesTo: (page) =>
      page.id === 'home' && !page.isPseudo && chooseSuggestedLocale(page) !== undefined,
    async enter(page, { url, auditPage }) {
      // The site stores the language that it suggests, and does not suggest the stored language again. An
      // earlier test variant may have stored this language.
      if (page.url().startsWith('http'))
        await page.evaluate(() => localStorage.setItem('language-offered', 'none'));
      await emulateLocale(page, chooseSuggestedLocale(auditPage)!);
      await openPage(page, url, ready);
      await page.locator(`${toast}[data-quiet]`).waitFor();
      await emulateLocale(page, auditPage.locale);
    },
  },
];

/** Chooses the hardest language for the layout. Another writing direction counts more than a long text. */
function chooseSuggestedLocale({ id, locale, dir }: AuditPage): string | undefined {
  const rank = ({ dir: other, t }: (typeof locales)[number]) =>
    t(($) => $.common.suggestion.text).length + (other === dir ? 0 : 1000);
  return locales
    .filter(({ tag, preview }) => tag !== locale && !preview)
    .filter(({ untranslated }) => !untranslated?.some((page) => page === id))
    .toSorted((one, other) => rank(other) - rank(one))[0]?.tag;
}

const notApplicableByReason = {
  'The site has no audio and no video.':
    '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.2.6 1.2.7 1.2.8 1.2.9 1.4.2 1.4.7',
  'The site has no forms. Its only field is a slider, which is not submitted and has no invalid value.':
    '1.3.5 3.3.1 3.3.3 3.3.4 3.3.5 3.3.6 3.3.7',
  'The site has no accounts and no login.': '2.2.5 3.3.8 3.3.9',
  'The site has no session and no input that could be lost.': '2.2.6',
  'The site does not react to the motion of a device.': '2.5.4',
};

export const config: AuditConfig = {
  name: 'Enhance Everything',
  pages: pages.map(({ id, path, locale, isFound }) => ({
    address: path,
    id,
    locale: locale.tag,
    dir: locale.dir,
    isPseudo: locale.preview === 'pseudo',
    // Languages with the same direction have the same styles, except for some in `languages.css`.
    isStyleSample: locales.find(({ dir }) => dir === locale.dir) === locale,
    hasSharedParts: id === 'home',
    isUnlinked: !isFound,
  })),
  serve: serveSite,
  ready,
  storage: initialLocalStorage,
  states,
  statusMessage: { state: 'toast open', trigger: firstButton, message: toast },
  newTabText: (locale) =>
    locales.find(({ tag }) => tag === locale)!.t(($) => $.common.externalLink.newTab),
  glossary: Object.keys(readNotes().notes.glossary),
  generatedIds: /^mantine-/,
  notApplicable: Object.fromEntries(
    Object.entries(notApplicableByReason).flatMap(([reason, criteria]) =>
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
  suppressions: [
    {
      rule: 'html-validate',
      message: /^element-permitted-content: <style> element/,
      target: /style(?::nth-child\(\d+\))?$/,
      reason:
        'Mantine writes the styles of responsive props beside their elements, as its documentation says. HTML allows style elements only in the head, but all browsers apply them in the body, and assistive technology does not read them.',
      link: 'https://mantine.dev/styles/responsive/#responsive-style-props',
    },
    {
      rule: 'axe',
      message: /^hidden-content /,
      target: /^\._nav_\w+$/,
      reason:
        'The rule reports all hidden content for a review by a person, so no page with hidden parts can pass. The links in the header are hidden on small screens, as specified. They are tested at 1280 px and are also in the footer.',
      link: 'https://github.com/dequelabs/axe-core/pull/335',
    },
    {
      rule: 'axe',
      message: /^color-contrast(?:-enhanced)? \(incomplete\)/,
      target:
        /^(?:p\[data-inherit|\.(?:m_3d733a3a|mantine-Notification-|_notificationText_|_link_))/,
      in: ({ state, viewport }) =>
        ['toast open', 'locale suggested'].includes(state) && viewport === '320×256',
      reason:
        'In a low viewport a long toast scrolls, and axe cannot tell the colors of a text that is partly scrolled away. They are tested in larger viewports. text-clipping tests that scrolling reaches all text.',
      link: 'https://github.com/dequelabs/axe-core/issues/4508',
    },
    {
      rule: 'axe',
      message: /^color-contrast(?:-enhanced)? \(incomplete\)/,
      target: /^(?!.*(?:lang|Language))/,
      in: ({ state }) => state === 'language list open',
      reason:
        'The open list of languages lies over the page, and axe cannot tell the colors of a text that is partly covered. They are tested while the list is closed.',
      link: 'https://github.com/dequelabs/axe-core/issues/4508',
    },
  ],
  exclusions: [
    'An open toast on other pages than the home page, because only the home page opens toasts.',
    'The 404 page after a navigation, because no link leads there.',
    'The list of languages and the locale suggestion if the site has one language, because it has neither then.',
    'The locale suggestion on other pages than the home page, where it is the same, and in pseudo-locales, which have none.',
  ],
};
