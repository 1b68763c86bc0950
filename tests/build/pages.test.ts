// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import common from '../../locales/en/common.json';
import preview from '../../locales/en/preview.json';
import { localeToOpenGraph } from '../../src/i18n/languages.ts';
import { localizePath } from '../../src/i18n/urls.ts';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { pagePathToFile } from '../../src/node/build/pagePathToFile.ts';
import { describeRelease, readReleaseFile } from '../../src/node/build/release.ts';
import { findScript } from '../../src/node/social/words.ts';
import { routes, type RouteId } from '../../src/site/routes.ts';

const origin = process.env.VITE_SITE_ORIGIN ?? 'https://www.enhanceeverything.example';
const release = readReleaseFile('dist')!;
// The folder may hold files of former releases too.
const files = Object.keys(release.files);
const locales = readSiteLocales('visitors');
const read = (path: string) => readFileSync(join('dist', path), 'utf8');

/** Whether a language has the page, or shows the English one in its place. */
function hasPage({ untranslated }: (typeof locales)[number], id: RouteId): boolean {
  return !untranslated?.includes(id);
}

/** What the social picture says. */
function wordsOf({ tag }: (typeof locales)[number]) {
  const { company } = JSON.parse(readFileSync(`locales/${tag}/common.json`, 'utf8'));
  const { hero } = JSON.parse(readFileSync(`locales/${tag}/home.json`, 'utf8'));
  return { company, title: hero.title };
}

const findPictures = (tag: string) =>
  files.filter((file) => new RegExp(`^/assets/social-${tag}-[\\w-]{8}\\.jpg$`).test(file));

/** Every prerendered page: routes × languages. */
const pages = locales.flatMap((locale) =>
  routes.map(({ id, path, indexed }) => {
    const address = localizePath(path, locale.tag);
    const html = read(pagePathToFile(address));
    return {
      path,
      indexed: indexed && hasPage(locale, id),
      translations: locales.filter((other) => hasPage(other, id)),
      address,
      locale,
      page: new DOMParser().parseFromString(html, 'text/html'),
    };
  }),
);

