// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localizePath } from '../../src/i18n/urls.ts';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { pagePathToFile } from '../../src/node/build/pagePathToFile.ts';
import { products } from '../../src/site/products.ts';
import { routes } from '../../src/site/routes.ts';

const origin = process.env.VITE_SITE_ORIGIN ?? 'https://www.enhanceeverything.example';

const pages = readSiteLocales('visitors').flatMap((locale) =>
  routes.map((route) => {
    const address = localizePath(route.path, locale.tag);
    const html = readFileSync(join('dist', pagePathToFile(address)), 'utf8');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
    const data = scripts.map(({ textContent }) => JSON.parse(textContent!));
    return { locale, route, address, page, data, isIndexed: !page.querySelector('[name=robots]') };
  }),
);

it.each(pages)('$address says something to search engines only where they list it', (tested) => {
  expect(tested.data).toHaveLength(tested.isIndexed ? 1 : 0);
});

describe.each(pages.filter(({ route }) => route.id === 'home'))('the page $address', (tested) => {
  const { locale, address, page, data } = tested;
  const [site, ...apps] = data[0]['@graph'];

  it('tells search engines of the site and the company, in its language', () => {
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: origin + address,
      inLanguage: locale.tag,
      description: page.querySelector<HTMLMetaElement>('[name=description]')!.content,
      publisher: { '@type': 'Organization', '@id': `${origin}/#company`, url: `${origin}/` },
    });
  });

  it('tells of the live products, as the page shows them, and of no other', () => {
    const live = products.filter(({ status }) => status === 'live');
    expect(apps).toHaveLength(live.length);
    for (const { '@type': type, name, description, url } of apps) {
      expect(type).toBe('SoftwareApplication');
      const card = page.querySelector(`a[href="${url}"]`)!.closest('article, li')!;
      expect(card.textContent).toContain(name);
      expect(card.textContent).toContain(description);
    }
  });
});

const legalPages = pages.filter(
  ({ route, locale }) => route.legal && !locale.untranslated?.includes(route.id),
);
it.each(legalPages)('$address says where it stands', (tested) => {
  const { locale, address, page, data } = tested;
  const [{ inLanguage, breadcrumb }] = data[0]['@graph'];
  expect(inLanguage).toBe(locale.tag);
  expect(breadcrumb.itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: origin + localizePath('/', locale.tag) }),
    expect.objectContaining({ position: 2, item: origin + address }),
  ]);
  expect(page.querySelector('h1')!.textContent).toBe(breadcrumb.itemListElement[1].name);
});
