import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import common from '../../locales/en/common.json';
import terms from '../../locales/en/terms.json';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { renderPage } from '../../src/node/prerender/renderPage.tsx';
import { renderSiteFiles } from '../../src/node/prerender/siteFiles.ts';
import { routes, type RouteId } from '../../src/site/routes.ts';
import { makeFolder } from '../makeFolder.ts';

beforeEach(() => {
  const [site, folder] = [process.cwd(), makeFolder()];
  cpSync('locales', `${folder}/locales`, { recursive: true });
  process.chdir(folder);
  onTestFinished(() => process.chdir(site));
});

const listTags = (preview: boolean) => readSiteLocales(preview).map(({ tag }) => tag);

/** As a text in English stands on a page of another language. */
const english = (text: string) => `<span lang="en" dir="ltr">${text}</span>`;

it('a folder of locales/ that is not complete is shown in preview alone, in English where it has no text', async () => {
  cpSync('locales/de', 'locales/nl', { recursive: true });
  rmSync('locales/nl/terms.json');
  const dutch = readFileSync('locales/nl/common.json', 'utf8');
  const withoutSkipLink = JSON.stringify({ ...JSON.parse(dutch), skipLink: '' });
  writeFileSync('locales/nl/common.json', withoutSkipLink);
  expect(listTags(false)).not.toContain('nl');

  const locales = readSiteLocales(true);
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
  expect(renderSiteFiles(locales)['sitemap.xml']).not.toContain('/nl');
});

it('a folder of locales/ that broke, or whose name is no language tag, stops the build, but no preview', () => {
  writeFileSync('locales/de/home.json', '{\n"meta": {}\n"hero": {} }');
  mkdirSync('locales/pt_br');
  expect(() => listTags(false)).toThrow(
    /"pt_br" is no language tag; pt-BR is\. Rename the folder\.[^]*locales\/de\/home\.json:3:1 A comma is missing before this\./,
  );
  expect(listTags(true)).toEqual(expect.arrayContaining(['en', 'de', 'es']));
});
