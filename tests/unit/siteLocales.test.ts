import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import common from '../../locales/en/common.json';
import home from '../../locales/en/home.json';
import terms from '../../locales/en/terms.json';
import { checkLocales, findMistakes } from '../../src/node/locales/checkLocales.ts';
import type { PublishedBefore } from '../../src/node/locales/publishedBefore.ts';
import { readSiteLocales, type Audience } from '../../src/node/locales/siteLocales.ts';
import { renderPage } from '../../src/node/build/renderPage.tsx';
import { renderSiteFiles } from '../../src/node/build/siteFiles.ts';
import { toSiteTexts } from '../../src/node/build/siteTexts.ts';
import { toTree } from '../../src/node/locales/toTree.ts';
import { routes, type RouteId } from '../../src/site/routes.ts';
import { makeLocaleFiles } from '../localeFiles.ts';
import { makeFolder } from '../makeFolder.ts';

beforeEach(() => {
  const [site, folder] = [process.cwd(), makeFolder()];
  cpSync('locales', `${folder}/locales`, { recursive: true });
  process.chdir(folder);
  onTestFinished(() => process.chdir(site));
});

const listTags = (audience: Audience) => readSiteLocales(audience).map(({ tag }) => tag);

const markEnglish = (text: string) => `<span lang="en" dir="ltr">${text}</span>`;

it('shows an unfinished language only in previews, with missing texts in English', async () => {
  cpSync('locales/de', 'locales/nl', { recursive: true });
  rmSync('locales/nl/terms.json');
  const dutch = readFileSync('locales/nl/common.json', 'utf8');
  const withoutSkipLink = JSON.stringify({ ...JSON.parse(dutch), skipLink: '' });
  writeFileSync('locales/nl/common.json', withoutSkipLink);
  expect(listTags('visitors')).not.toContain('nl');

  const allTexts = toSiteTexts(readSiteLocales('translators'));
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

it('stops every build if English lacks a text, and lists it as a mistake', () => {
  const emptied = { ...home, hero: { ...home.hero, getStarted: '' } };
  writeFileSync('locales/en/home.json', JSON.stringify(emptied));
  for (const audience of ['visitors', 'translators'] as const)
    expect(() => listTags(audience)).toThrow(/home\.hero\.getStarted: This text is empty/);
  const { locales } = checkLocales();
  expect(locales.flatMap(findMistakes).map(({ key }) => key)).toEqual(['home.hero.getStarted']);
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

const findNonePublished = (): PublishedBefore => ({ locales: new Set() });
const findDutchPublished = () => ({ locales: new Set(['nl']) });
const findNoHistory = () => ({ reason: 'There is no history of git here.' });
const lackText = (namespace: string, first: number) => (key: string) =>
  key.startsWith(`${namespace}.text`) && Number(/\d+$/.exec(key)) >= first;

it.each<
  [
    what: string,
    isMissing: (key: string) => boolean,
    before: typeof findNonePublished,
    inEnglish?: string[],
  ]
>([
  ['new, lacks nothing', () => false, findNonePublished, []],
  ['new, lacks a tenth of its texts', lackText('home', 34), findNonePublished, []],
  ['new, lacks more than a tenth', lackText('home', 32), findNonePublished],
  ['new, lacks a required text', (key) => key === 'common.text0', findNonePublished],
  [
    'new, lacks a sentence of its terms',
    (key) => key === 'terms.text7',
    findNonePublished,
    ['terms'],
  ],
  ['new, lacks most of the landing page', lackText('home', 9), findNonePublished, ['home']],
  ['new, lacks most of the site', (key) => /^(?:home|terms|privacy)/.test(key), findNonePublished],
  ['published, lacks more than a tenth', lackText('home', 26), findDutchPublished, []],
  ['published, lacks a required text', (key) => key === 'common.text0', findDutchPublished, []],
  ['published, lacks a page', lackText('home', 0), findDutchPublished, ['home']],
  [
    'published, lacks most of the site',
    (key) => !key.startsWith('common.'),
    findDutchPublished,
    ['home', 'notFound', 'privacy', 'terms'],
  ],
  ['without history, lacks less than a half', lackText('home', 26), findNoHistory, []],
  ['without history, lacks a required text', (key) => key === 'home.text0', findNoHistory],
  ['without history, lacks most of the site', (key) => !key.startsWith('home.'), findNoHistory],
])(
  'finds out whether a language that is %s, is published, and which pages are in English',
  (_, isMissing, before, inEnglish) => {
    const locales = readSiteLocales('visitors', checkLocales(makeSite(isMissing), before));
    const dutch = locales.find(({ tag }) => tag === 'nl');
    expect(dutch && (dutch.untranslated ?? [])).toEqual(inEnglish);
  },
);

it('shows the English text if a language has a group of texts in its place', () => {
  const files = makeLocaleFiles({
    'en/home.json': '{ "note": "A note" }',
    'nl/home.json': '{ "note": { "text": "Een groep" } }',
  });
  const [, dutch] = readSiteLocales('translators', checkLocales(files, findDutchPublished));
  expect(dutch).toMatchObject({ messages: { home: {} }, fallback: { home: { note: 'A note' } } });
});

it('shows visitors an untranslated page in English, and translators its finished part', () => {
  const report = checkLocales(
    makeSite((key) => key === 'terms.text7'),
    findNonePublished,
  );
  const [visitors, translators] = (['visitors', 'translators'] as const).map(
    (audience) => readSiteLocales(audience, report)[1]!.messages.terms,
  );
  expect(visitors).toEqual({});
  expect(translators).toHaveProperty('text6');
});

it('a broken file or a folder without a valid language tag stops the build, but not a preview', () => {
  writeFileSync('locales/de/home.json', '{\n"meta": {}\n"hero": {} }');
  mkdirSync('locales/pt_br');
  expect(() => listTags('visitors')).toThrow(
    /locales\/de\/home\.json:3:1 A comma is missing before this\.[^]*Rename the folder from "pt_br" to "pt-BR", or remove it\./,
  );
  expect(listTags('translators')).toEqual(expect.arrayContaining(['en', 'de', 'es']));
});

it('a text that lacks a plural form appears in English for all numbers', () => {
  const arabic = JSON.parse(readFileSync('locales/ar/home.json', 'utf8'));
  arabic.hero.badges.tools_few = '';
  writeFileSync('locales/ar/home.json', JSON.stringify(arabic));
  const { messages, fallback } = readSiteLocales('visitors').find(({ tag }) => tag === 'ar')!;
  const { badges } = home.hero;
  expect(JSON.stringify(messages)).not.toContain(arabic.hero.badges.tools_other);
  expect(JSON.stringify(fallback)).toContain(badges.tools_other);
});

it('names a page that waits for a promise without end', async () => {
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
