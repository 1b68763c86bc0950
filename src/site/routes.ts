export const notFound = { id: 'notFound', path: '/404', indexed: false } as const;

/**
 * Every screen of the site. The router, the prerendered files, the sitemap and the tests read this
 * list; a new entry does not compile until it has a page (`app/AppRoutes`) and its texts, in the
 * namespace of the same name.
 */
export const routes = [
  { id: 'home', path: '/', indexed: true },
  { id: 'privacy', path: '/privacy', indexed: true },
  { id: 'terms', path: '/terms', indexed: true },
  notFound,
] as const;

export type Route = (typeof routes)[number];
export type RouteId = Route['id'];
