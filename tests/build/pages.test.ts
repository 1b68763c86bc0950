import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import common from '../../locales/en/common.json';
import { localizePath } from '../../src/i18n/urls.ts';
import { attribute, builtFiles, builtPages, elementsOf, locales } from './dist.ts';

const origin = process.env.VITE_SITE_ORIGIN ?? 'https://www.enhanceeverything.example';
const addresses = new Map(builtPages.map((page) => [page.address, page]));

describe.each(builtPages)('the page $address', (page) => {
  const meta = (name: string) => {
    const found = elementsOf(page, 'meta').find(
      (element) => attribute(element, 'name') === name || attribute(element, 'property') === name,
    );
    return found && attribute(found, 'content');
  };
  const canonical = () =>
    elementsOf(page, 'link').find((element) => attribute(element, 'rel') === 'canonical');

  it('names its language and its direction of writing, and has one title, in its head', () => {
    const [html] = elementsOf(page, 'html');
    expect(attribute(html!, 'lang')).toBe(page.locale.tag);
    expect(attribute(html!, 'dir')).toBe(page.locale.tag === 'ar' ? 'rtl' : 'ltr');
    const titles = elementsOf(page, 'title');
    expect(titles.map(({ parentNode }) => parentNode?.nodeName)).toEqual(['head']);
  });

  it('describes itself to search engines and to those who share it', () => {
    expect(meta('description')).toMatch(/^.{40,160}$/);
    expect(meta('og:title')).toBe(decode(titleOf(page.html)));
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:type')).toBe('website');
    expect(meta('og:site_name')).toBe(common.company);
    expect(meta('og:image')).toBe(`${origin}/social.png`);
  });

  it(page.indexed ? 'has one address' : 'is kept out of search engines', () => {
    const url = origin + page.address;
    expect(canonical() && attribute(canonical()!, 'href')).toBe(page.indexed ? url : undefined);
    expect(meta('og:url')).toBe(page.indexed ? url : undefined);
    expect(meta('robots')).toBe(page.indexed ? undefined : 'noindex');
  });

  it('tells search engines of itself in every language', () => {
    const alternates = elementsOf(page, 'link')
      .filter((element) => attribute(element, 'rel') === 'alternate')
      .map((element) => [attribute(element, 'hreflang'), attribute(element, 'href')]);
    const expected = locales.map(({ tag }) => [tag, origin + localizePath(page.path, tag)]);
    const fallback = ['x-default', origin + page.path];
    expect(alternates).toEqual(page.indexed ? [...expected, fallback] : []);
  });

  it('leads to itself in every language, each named in its own', () => {
    const links = elementsOf(page, 'a').filter((element) => attribute(element, 'hreflang'));
    const lists = links.filter((element) => attribute(element, 'translate') === 'no');
    const one = locales.map(({ tag }) => [tag, tag, localizePath(page.path, tag)]);
    expect(
      lists.map((element) => ['lang', 'hreflang', 'href'].map((name) => attribute(element, name))),
    ).toEqual([...one, ...one]);
    for (const { name } of locales) expect(page.html).toContain(`>${name}</a>`);
    const current = lists.filter((element) => attribute(element, 'aria-current') === 'true');
    expect(current).toHaveLength(2);
  });

  it('links only to what is there', () => {
    const broken = elementsOf(page)
      .flatMap((element) => [attribute(element, 'href'), attribute(element, 'src')])
      .filter((url) => url !== undefined)
      .filter((url) => !leadsSomewhere(url, page.address));
    expect(broken).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('lists the pages for search engines, each once', () => {
    const listed = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*)<\/loc>/g)];
    expect(listed.map(([, url]) => url)).toEqual(
      builtPages.filter(({ indexed }) => indexed).map(({ address }) => origin + address),
    );
  });
});

describe('robots.txt', () => {
  it('lets every search engine in and shows it the sitemap', () => {
    expect(readFileSync('dist/robots.txt', 'utf8')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });
});

describe.each(locales)('the web manifest in $tag', ({ tag, dir }) => {
  const address = localizePath('/site.webmanifest', tag);
  const manifest = JSON.parse(readFileSync(`dist${address}`, 'utf8'));

  it('names the site', () => {
    const start_url = localizePath('/', tag);
    expect(manifest).toMatchObject({ name: common.company, lang: tag, dir, start_url });
  });

  it('has icons that are there', () => {
    const files = manifest.icons.map(({ src }: { src: string }) => src);
    expect(files).toHaveLength(3);
    expect(files.filter((file: string) => !builtFiles.includes(file))).toEqual([]);
  });
});

describe('the notes to hosts', () => {
  it('protect every page and keep what never changes', () => {
    const notes = readFileSync('dist/_headers', 'utf8');
    expect(notes).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/);
    expect(notes).toMatch(
      /\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
    );
  });
});

function leadsSomewhere(url: string, from: string): boolean {
  const { origin: host, protocol, pathname, hash } = new URL(url, `https://site.invalid${from}`);
  if (protocol === 'mailto:' || host !== 'https://site.invalid') return true;
  if (pathname.endsWith('/404')) return builtFiles.includes(`${pathname}.html`);
  const page = addresses.get(pathname);
  if (!page) return builtFiles.includes(pathname);
  return (
    hash === '' || elementsOf(page).some((element) => attribute(element, 'id') === hash.slice(1))
  );
}

function titleOf(html: string): string {
  return /<title>.*?<\/title>/.exec(html)?.[0] ?? '';
}

function decode(title: string): string {
  return title.replace(/<\/?title>/g, '').replaceAll('&amp;', '&');
}
