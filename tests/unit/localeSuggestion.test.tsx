import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findSuggestedLocale } from '../../src/i18n/findSuggestedLocale.ts';
import type { Messages, SiteTexts } from '../../src/i18n/siteTexts.ts';
import type { RouteId } from '../../src/site/routes.ts';
import { renderSite } from './renderSite.tsx';

const suggestion = { text: 'Auch auf Deutsch', link: 'Lesen', label: 'Sprache', dismiss: 'Zu' };
const english = { tag: 'en', name: 'English' };
const german = { tag: 'de', name: 'Deutsch' };

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  // jsdom has no `requestIdleCallback`, so the site uses a timer.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

/** @param files the text of the response for each address; all other responses are empty */
const serve = (files: Readonly<Record<string, string>>) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) => new Response(files[String(address)]));

async function visitTerms(untranslated: RouteId[], messages: Messages, fallback: Messages = {}) {
  const texts: SiteTexts = { locale: 'de', dir: 'ltr', languages: [], messages, fallback };
  const fetched = serve({
    '/de': '<!doctype html><html lang="de" dir="ltr" data-texts="/assets/texts-de.json">',
    '/assets/texts-de.json': JSON.stringify(texts),
  });
  renderSite('/terms', [english, { ...german, untranslated }]);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  return fetched;
}

it('a translated page is suggested', async () => {
  await visitTerms([], { common: { suggestion } });
  expect(await screen.findByText(suggestion.text)).toBeDefined();
});

it('a page that would appear in English is not suggested', async () => {
  expect(await visitTerms(['terms'], { common: { suggestion } })).not.toHaveBeenCalled();
});

it.each([
  [true, 0],
  [false, 1],
])(
  'English is suggested unless the current page already appears in English: %s',
  async (isInEnglish, loads) => {
    const fetched = serve({});
    await findSuggestedLocale('de', isInEnglish, [english, german], ['en-GB', 'de']);
    expect(fetched).toHaveBeenCalledTimes(loads);
  },
);

it.each([
  ['the site has none of the preferred languages', ['tlh', 'la']],
  ['the browser reports invalid languages', ['C', 'en_US.UTF-8']],
])('there is no suggestion if %s', async (_, preferred) => {
  const fetched = serve({});
  expect(await findSuggestedLocale('en', false, [english, german], preferred)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it('a language that the server no longer has is not suggested', async () => {
  const texts = { locale: 'en', dir: 'ltr', languages: [], messages: { common: { suggestion } } };
  serve({
    '/de': '<html lang="en" data-texts="/texts-en.json">',
    '/texts-en.json': JSON.stringify(texts),
  });
  expect(await findSuggestedLocale('en', false, [english, german], ['de'])).toBeUndefined();
});

it('there is no suggestion if its text would appear in English', async () => {
  const fetched = await visitTerms([], { common: {} }, { common: { suggestion } });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), 10_000);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.queryByText(suggestion.text)).toBeNull();
});
