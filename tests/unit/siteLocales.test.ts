import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import common from '../../locales/en/common.json';
import home from '../../locales/en/home.json';
import terms from '../../locales/en/terms.json';
import { checkLocales } from '../../src/node/locales/checkLocales.ts';
import { readNotes } from '../../src/node/locales/comments.ts';
import { readSiteLocales, type Audience } from '../../src/node/locales/siteLocales.ts';
import { renderPage } from '../../src/node/build/renderPage.tsx';
import { renderSiteFiles } from '../../src/node/build/siteFiles.ts';
import { routes, type RouteId } from '../../src/site/routes.ts';
import { makeFolder } from '../makeFolder.ts';

beforeEach(() => {
  const [site, folder] = [process.cwd(), makeFolder()];
  cpSync('locales', `${folder}/locales`, { recursive: true });
  process.chdir(folder);
  onTestFinished(() => process.chdir(site));
});

const listTags = (audience: Audience) => readSiteLocales(audience).map(({ tag }) => tag);

/** An English text on a page in another language. */
const english = (text: string) => `<span lang="en" dir="ltr">${text}</span>`;

it('shows an unfinished language only in previews, with missing texts in English', async () => {
  cpSync('locales/de', 'locales/nl', { recursive: true });
  rmSync('locales/nl/terms.json');
  const dutch = readFileSync('locales/nl/common.json', 'utf8');
  const withoutSkipLink = JSON.stringify({ ...JSON.parse(dutch), skipLink: '' });
  writeFileSync('locales/nl/common.json', withoutSkipLink);
  expect(listTags('visitors')).not.toContain('nl');

  const locales = readSiteLocales('translators');
  const render = async (tag: string, id: RouteId) => {
    const locale = locales.find((one) => one.tag === tag)!;
    const page = await renderPage(
      routes.find((route) => route.id === id)!,
      locale,
      locales,
    );
    return page.head + page.body;
  };
  const page = await render('nl', 'terms');
  expect(page).toContain(english(terms.acceptance.title));
  expect(page).toContain(english(common.skipLink));
  expect(page).toContain(`<title lang="en" dir="ltr">${terms.meta.title}`);
  expect(page).toMatch(/<meta name="description" content="[^"]+" lang="en"/);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).toContain('<aside');
  expect(await render('nl', 'privacy')).toContain('<title>');
  expect(await render('de', 'terms')).not.toContain('<aside');
  expect(await render('en', 'home')).not.toContain('rel="alternate" hrefLang="nl"');
  expect(renderSiteFiles(locales, new Date())['sitemap.xml']).not.toContain('/nl');
});

it('stops every build if English lacks a text', () => {
  const emptied = { ...home, hero: { ...home.hero, getStarted: '' } };
  writeFileSync('locales/en/home.json', JSON.stringify(emptied));
  for (const audience of ['visitors', 'translators'] as const)
    expect(() => listTags(audience)).toThrow(/home\.hero\.getStarted: This text is empty/);
});

type Texts = { [part: string]: string | Texts };

/** Writes Dutch with the texts of German, except some. */
function writeDutch(isMissing: (key: string) => boolean): void {
  const empty = (texts: Texts, group: string): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([part, text]) => {
        const key = `${group}.${part}`;
        if (typeof text !== 'string') return [part, empty(text, key)];
        return [part, isMissing(key) ? '' : text];
      }),
    );
  cpSync('locales/de', 'locales/nl', { recursive: true });
  for (const name of ['common', 'home', 'notFound', 'privacy', 'terms']) {
    const texts = JSON.parse(readFileSync(`locales/nl/${name}.json`, 'utf8')) as Texts;
    writeFileSync(`locales/nl/${name}.json`, JSON.stringify(empty(texts, name)));
  }
}

const { keys } = readNotes().notes;
const { total, done, folder } = checkLocales().locales.find(({ locale }) => locale === 'de')!;
const isGerman = (key: string) => Boolean(folder.texts.get(key)?.value);
const sentences = Object.keys(keys).filter(
  (key) => /^(?:common|home|notFound)\./.test(key) && !keys[key]!.required && isGerman(key),
);
// English may have texts that nobody has translated yet.
const tenth = Math.floor(total / 10) - (total - done);

it.each<[what: string, isMissing: (key: string) => boolean, untranslated: string[] | undefined]>([
  ['a tenth of its sentences', (key) => sentences.slice(0, tenth).includes(key), []],
  ['a sentence of its terms', (key) => key === 'terms.license.end', ['terms']],
  [
    'most of the landing page',
    (key) => key.startsWith('home.') && key !== 'home.hero.text',
    ['home'],
  ],
  ['a link', (key) => key === 'common.skipLink', undefined],
  ['more than a tenth', (key) => sentences.slice(0, tenth + 1).includes(key), undefined],
  ['most of the site', (key) => /^(?:home|terms|privacy)/.test(key), undefined],
])(
  'publishes a language that lacks %s, or not, with these pages in English',
  (_, isMissing, untranslated) => {
    writeDutch(isMissing);
    const dutch = readSiteLocales('visitors').find(({ tag }) => tag === 'nl');
    expect(dutch && (dutch.untranslated ?? [])).toEqual(untranslated);
  },
);

it('shows English if a language has a group where English has a text', () => {
  writeDutch(() => false);
  const dutch = JSON.parse(readFileSync('locales/nl/home.json', 'utf8'));
  dutch.contact.note = { text: 'Een groep' };
  writeFileSync('locales/nl/home.json', JSON.stringify(dutch));
  const { messages, fallback } = readSiteLocales('visitors').find(({ tag }) => tag === 'nl')!;
  expect(messages).not.toHaveProperty('home.contact.note');
  expect(fallback).toHaveProperty('home.contact.note', home.contact.note);
});

it('shows visitors an untranslated page in English, and translators its finished part', () => {
  writeDutch((key) => key === 'terms.license.end');
  const [shown, inPreview] = (['visitors', 'translators'] as const).map(
    (audience) => readSiteLocales(audience).find(({ tag }) => tag === 'nl')!.messages.terms,
  );
  expect(shown).toEqual({});
  expect(inPreview).toHaveProperty('license.grant');
});

it('stops the build, but no preview, for a broken file or a folder that is no language', () => {
  writeFileSync('locales/de/home.json', '{\n"meta": {}\n"hero": {} }');
  mkdirSync('locales/pt_br');
  expect(() => listTags('visitors')).toThrow(
    /locales\/de\/home\.json:3:1 A comma is missing before this\.[^]*Rename the folder from "pt_br" to "pt-BR", or remove it\./,
  );
  expect(listTags('translators')).toEqual(expect.arrayContaining(['en', 'de', 'es']));
});
