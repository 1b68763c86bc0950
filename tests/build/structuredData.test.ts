// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localizePath } from '../../src/i18n/urls.ts';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { pagePathToFile } from '../../src/node/prerender/pagePathToFile.ts';
import { products } from '../../src/site/products.ts';
import { routes } from '../../src/site/routes.ts';

const origin = process.env.VITE_SITE_ORIGIN ?? 'https://www.enhanceeverything.example';

/** schema.org's own vocabulary: what each term is related to, by the name of the relation. */
const relations = new Map<string, Set<string>>();
const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');
const term = String.raw`<http://schema\.org/(\w+)>`;
const statement = new RegExp(`^${term} <[^>]*[/#](\\w+)> ${term} `, 'gm');
for (const [, subject, relation, object = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
  const key = `${subject} ${relation}`;
  relations.set(key, (relations.get(key) ?? new Set()).add(object));
}
const relate = (subject: string, relation: string) => [
  ...(relations.get(`${subject} ${relation}`) ?? []),
];

/** The type and all that it is a kind of. */
const listTypes = (type: string): string[] => [
  type,
  ...relate(type, 'subClassOf').flatMap(listTypes),
];

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** As JSON has the simple types of schema.org. */
const kinds: Record<string, readonly string[]> = {
  string: ['Text', 'URL', 'Date'],
  number: ['Integer', 'Number'],
  boolean: ['Boolean'],
};
const isIn = (list: readonly string[]) => (one: string) => list.includes(one);

/** A sentence for each type and property that schema.org does not know there. */
function findMistakes(node: Node, wanted: readonly string[] = ['Thing']): string[] {
  const { '@type': type, '@id': id, ...properties } = node;
  // What stands elsewhere.
  if (type === undefined && id !== undefined) return [];
  if (typeof type !== 'string' || !listTypes(type).includes('Thing'))
    return [`${String(type)} is no type`];
  const types = listTypes(type);
  const mistakes = Object.entries(properties).flatMap(([property, content]) => {
    if (!relate(property, 'domainIncludes').some(isIn(types)))
      return [`${type} has no ${property}`];
    const range = relate(property, 'rangeIncludes');
    return [content].flat().flatMap((value) => {
      if (isNode(value)) return findMistakes(value, range);
      // A thing may be named by its address.
      const isKnown = URL.canParse(String(value)) || kinds[typeof value]?.some(isIn(range));
      return isKnown ? [] : [`${property} is no ${typeof value}`];
    });
  });
  return types.some(isIn(wanted))
    ? mistakes
    : [...mistakes, `${type} is none of ${wanted.join(', ')}`];
}

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

it.each(pages)('what $address says to search engines, schema.org knows', ({ data, isIndexed }) => {
  expect(data).toHaveLength(isIndexed ? 1 : 0);
  for (const { '@context': context, '@graph': graph } of data) {
    expect(context).toBe('https://schema.org');
    expect(graph.flatMap((node: Node) => findMistakes(node))).toEqual([]);
  }
});

it.each([
  [{ '@type': 'Website' }, 'Website is no type'],
  [{ '@type': 'WebSite', price: 1 }, 'WebSite has no price'],
  [{ '@type': 'WebSite', publisher: { '@type': 'WebSite' } }, 'WebSite is none of'],
  [{ '@type': 'ListItem', position: true }, 'position is no boolean'],
])('what schema.org does not know is found: %o', (node, mistake) => {
  expect(findMistakes(node).join()).toContain(mistake);
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

it.each(pages.filter(({ route }) => route.legal))('$address says where it stands', (tested) => {
  const { locale, address, page, data } = tested;
  const [{ inLanguage, breadcrumb }] = data[0]['@graph'];
  expect(inLanguage).toBe(locale.tag);
  expect(breadcrumb.itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: origin + localizePath('/', locale.tag) }),
    expect.objectContaining({ position: 2, item: origin + address }),
  ]);
  expect(page.querySelector('h1')!.textContent).toBe(breadcrumb.itemListElement[1].name);
});