describe.each(pages)('the page $address', (tested) => {
  const { path, indexed, translations, address, locale, page } = tested;
  const listValues = (selector: string, ...names: string[]) =>
    [...page.querySelectorAll(selector)].map((one) => names.map((name) => one.getAttribute(name)));
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta:is([name="${name}"], [property="${name}"])`)?.content;

  it('names its language and its direction of writing, and has one title, in its head', () => {
    expect(page.documentElement.lang).toBe(locale.tag);
    expect(page.documentElement.dir).toBe(locale.dir);
    const titles = [...page.querySelectorAll('title:not(svg *)')];
    expect(titles.map(({ parentNode }) => parentNode)).toEqual([page.head]);
  });

  it('describes itself to search engines and to those who share it', () => {
    // Chinese and Korean say in 20 characters what English says in 70.
    const isDense = /^(?:zh|ko)\b/.test(locale.tag);
    const characters = [...new Intl.Segmenter().segment(meta('description')!)].length;
    expect(characters).toBeGreaterThanOrEqual(isDense ? 15 : 40);
    expect(characters).toBeLessThanOrEqual(160);
    expect(meta('og:title')).toBe(page.title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:type')).toBe('website');
    expect(meta('og:site_name')).toBe(common.company);
  });

  it('is shared with a picture in the language of the page, or in English where no font has its script', async () => {
    const { company, title } = wordsOf(locale);
    const pictures = findPictures(findScript(locale.tag) ? locale.tag : 'en');
    expect(pictures.map((file) => origin + file)).toEqual([meta('og:image')]);
    const { width, height } = await sharp(join('dist', pictures[0]!)).metadata();
    expect([width, height].map(String)).toEqual([meta('og:image:width'), meta('og:image:height')]);
    const card = page.querySelector<HTMLMetaElement>('meta[name="twitter:card"]');
    expect(card?.content).toBe('summary_large_image');
    const alternative = meta('og:image:alt')!.replaceAll(/[\u2068\u2069]/g, '');
    expect(alternative).toContain(company);
    expect(alternative).toContain(title);
  });

  it('names its language, and those that it can be read in, to networks', () => {
    const others = translations.filter(({ tag }) => tag !== locale.tag);
    expect(listValues('[property="og:locale"]', 'content')).toEqual([
      [localeToOpenGraph(locale.tag)],
    ]);
    expect(listValues('[property="og:locale:alternate"]', 'content')).toEqual(
      indexed ? others.map(({ tag }) => [localeToOpenGraph(tag)]) : [],
    );
  });

  it(indexed ? 'has one address' : 'is kept out of search engines', () => {
    const url = origin + address;
    expect(listValues('link[rel=canonical]', 'href')).toEqual(indexed ? [[url]] : []);
    expect(meta('og:url')).toBe(indexed ? url : undefined);
    expect(meta('robots')).toBe(indexed ? undefined : 'noindex');
  });

  it('tells search engines of itself in every language', () => {
    const expected = translations.map(({ tag }) => [tag, origin + localizePath(path, tag)]);
    const isOneOfMany = indexed && translations.length > 1;
    const alternates = isOneOfMany ? [...expected, ['x-default', origin + path]] : [];
    expect(listValues('link[rel=alternate]', 'hreflang', 'href')).toEqual(alternates);
  });

  it('leads to itself in every language, each named in its own', () => {
    const links = 'a[hreflang][translate=no]';
    const one = locales.map(({ tag }) => [tag, tag, localizePath(path, tag)]);
    expect(listValues(links, 'lang', 'hreflang', 'href')).toEqual([...one, ...one]);
    const names = locales.map(({ name }) => name);
    const shown = [...page.querySelectorAll(links)].map(({ textContent }) => textContent);
    expect(shown).toEqual([...names, ...names]);
    expect(listValues(`${links}[aria-current=true]`, 'hreflang')).toEqual([
      [locale.tag],
      [locale.tag],
    ]);
  });

  it('links only to what is there', () => {
    const urls = [...listValues('[href]', 'href'), ...listValues('[src]', 'src')].flat();
    expect(urls.filter((url) => !leadsSomewhere(url!, address))).toEqual([]);
  });
});

it('the sitemap lists the pages for search engines, each once', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g)];
  expect(listed.map(([, url]) => url)).toEqual(
    pages.filter(({ indexed }) => indexed).map(({ address }) => origin + address),
  );
});

it('robots.txt lets every search engine in and shows it the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

it('security.txt stands where those look for it who found a vulnerability', () => {
  expect(read('.well-known/security.txt')).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20/);
});

it.each(locales)('the web manifest in $tag names the site, and icons that are there', (locale) => {
  const { tag, dir } = locale;
  const manifest = JSON.parse(read(localizePath('/site.webmanifest', tag)));
  const start_url = localizePath('/', tag);
  expect(manifest).toMatchObject({ name: common.company, lang: tag, dir, start_url });
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  expect(icons).toHaveLength(3);
  expect(files).toEqual(expect.arrayContaining(icons));
});

it('the notes to hosts protect every page and keep what never changes, file by file', () => {
  const notes = read('_headers');
  expect(notes).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/);
  const hashed = files.filter((file) => /^\/assets\/.*(?<!\.br|\.gz|\.json|\.jpg)$/.test(file));
  const kept = notes.match(
    /^\/assets\/.+(?=\n {2}Cache-Control: public, max-age=31536000, immutable$)/gm,
  );
  expect(kept).toEqual(hashed);
  // Cloudflare reads no more: https://developers.cloudflare.com/workers/static-assets/headers/
  expect(notes.match(/^\//gm)!.length).toBeLessThan(100);
});

it('the release tells the content of each of its files', () => {
  const { files: now } = describeRelease('dist', release.hashes);
  expect(files).toContain('/index.html');
  expect(Object.fromEntries(files.map((file) => [file, now[file]]))).toEqual(release.files);
  const { stdout: head } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  expect([head.trim(), null]).toContain(release.commit);
});

// https://developer.mozilla.org/en-US/docs/Web/CSS/text-decoration#browser_compatibility
it('underlines are written as Safari reads them: the short form holds a line alone', () => {
  const lines = [...read('index.html').matchAll(/[;{]text-decoration:[^;}]+/g)].map(([line]) =>
    line.slice(1),
  );
  expect(lines).not.toEqual([]);
  const long = lines.filter((line) => !/:(?:none|underline|inherit)$/.test(line));
  expect(long).toEqual([]);
});

function leadsSomewhere(url: string, from: string): boolean {
  const { origin: host, pathname, hash } = new URL(url, `https://site.invalid${from}`);
  if (host !== 'https://site.invalid') return true;
  if (pathname.endsWith('/404')) return files.includes(`${pathname}.html`);
  const target = pages.find(({ address }) => address === pathname);
  if (!target) return files.includes(pathname);
  return hash === '' || target.page.getElementById(hash.slice(1)) !== null;
}

it('has nothing of what translators see in previews', () => {
  expect(files.filter((file) => file.includes('preview'))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|js|css)$/.test(file)).map(read);
  const marks = [
    // What asks for those texts.
    ...Object.keys(preview).map((key) => `.preview.${key}`),
    'show-keys',
    'preview-places',
    'E0001',
    'data-preview',
    preview.text,
    preview.showKeys,
  ];
  for (const mark of marks) expect(texts.filter((text) => text.includes(mark))).toEqual([]);
});
