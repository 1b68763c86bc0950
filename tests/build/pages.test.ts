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
import { pagePathToFile } from '../../src/node/build/pagePathToFile.ts';
import { describeRelease, readReleaseFile } from '../../src/node/build/release.ts';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { findWritingSystem } from '../../src/node/social/words.ts';
import { products } from '../../src/site/products.ts';
import { routes } from '../../src/site/routes.ts';

const origin = process.env.VITE_SITE_ORIGIN ?? 'https://www.enhanceeverything.example';
const release = readReleaseFile('dist')!;
// Use the list of files in the release, because `dist` may also contain files of former releases.
const files = Object.keys(release.files);
const locales = readSiteLocales('visitors');
const read = (path: string) => readFileSync(join('dist', path), 'utf8');
const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

const pages = locales.flatMap((locale) =>
  routes.map(({ id, path, indexed, legal }) => {
    const address = localizePath(path, locale.tag);
    const html = read(pagePathToFile(address));
    const page = new DOMParser().parseFromString(html, 'text/html');
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
    return {
      id,
      path,
      legal,
      indexed: indexed && !locale.untranslated?.includes(id),
      translations: locales.filter(({ untranslated }) => !untranslated?.includes(id)),
      address,
      locale,
      page,
      data: scripts.map(({ textContent }) => JSON.parse(textContent!)),
    };
  }),
);

describe.each(pages)('the page $address', (tested) => {
  const { path, indexed, translations, address, locale, page } = tested;
  const listValues = (selector: string, ...names: string[]) =>
    [...page.querySelectorAll(selector)].map((one) => names.map((name) => one.getAttribute(name)));
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta:is([name="${name}"], [property="${name}"])`)?.content;

  it('declares its language and direction, and has exactly one title, which is in the head', () => {
    expect(page.documentElement.lang).toBe(locale.tag);
    expect(page.documentElement.dir).toBe(locale.dir);
    const titles = [...page.querySelectorAll('title:not(svg *)')];
    expect(titles.map(({ parentNode }) => parentNode)).toEqual([page.head]);
  });

  it('describes itself to search engines and social networks', () => {
    // A sentence in Chinese or Korean has about a third of the characters of the English one.
    const isDense = /^(?:zh|ko)\b/.test(locale.tag);
    const characters = [...new Intl.Segmenter().segment(meta('description')!)].length;
    expect(characters).toBeGreaterThanOrEqual(isDense ? 15 : 40);
    expect(characters).toBeLessThanOrEqual(160);
    expect(meta('og:title')).toBe(page.title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:type')).toBe('website');
    expect(meta('og:site_name')).toBe(common.company);
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  it('has a social picture in its language, or the English one if no font covers its writing system', async () => {
    const tag = findWritingSystem(locale.tag) ? locale.tag : 'en';
    const pictures = files.filter((file) => file.startsWith(`/assets/social-${tag}-`));
    expect(pictures.map((file) => origin + file)).toEqual([meta('og:image')]);
    const { width, height } = await sharp(join('dist', pictures[0]!)).metadata();
    expect([width, height].map(String)).toEqual([meta('og:image:width'), meta('og:image:height')]);
    const { company } = JSON.parse(readFileSync(`locales/${locale.tag}/common.json`, 'utf8'));
    const { hero } = JSON.parse(readFileSync(`locales/${tag}/home.json`, 'utf8'));
    const alternative = meta('og:image:alt')!.replaceAll(/[\u2068\u2069]/g, '');
    expect(alternative).toContain(company);
    expect(alternative).toContain(hero.title);
  });

  it('names its language and its translations to social networks', () => {
    const own = [[localeToOpenGraph(locale.tag)]];
    expect(listValues('[property="og:locale"]', 'content')).toEqual(own);
    const others = indexed ? translations.filter(({ tag }) => tag !== locale.tag) : [];
    expect(listValues('[property="og:locale:alternate"]', 'content')).toEqual(
      others.map(({ tag }) => [localeToOpenGraph(tag)]),
    );
  });

  it(indexed ? 'names its canonical address' : 'asks search engines not to list it', () => {
    const url = origin + address;
    expect(listValues('link[rel=canonical]', 'href')).toEqual(indexed ? [[url]] : []);
    expect(meta('og:url')).toBe(indexed ? url : undefined);
    expect(meta('robots')).toBe(indexed ? undefined : 'noindex');
  });

  it('names its translations to search engines', () => {
    const expected = translations.map(({ tag }) => [tag, origin + localizePath(path, tag)]);
    const alternates = [...expected, ['x-default', origin + path]];
    const isTranslated = indexed && translations.length > 1;
    const links = listValues('link[rel=alternate]', 'hreflang', 'href');
    expect(links).toEqual(isTranslated ? alternates : []);
  });

  it('links to itself in every language, in the header and in the footer', () => {
    const links = 'a[hreflang][translate=no]';
    const one = locales.map(({ tag }) => [tag, tag, localizePath(path, tag)]);
    expect(listValues(links, 'lang', 'hreflang', 'href')).toEqual([...one, ...one]);
    const names = locales.map(({ name }) => name);
    const shown = [...page.querySelectorAll(links)].map(({ textContent }) => textContent);
    expect(shown).toEqual([...names, ...names]);
    const current = listValues(`${links}[aria-current=true]`, 'hreflang');
    expect(current).toEqual([[locale.tag], [locale.tag]]);
  });

  it('links only to pages, sections and files that exist', () => {
    const urls = [...listValues('[href]', 'href'), ...listValues('[src]', 'src')].flat();
    expect(urls.filter((url) => !exists(url!, address))).toEqual([]);
  });
});

function exists(url: string, from: string): boolean {
  const { origin: host, pathname, hash } = new URL(url, `https://site.invalid${from}`);
  if (host !== 'https://site.invalid') return true;
  if (pathname.endsWith('/404')) return files.includes(`${pathname}.html`);
  const target = pages.find(({ address }) => address === pathname);
  if (!target) return files.includes(pathname);
  return hash === '' || target.page.getElementById(hash.slice(1)) !== null;
}

it.each(pages)('$address has structured data if search engines list it', ({ data, indexed }) => {
  expect(data).toHaveLength(indexed ? 1 : 0);
});

it.each(pages.filter(({ id }) => id === 'home'))(
  '$address describes the site, the company and the live products, as the page shows them',
  ({ locale: { tag }, address, page, data }) => {
    const [site, ...apps] = data[0]['@graph'];
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: origin + address,
      inLanguage: tag,
      description: page.querySelector<HTMLMetaElement>('[name=description]')!.content,
      publisher: { '@type': 'Organization', '@id': `${origin}/#company`, url: `${origin}/` },
    });
    expect(apps).toHaveLength(products.filter(({ status }) => status === 'live').length);
    for (const { '@type': type, name, description, url } of apps) {
      expect(type).toBe('SoftwareApplication');
      const card = page.querySelector(`a[href="${url}"]`)!.closest('article, li')!;
      expect(card.textContent).toContain(name);
      expect(card.textContent).toContain(description);
    }
  },
);

