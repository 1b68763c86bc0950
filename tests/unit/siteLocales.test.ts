import { expect, it, onTestFinished, vi } from 'vitest';
import germanCommon from '../../locales/de/common.json';
import common from '../../locales/en/common.json';
import terms from '../../locales/en/terms.json';
import { checkLocales, findMistakes } from '../../src/node/locales/checkLocales.ts';
import { readLocaleFiles } from '../../src/node/locales/localeFiles.ts';
import type { PublishedBefore } from '../../src/node/locales/publishedBefore.ts';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { renderPage } from '../../src/node/build/renderPage.tsx';
import { renderSiteFiles } from '../../src/node/build/siteFiles.ts';
import { toSiteTexts } from '../../src/node/build/toSiteTexts.ts';
import { toTree } from '../../src/node/locales/toTree.ts';
import { routes, type RouteId } from '../../src/site/routes.ts';
import { makeLocaleFiles } from '../localeFiles.ts';

const findNonePublished = (): PublishedBefore => ({ locales: new Set() });
const findDutchPublished = () => ({ locales: new Set(['nl']) });

const markEnglish = (text: string) => `<span lang="en" dir="ltr">${text}</span>`;

it('shows an unfinished language only in previews, with missing texts in English', async () => {
  const commonTexts = Buffer.from(JSON.stringify({ ...germanCommon, skipLink: '' }));
  const files = new Map(readLocaleFiles());
  const dutch = new Map(files.get('de')).set('common.json', commonTexts);
  dutch.delete('terms.json');
  const report = checkLocales(files.set('nl', dutch), findNonePublished);
  expect(readSiteLocales('visitors', report).map(({ tag }) => tag)).not.toContain('nl');

  const allTexts = toSiteTexts(readSiteLocales('translators', report));
  const render = async (tag: string, id: RouteId) => {
    const texts = allTexts.find(({ locale }) => locale === tag)!;
    const route = routes.find((one) => one.id === id)!;
    const page = await renderPage(route, texts);
    return page.head + page.body;
  };
  const page = await render('nl', 'terms');
  expect(page).toContain(markEnglish(terms.acceptance.title));
  expect(page).toContain(markEnglish(common.skipLink));
  expect(page).toContain(`<title lang="en" dir="ltr">${terms.meta.title}`);
  expect(page).toMatch(/<meta name="description" content="[^"]+" lang="en"/);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).toContain('<aside');
  expect(await render('nl', 'privacy')).toContain('<title>');
  expect(await render('de', 'terms')).not.toContain('<aside');
  expect(await render('en', 'home')).not.toContain('rel="alternate" hrefLang="nl"');
  expect(renderSiteFiles(allTexts, new Date())['sitemap.xml']).not.toContain('/nl');
});

const notes = '{ "glossary": {}, "keys": {} }';

it('stops every build if English lacks a text, and lists it as a mistake', () => {
  const files = makeLocaleFiles({ 'en/home.json': '{ "title": "" }', 'notes.json': notes });
  const report = checkLocales(files, findNonePublished);
  for (const audience of ['visitors', 'translators'] as const)
    expect(() => readSiteLocales(audience, report)).toThrow(/home\.title: This text is empty/);
  expect(report.locales.flatMap(findMistakes).map(({ key }) => key)).toEqual(['home.title']);
});

const sizes = { common: 30, home: 50, notFound: 10, privacy: 40, terms: 40 };

const keys = Object.entries(sizes).flatMap(([namespace, size]) =>
  Array.from({ length: size }, (_, index) => `${namespace}.text${index}`),
);

const toFiles = (locale: string, toText: (key: string) => string) =>
  Object.entries(toTree(keys.map((key) => [key, toText(key)] as const))).map(
    ([namespace, group]) => [`${locale}/${namespace}.json`, JSON.stringify(group)],
  );

function makeSite(isMissing: (key: string) => boolean) {
  const comments = keys.map((key) => [
    key,
    { comment: 'A text.', ...(key.endsWith('.text0') && { required: true }) },
  ]);
  const english = toFiles('en', (key) => `English ${key}`);
  const dutch = toFiles('nl', (key) => (isMissing(key) ? '' : `Nederlands ${key}`));
  return makeLocaleFiles({
    ...Object.fromEntries([...english, ...dutch]),
    'notes.json': JSON.stringify({ glossary: {}, keys: Object.fromEntries(comments) }),
  });
}

const lackText = (namespace: string, first: number) => (key: string) =>
  key.startsWith(`${namespace}.text`) && Number(/\d+$/.exec(key)) >= first;

const histories = {
  new: findNonePublished,
  published: findDutchPublished,
  'without history': () => ({ reason: 'There is no history of git here.' }),
};

