import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { useTexts } from '../../src/i18n/useTexts.tsx';
import { collectTexts } from '../../src/preview/findTexts.ts';
import { markTexts } from '../../src/preview/keyMarks.ts';

const pages = {
  german: { locale: 'de', dir: 'ltr' },
  arabic: { locale: 'ar', dir: 'rtl' },
} as const;

/** `messages` are in the language of the page, and `fallback` is in English. */
function renderTexts(
  page: keyof typeof pages,
  texts: Pick<Parameters<typeof createI18n>[0], 'messages' | 'fallback'>,
  show: (texts: ReturnType<typeof useTexts<readonly ['common', 'home']>>) => ReactNode,
): string {
  const Texts = () => show(useTexts(['common', 'home']));
  const { container } = render(
    <I18nextProvider i18n={createI18n({ ...pages[page], ...texts })}>
      <Texts />
    </I18nextProvider>,
  );
  return container.innerHTML.replaceAll(/[\u2068\u2069]/g, '');
}

it.each(['german', 'arabic'] as const)('a value never becomes markup on a page: %s', (page) => {
  const messages = { common: { legal: { updated: '<date>{{date}}</date>' } } };
  const date = 'I <3 a<b & c <date dateTime="evil">y</date> &lt;';
  const html = renderTexts(page, { messages }, ({ text }) =>
    text(($) => $.common.legal.updated, { date }, { date: <time dateTime="safe" /> }),
  );
  const expected = document.createElement('time');
  expected.dateTime = 'safe';
  expected.textContent = date;
  expect(html).toBe(expected.outerHTML);
});

it('a number in a text that appears in English has the format of English', () => {
  const footer = { copyright: '{{year, number}} p.' };
  const texts = { messages: { home: {} }, fallback: { common: { footer } } };
  const values = { year: 1234.5, company: '' };
  const html = renderTexts('german', texts, ({ text, nameOf }) => (
    <i {...nameOf(($) => $.common.footer.copyright, values)}>
      {text(($) => $.common.footer.copyright, values, { b: <b /> })}
    </i>
  ));
  expect(html).toBe(
    '<i aria-label="1,234.5 p." lang="en"><span lang="en" dir="ltr">1,234.5 p.</span></i>',
  );
});

const Inner = () => <i>{useTexts('home').text(($) => $.home.hero.getStarted)}</i>;

it('a translated text and name inside an English text are marked with their language', () => {
  const hero = { getStarted: 'Los geht’s' };
  const fallback = { common: { legal: { updated: 'Read <a>this</a> <b>that</b>' } } };
  const texts = { messages: { home: { hero } }, fallback };
  const html = renderTexts('german', texts, ({ text, nameOf }) => {
    const name = nameOf(($) => $.home.hero.getStarted);
    return text(($) => $.common.legal.updated, { date: '' }, { a: <b {...name} />, b: <Inner /> });
  });
  expect(html).toBe(
    '<span lang="en" dir="ltr">Read <b aria-label="Los geht’s" lang="de">this</b> <i><span lang="de">Los geht’s</span></i></span>',
  );
});

it('an ordinal number has its own plural form', () => {
  const badges = { tools_ordinal_one: '{{count}}st', tools_ordinal_two: '{{count}}nd' };
  const { t } = createI18n({ locale: 'en', dir: 'ltr', messages: { home: { hero: { badges } } } });
  const show = (count: number) => t(($) => $.home.hero.badges.tools, { count, ordinal: true });
  expect([show(21), show(2)]).toEqual(['21st', '2nd']);
});

it.each(['placeholder', 'aria-description', 'aria-roledescription', 'aria-placeholder'])(
  'a preview shows the key of a text in %s, even if the key has letters outside of ASCII',
  (attribute) => {
    const i18n = createI18n({ ...pages.german, messages: { home: { größe: 'Klein' } } });
    markTexts(i18n, true);
    // The cast is necessary, because the types know only the keys of the site.
    const text = (i18n.t as unknown as (key: string) => string)('home:größe');
    const { container } = render(<input {...{ [attribute]: text }} />);
    expect(collectTexts([]).map(({ key }) => key)).toEqual(['home.größe']);
    expect(container.querySelector('input')?.getAttribute(attribute)).toBe('Klein');
  },
);