it.each(pages.filter(({ legal, indexed }) => legal && indexed))(
  '$address describes its place in the site',
  ({ locale: { tag }, address, page, data }) => {
    const [{ inLanguage, breadcrumb }] = data[0]['@graph'];
    expect(inLanguage).toBe(tag);
    const name = page.querySelector('h1')!.textContent;
    expect(breadcrumb.itemListElement).toEqual([
      expect.objectContaining({ position: 1, item: origin + localizePath('/', tag) }),
      expect.objectContaining({ position: 2, item: origin + address, name }),
    ]);
  },
);

it('the sitemap lists once each page that search engines may list, and robots.txt names the sitemap', () => {
  const urls = [...read('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url);
  const indexed = pages.filter((one) => one.indexed);
  expect(urls).toEqual(indexed.map(({ address }) => origin + address));
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

it.each(locales)('the web manifest in $tag names the site and its icons', ({ tag, dir }) => {
  const manifest = JSON.parse(read(localizePath('/site.webmanifest', tag)));
  const start_url = localizePath('/', tag);
  expect(manifest).toMatchObject({ name: common.company, lang: tag, dir, start_url });
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  expect(icons).toHaveLength(3);
  expect(files).toEqual(expect.arrayContaining(icons));
});

it('_headers sends the security headers with every page, and lets browsers keep each hashed file for a year', () => {
  const headers = read('_headers');
  expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/);
  const hashed = files.filter((file) => /^\/assets\/.*(?<!\.br|\.gz|\.json|\.jpg)$/.test(file));
  const cached = headers.match(
    /^\/assets\/.+(?=\n {2}Cache-Control: public, max-age=31536000, immutable$)/gm,
  );
  expect(cached).toEqual(hashed);
  // Cloudflare allows at most 100 rules: https://developers.cloudflare.com/workers/static-assets/headers/
  expect(headers.match(/^\//gm)!.length).toBeLessThan(100);
});

it('release.json contains the hash of each file, and the commit', () => {
  const { commit, files: hashes } = describeRelease('dist', release.hashes);
  expect(files).toContain('/index.html');
  expect(Object.fromEntries(files.map((file) => [file, hashes[file]]))).toEqual(release.files);
  const isClean = git('ls-files', 'package.json') !== '' && git('status', '--porcelain') === '';
  const head = git('rev-parse', 'HEAD') || null;
  expect(commit).toBe(isClean ? head : null);
  expect([head, null]).toContain(release.commit);
});

// Safari needs a prefix if text-decoration has several values, such as `underline dotted`:
// https://developer.mozilla.org/en-US/docs/Web/CSS/text-decoration#browser_compatibility
it('for underlines, style sheets use only the short forms of text-decoration that Safari supports', () => {
  const found = read('index.html').match(/[;{]text-decoration:[^;}]+/g) ?? [];
  expect(found).not.toEqual([]);
  expect(found.filter((one) => !/:(?:none|underline|inherit)$/.test(one))).toEqual([]);
});

it("the site for visitors contains none of the translators' tools", () => {
  expect(files.filter((file) => file.includes('preview'))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|js|css|json)$/.test(file)).map(read);
  const keys = Object.keys(preview).map((key) => `.preview.${key}`);
  const parts = ['show-keys', 'editor-links', 'E0001', 'data-preview'];
  for (const part of [...keys, ...parts, preview.text, preview.showKeys])
    expect(texts.filter((text) => text.includes(part))).toEqual([]);
});
