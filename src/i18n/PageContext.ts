import { createContext, useContext } from 'react';
import type { Route, RouteId } from '../site/routes.ts';
import type { Direction, Language } from './languages.ts';

export type PageContextValue = {
  languages: readonly Language[];
  dir: Direction;
};

export const PageContext = createContext<PageContextValue>({ languages: [], dir: 'ltr' });

export function useLanguages(): readonly Language[] {
  return useContext(PageContext).languages;
}

export function filterTranslated(languages: readonly Language[], page: RouteId): Language[] {
  return languages.filter(({ preview, untranslated }) => !preview && !untranslated?.includes(page));
}

export function isIndexed(route: Route, tag: string, languages: readonly Language[]): boolean {
  const isTranslated = filterTranslated(languages, route.id).some((one) => one.tag === tag);
  return route.indexed && isTranslated;
}
