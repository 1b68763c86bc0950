import { createContext, useContext } from 'react';
import type { Route, RouteId } from '../site/routes.ts';
import type { Direction, Language } from './languages.ts';

/** What a page knows beside its texts. */
export type PageContextValue = {
  /** All of the site; one alone needs no links. */
  languages: readonly Language[];
  dir: Direction;
  /** The address of the texts of all pages; left out where there is no other page. */
  texts?: string | undefined;
};

export const PageContext = createContext<PageContextValue>({ languages: [], dir: 'ltr' });

export function useLanguages(): readonly Language[] {
  return useContext(PageContext).languages;
}

/** Those that visitors may be led to for a page: published, and the page is translated. */
export function filterTranslated(languages: readonly Language[], page: RouteId): Language[] {
  return languages.filter(({ preview, untranslated }) => !preview && !untranslated?.includes(page));
}

/** Neither the 404 page nor an English one at the address of a translation is for search engines. */
export function isIndexed(route: Route, tag: string, languages: readonly Language[]): boolean {
  const isTranslated = filterTranslated(languages, route.id).some((one) => one.tag === tag);
  return route.indexed && (languages.length === 0 || isTranslated);
}