type IsMissing = (key: string) => boolean;

it.each<[keyof typeof histories, what: string, IsMissing, inEnglish?: string[]]>([
  ['new', 'nothing', () => false, []],
  ['new', 'a tenth of its texts', lackText('home', 34), []],
  ['new', 'more than a tenth', lackText('home', 32)],
  ['new', 'a required text', (key) => key === 'common.text0'],
  ['new', 'a sentence of its terms', (key) => key === 'terms.text7', ['terms']],
  ['new', 'most of the landing page', lackText('home', 9), ['home']],
  ['new', 'most of the site', (key) => /^(?:home|terms|privacy)/.test(key)],
  ['published', 'more than a tenth', lackText('home', 26), []],
  ['published', 'a required text', (key) => key === 'common.text0', []],
  ['published', 'a page', lackText('home', 0), ['home']],
  [
    'published',
    'most of the site',
    (key) => !key.startsWith('common.'),
    ['home', 'notFound', 'privacy', 'terms'],
  ],
  ['without history', 'less than a half', lackText('home', 26), []],
  ['without history', 'a required text', (key) => key === 'home.text0'],
  ['without history', 'most of the site', (key) => !key.startsWith('home.')],
])(
  'finds out whether a language that is %s and lacks %s is published, and which pages are in English',
  (history, _, isMissing, inEnglish) => {
    const report = checkLocales(makeSite(isMissing), histories[history]);
    const dutch = readSiteLocales('visitors', report).find(({ tag }) => tag === 'nl');
    expect(dutch && (dutch.untranslated ?? [])).toEqual(inEnglish);
  },
);

it('without history, the report asks a language only for what this build asks', () => {
  const files = makeSite((key) => key === 'home.text0' || lackText('home', 32)(key));
  const [, dutch] = checkLocales(files, histories['without history']).locales;
  expect(dutch!.obstacles).toEqual(['lacks home.text0, which a new language needs']);
});

it.each([
  ['has a group in its place', '{ "note": "A note" }', '{ "note": { "text": "Een groep" } }'],
  [
    'lacks one of its plural forms',
    '{ "tools_one": "one tool", "tools_other": "{{count}} tools" }',
    '{ "tools_one": "", "tools_other": "{{count}} dingen" }',
  ],
])('shows the English text if a language %s', (_, english, translation) => {
  const files = makeLocaleFiles({ 'en/home.json': english, 'nl/home.json': translation });
  const [, dutch] = readSiteLocales('translators', checkLocales(files, findDutchPublished));
  expect(dutch!.messages).toEqual({ home: {} });
  expect(dutch!.fallback).toEqual({ home: JSON.parse(english) });
});

it('shows visitors an untranslated page in English, and translators its finished part', () => {
  const report = checkLocales(
    makeSite((key) => key === 'terms.text7'),
    findNonePublished,
  );
  const [visitors, translators] = (['visitors', 'translators'] as const).map(
    (audience) => readSiteLocales(audience, report)[1]!,
  );
  expect(visitors).toMatchObject({ untranslated: ['terms'], messages: { terms: {} } });
  expect(translators!.messages.terms).toHaveProperty('text6');
  // Otherwise translators would read above their texts that the page appears in English.
  expect(translators).not.toHaveProperty('untranslated');
});

it('a broken file or a folder without a valid language tag stops the build, but not a preview', () => {
  const files = makeLocaleFiles({
    'en/home.json': '{ "title": "Send" }',
    'de/home.json': '{\n"title": "Senden"\n"more": "" }',
    'pt_br/home.json': '{ "title": "Enviar" }',
    'notes.json': notes,
  });
  const report = checkLocales(files, findNonePublished);
  expect(() => readSiteLocales('visitors', report)).toThrow(
    /locales\/de\/home\.json:3:1 A comma is missing before this\.[^]*Rename the folder from "pt_br" to "pt-BR", or remove it\./,
  );
  const tags = readSiteLocales('translators', report).map(({ tag }) => tag);
  expect(tags).toEqual(['en', 'de', 'en-XA', 'ar-XB']);
});

it('names a page that waits for a promise that never settles', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [texts] = toSiteTexts(readSiteLocales('visitors'));
  // A component that reads this property suspends, as with `use(promise)`.
  Object.defineProperty(texts, 'languages', {
    get() {
      // oxlint-disable-next-line no-throw-literal, only-throw-error -- React suspends if a promise is thrown.
      throw new Promise(() => {});
    },
  });
  const page = expect(renderPage(routes[0], texts!)).rejects.toThrow(
    '/ cannot be rendered:\nA component still waits for a promise after 30 seconds.',
  );
  await vi.advanceTimersByTimeAsync(30_000);
  await page;
});
