export const notFound = { id: 'notFound', path: '/404', indexed: false, legal: false } as const;

/** Visitors see a legal page in English unless all its texts are translated. */
export const routes = [
  { id: 'home', path: '/', indexed: true, legal: false },
  { id: 'privacy', path: '/privacy', indexed: true, legal: true },
  { id: 'terms', path: '/terms', indexed: true, legal: true },
  notFound,
] as const;

export type Route = (typeof routes)[number];
export type RouteId = Route['id'];
