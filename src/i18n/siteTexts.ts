import type { RouteId } from '../site/routes.ts';
import type { Direction, Language } from './languages.ts';
import type Resources from './resources';

type Namespace = keyof Resources;

/** A locale file with the group `meta`, such as `home.json`, has the texts of a page. */
type PageNamespace = {
  [Key in Namespace]: 'meta' extends keyof Resources[Key] ? Key : never;
}[Namespace];

export type Messages = Partial<Record<Namespace, unknown>>;

/** The build writes one file with this content for each language. */
export type SiteTexts = {
  locale: string;
  dir: Direction;
  languages: readonly Language[];
  messages: Messages;
  /** These English texts appear on pages of the language, for example because a translation is missing. */
  fallback?: Messages;
};

/** The cast is safe, because the build checks that every route has a namespace of the same name. */
export function routeToNamespace(route: RouteId): PageNamespace {
  return route as PageNamespace;
}
