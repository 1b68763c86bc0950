export const notFound = { id: 'notFound', path: '/404', indexed: false, legal: false } as const;

/**
 * Every screen of the site. The router, the prerendered files, the sitemap and the tests read this
 * list; a new entry does not compile until it has a page (`app/AppRoutes`) and its texts, in the
 * namespace of the same name. A legal page is never half in English: a language has it whole or not.
 */
export const routes = [
  { id: 'home', path: '/', indexed: true, legal: false },
  { id: 'privacy', path: '/privacy', indexed: true, legal: true },
  { id: 'terms', path: '/terms', indexed: true, legal: true },
  notFound,
] as const;

export type Route = (typeof routes)[number];
export type RouteId = Route['id'];
