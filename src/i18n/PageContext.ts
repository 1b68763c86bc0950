import { createContext, useContext } from 'react';
import type { Route, RouteId } from '../site/routes.ts';
import type { Direction, Language } from './languages.ts';

/** Facts about a page, besides its texts. */
export type PageContextValue = {
  languages: readonly Language[];
  dir: Direction;
};

export const PageContext = createContext<PageContextValue>({ languages: [], dir: 'ltr' });

export function useLanguages(): readonly Language[] {
  return useContext(PageContext).languages;
}

/** Selects the published languages into which the page is translated. */
export function filterTranslated(languages: readonly Language[], page: RouteId): Language[] {
  return languages.filter(({ preview, untranslated }) => !preview && !untranslated?.includes(page));
}

/**
 * Search engines index only pages in published languages. They index neither the 404 page nor a page
 * that appears in English because it is not translated.
 */
export function isIndexed(route: Route, tag: string, languages: readonly Language[]): boolean {
  const isTranslated = filterTranslated(languages, route.id).some((one) => one.tag === tag);
  return route.indexed && (languages.length === 0 || isTranslated);
}
