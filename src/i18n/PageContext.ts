import { createContext, useContext } from 'react';
import type { RouteId } from '../site/routes.ts';
import type { Language } from './languages.ts';
import type { TextAddresses } from './pageData.ts';

/** What a page knows beside its texts. */
export type PageContextValue = {
  /** All that have this page; one alone needs no links. */
  languages: readonly Language[];
  /** Left out where no other page is to be had. */
  texts?: TextAddresses | undefined;
};

export const PageContext = createContext<PageContextValue>({ languages: [] });

export function useLanguages(): readonly Language[] {
  return useContext(PageContext).languages;
}

/** Those that visitors may be led to for a page: published, and the page is translated. */
export function filterTranslated(languages: readonly Language[], page: RouteId): Language[] {
  return languages.filter(({ preview, untranslated }) => !preview && !untranslated?.includes(page));
}
