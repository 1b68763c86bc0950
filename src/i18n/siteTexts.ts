import type { RouteId } from '../site/routes.ts';
import type { Direction, Language } from './languages.ts';
import type Resources from './resources';

type Namespace = keyof Resources;

/** The namespaces of pages. Each of them contains `meta.title` and `meta.description`. */
type PageNamespace = Exclude<Namespace, 'common' | 'preview'>;

/** The texts of one language, by namespace. */
export type Messages = Partial<Record<Namespace, unknown>>;

/** The texts of all pages in one language. The build writes them into one file for each language. */
export type SiteTexts = {
  locale: string;
  dir: Direction;
  languages: readonly Language[];
  messages: Messages;
  /** The English texts that appear on pages of the language, for example because a translation is missing. */
  fallback?: Messages;
};

/** The cast is safe, because the build checks that every route has texts. */
export function routeToNamespace(route: RouteId): PageNamespace {
  return route as PageNamespace;
}
