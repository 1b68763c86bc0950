import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { useTexts } from '../../src/i18n/useTexts.tsx';
import { facts } from '../../src/site/facts.ts';
import { routes } from '../../src/site/routes.ts';
import { messages as english, recordAnnouncements, renderSite, t } from './renderSite.tsx';

beforeEach(() => void vi.mocked(console.error).mockImplementation(() => {}));

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

const messages = {
  common: { header: { contactUs: 'Kontakt' }, toast: { close: 'Schließen' } },
  home: { hero: { getStarted: 'Los geht’s', badges: { tools_one: 'Ein Werkzeug' } } },
  privacy: {},
  terms: {},
  notFound: {},
};
const i18n = createI18n({ locale: 'de', dir: 'ltr', messages, fallback: english });
const languages = [{ tag: 'de', name: 'Deutsch', preview: 'incomplete' as const }];

it('the slider and the date of a Persian page have Latin digits, like its other numbers', () => {
  const persian = createI18n({ locale: 'fa', dir: 'rtl', messages: english });
  const { unmount } = renderSite('/', [], persian);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('48');
  unmount();
  renderSite('/privacy', [], persian);
  expect(document.querySelector('time')?.textContent).toContain(facts.legalUpdated.slice(0, 4));
});

it.each(routes)(
  'marks each English text and name on $path of an unfinished language, and no other text',
  ({ path }) => {
    renderSite(path, languages, i18n);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const own = new Set(['Kontakt', 'Los geht’s', 'Deutsch']);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      // Skip the email address, which has no language, and style sheets, which nobody reads.
      if (parentElement!.closest('[href^="mailto:"]')) continue;
      if (parentElement?.localName === 'style') continue;
      const isEnglish = languageOf(parentElement!) === 'en';
      expect(isEnglish, textContent!).toBe(!own.has(textContent!));
    }
    const named = document.querySelectorAll(
      '[aria-label]:not([href^="mailto:"]), [alt]:not([alt=""]), [id$=action]',
    );
    expect(named).not.toHaveLength(0);
    for (const element of named) expect(languageOf(element), element.outerHTML).toBe('en');
  },
);

it('marks the visible and the announced text of an English toast', async () => {
  renderSite('/', languages, i18n);
  const announced = recordAnnouncements();
  await userEvent.click(document.querySelector('main [target=_blank]')!);
  expect(announced).toHaveLength(1);
  const shown = await screen.findAllByText(announced[0]!);
  expect(shown).toHaveLength(2);
  for (const message of shown) expect(languageOf(message)).toBe('en');
});

it('the list of languages marks an incomplete language, with a space before the mark', () => {
  renderSite('/', [{ tag: 'en', name: 'English' }, ...languages]);
  const entries = screen.getAllByRole('listitem');
  const entry = entries.find(({ textContent }) => textContent.startsWith('Deutsch'));
  expect(entry!.textContent).toBe(`Deutsch ${t(($) => $.preview.incomplete)}`);
});

it('shows the next page in its language, and missing texts in English', async () => {
  const title = 'Nutzungsbedingungen';
  const { terms, ...others } = english;
  const germanTexts = { ...others, terms: { title } };
  const german = createI18n({
    locale: 'de',
    dir: 'ltr',
    messages: germanTexts,
    fallback: { terms },
  });
  renderSite('/', languages, german);
  const [link] = screen.getAllByRole('link', { name: t(($) => $.common.footer.terms) });
  act(() => link!.click());
  expect(languageOf(await screen.findByText(title))).toBe('de');
  const section = screen.getByRole('heading', { name: t(($) => $.terms.license.title) });
  expect(languageOf(section.firstElementChild!)).toBe('en');
  const spokenTitle = within(screen.getByRole('status')).getByText(document.title);
  expect(languageOf(spokenTitle)).toBe('en');
});

/** Nothing calls this function. It tests that the compiler refuses each of these lines. */
export function Mistakes() {
  const { t: translate, text } = useTexts(['common', 'home']);
  return [
    // @ts-expect-error -- an unknown key
    text(($) => $.home.hero.titel),
    // @ts-expect-error -- a group of texts
    text(($) => $.home.hero),
    // @ts-expect-error -- a text of a file that is not in the call of `useTexts`
    text(($) => $.terms.title),
    // @ts-expect-error -- no value for `company`
    text(($) => $.common.footer.copyright, { year: 2025 }),
    // @ts-expect-error -- no values at all
    text(($) => $.common.footer.copyright),
    // @ts-expect-error -- no count
    text(($) => $.home.hero.badges.tools),
    // @ts-expect-error -- no value for `company` in `translate`
    translate(($) => $.common.footer.copyright, { year: 2025 }),
    // @ts-expect-error -- an unknown key in `translate`
    translate(($) => $.home.hero.titel),
  ];
}
