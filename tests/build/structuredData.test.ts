// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localizePath } from '../../src/i18n/urls.ts';
import { pagePathToFile } from '../../src/node/build/pagePathToFile.ts';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { products } from '../../src/site/products.ts';
import { routes } from '../../src/site/routes.ts';

const origin = process.env.VITE_SITE_ORIGIN ?? 'https://www.enhanceeverything.example';

const pages = readSiteLocales('visitors').flatMap(({ tag, untranslated }) =>
  routes.map(({ id, path, legal }) => {
    const address = localizePath(path, tag);
    const html = readFileSync(join('dist', pagePathToFile(address)), 'utf8');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
    const data = scripts.map(({ textContent }) => JSON.parse(textContent!));
    const isIndexed = !page.querySelector('[name=robots]');
    return {
      tag,
      id,
      address,
      page,
      data,
      isIndexed,
      hasTrail: legal && !untranslated?.includes(id),
    };
  }),
);

it.each(pages)('$address has structured data if search engines list it', ({ data, isIndexed }) => {
  expect(data).toHaveLength(isIndexed ? 1 : 0);
});

it.each(pages.filter(({ id }) => id === 'home'))(
  '$address describes the site, the company and the live products, as the page shows them',
  ({ tag, address, page, data }) => {
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

it.each(pages.filter(({ hasTrail }) => hasTrail))(
  '$address describes its place in the site',
  ({ tag, address, page, data }) => {
    const [{ inLanguage, breadcrumb }] = data[0]['@graph'];
    expect(inLanguage).toBe(tag);
    const name = page.querySelector('h1')!.textContent;
    expect(breadcrumb.itemListElement).toEqual([
      expect.objectContaining({ position: 1, item: origin + localizePath('/', tag) }),
      expect.objectContaining({ position: 2, item: origin + address, name }),
    ]);
  },
);
