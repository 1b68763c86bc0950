import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast } from '../../src/notifications/useToast.tsx';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { useTexts } from '../../src/i18n/useTexts.tsx';
import { routes } from '../../src/site/routes.ts';
import { renderSite, createTestI18n, siteLocales } from './renderSite.tsx';

beforeEach(() => void vi.mocked(console.error).mockImplementation(() => {}));

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

describe('a page of a language in the making', () => {
  const [{ messages: fallback }] = siteLocales as [(typeof siteLocales)[0]];
  const messages = {
    common: { header: { contactUs: 'Kontakt' }, toast: { close: 'Schließen' } },
    home: { hero: { getStarted: 'Los geht’s', badges: { tools_one: 'Ein Werkzeug' } } },
    privacy: {},
    terms: {},
    notFound: {},
  };
  const i18n = createI18n({ locale: 'de', dir: 'ltr', messages, fallback });
  const languages = [{ tag: 'de', name: 'Deutsch', preview: 'incomplete' as const }];

  it('shows what is missing in English, and says so to screen readers', () => {
    renderSite('/', languages, i18n);
    const title = screen.getByText('Enhance Everything with AI');
    expect(title.outerHTML).toBe('<span lang="en" dir="ltr">Enhance Everything with AI</span>');
    expect(languageOf(screen.getByText(/ AI tools and growing$/))).toBe('en');
  });

  it('leaves its own texts to the language of the page', () => {
    renderSite('/', languages, i18n);
    expect(languageOf(screen.getByText('Kontakt'))).toBeUndefined();
    expect(languageOf(screen.getByText('Los geht’s'))).toBeUndefined();
  });

  it.each(routes)('says of no English word on $path that it is of that language', ({ path }) => {
    renderSite(path, languages, i18n);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unmarked: (string | null)[] = [];
    while (walker.nextNode())
      if (languageOf(walker.currentNode.parentElement!) === undefined)
        unmarked.push(walker.currentNode.textContent);
    const email = import.meta.env.VITE_CONTACT_EMAIL;
    const own = new Set(['Kontakt', 'Los geht’s', 'Deutsch', email]);
    expect(unmarked.filter((text) => !own.has(text!))).toEqual([]);
  });

  it.each(['/', '/nowhere'])('marks the picture of %s, whose description is English', (path) => {
    renderSite(path, languages, i18n);
    for (const picture of screen.getAllByRole('img', { name: /./ }))
      expect(languageOf(picture)).toBe('en');
  });

  it('marks its title and description', () => {
    renderSite('/privacy', languages, i18n);
    expect(document.querySelector('title')?.lang).toBe('en');
    expect(document.querySelector('meta[name=description]')?.getAttribute('lang')).toBe('en');
  });

  it('marks a message, shown and spoken', async () => {
    renderSite('/', languages, i18n);
    await userEvent.click(screen.getByRole('button', { name: 'Learn More about Enhance My Room' }));
    const shown = await screen.findAllByText('Enhance My Room is coming soon!');
    expect(shown).toHaveLength(2);
    for (const message of shown) expect(languageOf(message)).toBe('en');
    closeToast();
  });
});

/** Texts with a link or another element in them, each on the page that shows it. */
const richTexts = [
  { path: '/privacy', select: 'common.legal.updated' },
  { path: '/terms', select: 'common.legal.translation' },
  { path: '/privacy', select: 'privacy.contact.text' },
  { path: '/terms', select: 'terms.contact.text' },
  { path: '/nowhere', select: 'notFound.title' },
];

describe.each(siteLocales)('in $tag', (locale) => {
  const textOf = (key: string) =>
    key
      .split('.')
      .reduce<unknown>(
        (tree, part) => Reflect.get(tree as object, part),
        locale.messages,
      ) as string;

  it.each(richTexts.filter(({ select }) => locale.tag !== 'en' || !select.endsWith('translation')))(
    '$select is a sentence with each of its parts',
    ({ path, select }) => {
      renderSite(path, [], createTestI18n(locale));
      const text = textOf(select);
      const shown = document.body.textContent.replace(/[\u2068\u2069]/g, '');
      const words = text.replace(/<[^>]*>/g, '').split(/\{\{\w+\}\}/);
      expect(shown).toMatch(new RegExp(words.map((part) => RegExp.escape(part)).join('.+')));
      for (const [, inner] of text.matchAll(/<\w+>(.*?)<\/\w+>/g)) {
        const pattern = new RegExp(
          `^${RegExp.escape(inner!).replace(/\\\{\\\{\w+\\\}\\\}/, '.+')}$`,
        );
        const parts = [...document.body.querySelectorAll('*')].filter(
          ({ children, textContent }) => children.length === 0 && pattern.test(textContent),
        );
        expect(parts).not.toEqual([]);
      }
    },
  );

  it.each(routes)('$path shows no tag and no brace', ({ path }) => {
    renderSite(path, [], createTestI18n(locale));
    expect(document.body.textContent).not.toMatch(/<\/?\w+>|\{\{|\}\}/);
  });
});

/** The keys of texts that have an element in them. */
const withTags = (tree: object, path: string): string[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value !== 'string') return withTags(value, `${path}${key}.`);
    return /<\w+>/.test(value) ? [path + key] : [];
  });

it('lists every text with an element in it', () => {
  const listed = richTexts.map(({ select }) => select);
  expect(withTags(siteLocales[0]!.messages, '').toSorted()).toEqual(listed.toSorted());
});

/** Never called: that it compiles, with each of these lines refused, is the test. */
export function Mistakes() {
  const { t, text } = useTexts(['common', 'home']);
  return [
    // @ts-expect-error -- a key that is not there
    text(($) => $.home.hero.titel),
    // @ts-expect-error -- a group of texts
    text(($) => $.home.hero),
    // @ts-expect-error -- a text of a file that was not asked for
    text(($) => $.terms.title),
    // @ts-expect-error -- a value that is missing
    text(($) => $.common.footer.copyright, { year: 2025 }),
    // @ts-expect-error -- all values missing
    text(($) => $.common.footer.copyright),
    // @ts-expect-error -- a count that is missing
    text(($) => $.home.hero.badges.tools),
    // @ts-expect-error -- the same for a name
    t(($) => $.common.footer.copyright, { year: 2025 }),
    // @ts-expect-error -- the same for a name
    t(($) => $.home.hero.titel),
  ];
}
