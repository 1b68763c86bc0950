import { expect, it } from 'vitest';
import {
  findMissingOfPage,
  findMissingOfProduct,
  findTakenPaths,
  findUnlistedPaths,
} from '../../src/node/build/checkContent.ts';

it('names the missing texts and files of a page', () => {
  const faq = { id: 'faq', path: '/faq', legal: false };
  expect(findMissingOfPage(faq, {}, {})).toEqual([
    'The page /faq has no meta.title, no meta.description: write it in locales/en/faq.json.',
    'The page /faq has no component: write src/pages/faq/FaqPage.tsx and name it in src/app/AppRoutes.tsx.',
  ]);
  const [, component] = findMissingOfPage({ ...faq, legal: true }, {}, {});
  expect(component).toContain('write src/pages/legal/FaqPage.tsx');
});

it.each(['about', '/about/', '/blog/:slug', '/blog/*', '/über', '/one?', '/_one', '/index'])(
  'refuses a page with the path %s',
  (path) => {
    const [problem, ...others] = findMissingOfPage({ id: 'faq', path, legal: false }, {}, {});
    expect(problem).toContain(`The page ${path} in src/site/routes.ts needs another path`);
    expect(others).toEqual([]);
  },
);

it.each([
  ['/faq', 'belongs to two pages'],
  ['/FAQ', 'belongs to two pages'],
  ['/DE', 'begins with /de/, which is a language'],
  ['/de/faq', 'begins with /de/, which is a language'],
])('refuses the path %s, because it %s', (path, fault) => {
  expect(findTakenPaths(['/', '/faq', '/design', '/en', path], ['en', 'de'])).toEqual([
    `The path ${path} in src/site/routes.ts ${fault}. Give the page another path.`,
  ]);
});

it('names the missing texts and files of a product', () => {
  const texts = { home: { products: { garden: { name: 'Enhance My Garden' } } } };
  expect(findMissingOfProduct('garden', {}, texts)).toEqual([
    'The product garden has no products.garden.tagline: write it in locales/en/home.json.',
    'The product garden has no picture: draw src/pages/home/pictures/garden.svg, beginning with a copy of another.',
  ]);
});

it('names each route that is in the router but not in the list of pages', () => {
  const children = [
    { path: '/terms' },
    { path: '*' },
    { path: '/plain' },
    { path: 'docs', children: [{ index: true as const }, { path: ':id' }] },
  ];
  const cure =
    'Add its page to src/site/routes.ts instead. If the path has a parameter, add each page by its full path, because each page is a file.';
  expect(findUnlistedPaths([{ children }])).toEqual([
    `src/app/AppRoutes.tsx has a <Route> for /plain. ${cure}`,
    `src/app/AppRoutes.tsx has a <Route> for /docs. ${cure}`,
    `src/app/AppRoutes.tsx has a <Route> for /docs/:id. ${cure}`,
  ]);
});
