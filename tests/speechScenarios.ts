import type { AuditPage, SpeechScenario } from 'accessibility-audit';
import { localizePath } from '../src/i18n/urls.ts';
import { publishedLocales } from './e2e/pages.ts';

/**
 * What users do on the home page: open a toast, follow a link, and choose another language. On the
 * 404 page they follow a link that goes with the page.
 */
export function speechScenarios({ id, locale }: AuditPage): readonly SpeechScenario[] {
  if (id === 'notFound') return [returnHome];
  if (id !== 'home') return [];
  const [english, second] = publishedLocales;
  // All languages but English lead to English, so that a new one changes no other snapshot.
  const other = locale === english?.tag ? second : english;
  return [
    openToast,
    moveLine,
    followLink(localizePath('/privacy', locale)),
    ...(other ? [chooseLanguage(other.tag)] : []),
  ];
}

const toast = '.mantine-Notification-root';

type Page = Parameters<NonNullable<SpeechScenario['steps'][number]['act']>>[0];

/** A user moves the focus, by whichever key. */
const focusOn = (selector: string) => (page: Page) => page.locator(selector).focus();

/** Of a product that is announced; a live one has a link. */
export const firstButton = '#products li:nth-child(1 of :has(button)) button';

const openToast: SpeechScenario = {
  name: 'toast',
  steps: [
    { title: 'the button', act: focusOn(firstButton) },
    {
      title: 'when it is pressed',
      async act(page) {
        await page.keyboard.press('Enter');
        await page.locator(toast).waitFor();
      },
      requiresAnnouncement: true,
    },
    { title: 'where the focus is then', records: 'focus' },
    { title: 'what is new on the page', records: 'new content' },
    {
      title: 'when Escape is pressed',
      async act(page) {
        await page.keyboard.press('Escape');
        await page.locator(toast).waitFor({ state: 'detached' });
      },
    },
    { title: 'where the focus is at last', records: 'focus' },
  ],
};

const slider = 'main input[type=range]';

const moveLine: SpeechScenario = {
  name: 'slider',
  steps: [
    { title: 'the line of the picture', act: focusOn(slider) },
    ...['ArrowUp', 'PageUp', 'End', 'Home'].map((key) => ({
      title: `when ${key} is pressed`,
      act: (page: Page) => page.locator(slider).press(key),
    })),
  ],
};

const followLink = (address: string): SpeechScenario => ({
  name: 'navigation',
  steps: [
    { title: 'the link', act: focusOn(`footer a[href="${address}"]`) },
    { title: 'when it is followed', act: follow },
    { title: 'the page is then', records: 'page title' },
    {
      title: 'after Back',
      act: (page) => changeTitle(page, () => page.goBack()),
      requiresAnnouncement: true,
    },
    { title: 'the page is then', records: 'page title' },
  ],
});

const returnHome: SpeechScenario = {
  name: 'returnHome',
  steps: [
    { title: 'the link', act: focusOn('main a') },
    { title: 'when it is followed', act: follow, requiresAnnouncement: true },
    { title: 'the page is then', records: 'page title' },
  ],
};

function follow(page: Page): Promise<void> {
  return changeTitle(page, () => page.keyboard.press('Enter'));
}

/** Ends when the page has another title; where the focus is then is to be recorded, not assumed. */
async function changeTitle(page: Page, act: () => Promise<unknown>): Promise<void> {
  const title = await page.title();
  await act();
  await page.waitForFunction((last) => document.title !== last, title);
}

const menu = 'header details';

const chooseLanguage = (to: string): SpeechScenario => ({
  name: 'language',
  steps: [
    { title: 'the list of languages', act: focusOn(`${menu} summary`) },
    { title: 'when Enter is pressed', act: (page) => page.keyboard.press('Enter') },
    { title: 'at each Tab', records: { tabStops: `${menu} a` } },
    {
      title: 'the link that is followed',
      act: focusOn(`${menu} a[hreflang="${to}"]`),
      records: 'focus',
    },
    {
      title: 'on arrival',
      async act(page) {
        await page.keyboard.press('Enter');
        await page.locator(`html[lang="${to}"][data-hydrated]`).waitFor();
      },
      records: 'page start',
    },
  ],
});
