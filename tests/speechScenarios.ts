import type { Page } from '@playwright/test';
import type { AuditPage, SpeechScenario } from 'accessibility-audit';
import { localizePath } from '../src/i18n/urls.ts';
import { publishedLocales } from './e2e/pages.ts';

export function speechScenarios({ id, locale }: AuditPage): readonly SpeechScenario[] {
  if (id === 'notFound') return [returnHome];
  if (id !== 'home') return [];
  const [english, second] = publishedLocales;
  // Pages that are not in English switch to English, so that a new language does not change their snapshots.
  const other = locale === english?.tag ? second : english;
  return [
    openToast,
    moveLine,
    followLink(localizePath('/privacy', locale)),
    ...(other ? [chooseLanguage(other.tag)] : []),
  ];
}

export const toast = '.mantine-Notification-root';

const focusOn = (selector: string) => (page: Page) => page.locator(selector).focus();

/** Only products that have not been launched have a button. */
export const firstButton = '#products li:nth-child(1 of :has(button)) button';

const openToast: SpeechScenario = {
  name: 'toast',
  steps: [
    { title: 'focus the button', act: focusOn(firstButton) },
    {
      title: 'press Enter',
      async act(page) {
        await page.keyboard.press('Enter');
        await page.locator(toast).waitFor();
      },
      requiresAnnouncement: true,
    },
    { title: 'focused element', records: 'focus' },
    { title: 'new content', records: 'new content' },
    {
      title: 'press Escape',
      async act(page) {
        await page.keyboard.press('Escape');
        await page.locator(toast).waitFor({ state: 'detached' });
      },
    },
    { title: 'focused element', records: 'focus' },
  ],
};

const slider = 'main input[type=range]';

const moveLine: SpeechScenario = {
  name: 'slider',
  steps: [
    { title: 'focus the slider', act: focusOn(slider) },
    ...['ArrowUp', 'PageUp', 'End', 'Home'].map((key) => ({
      title: `press ${key}`,
      act: (page: Page) => page.locator(slider).press(key),
    })),
  ],
};

const followLink = (address: string): SpeechScenario => ({
  name: 'navigation',
  steps: [
    { title: 'focus the link', act: focusOn(`footer a[href="${address}"]`) },
    { title: 'press Enter', act: follow },
    { title: 'page title', records: 'page title' },
    {
      title: 'go back',
      act: (page) => changeTitle(page, () => page.goBack()),
      requiresAnnouncement: true,
    },
    { title: 'page title', records: 'page title' },
  ],
});

// The focused link disappears together with the 404 page. Orca then does not read the heading that gets the
// focus, so the site announces the title of the home page.
const returnHome: SpeechScenario = {
  name: 'returnHome',
  steps: [
    { title: 'focus the link', act: focusOn('main a') },
    { title: 'press Enter', act: follow, requiresAnnouncement: true },
    { title: 'page title', records: 'page title' },
  ],
};

function follow(page: Page): Promise<void> {
  return changeTitle(page, () => page.keyboard.press('Enter'));
}

/** Does not wait for the focus. If the focus is wrong, the snapshot has to show it. */
async function changeTitle(page: Page, act: () => Promise<unknown>): Promise<void> {
  const title = await page.title();
  await act();
  await page.waitForFunction((last) => document.title !== last, title);
}

const menu = 'header details';

const chooseLanguage = (to: string): SpeechScenario => ({
  name: 'language',
  steps: [
    { title: 'focus the list of languages', act: focusOn(`${menu} summary`) },
    { title: 'press Enter', act: (page) => page.keyboard.press('Enter') },
    { title: 'press Tab', records: { tabStops: `${menu} a` } },
    {
      title: 'focus a language',
      act: focusOn(`${menu} a[hreflang="${to}"]`),
      records: 'focus',
    },
    {
      title: 'press Enter',
      async act(page) {
        await page.keyboard.press('Enter');
        await page.locator(`html[lang="${to}"][data-hydrated]`).waitFor();
      },
      records: 'page start',
    },
  ],
});
