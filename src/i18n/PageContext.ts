import { createContext, useContext } from 'react';
import type { Language } from './languages.ts';

/** What a page knows beside its texts. */
export type PageContextValue = {
  /** All that have this page; one alone needs no links. */
  languages: readonly Language[];
};

export const PageContext = createContext<PageContextValue>({ languages: [] });

export function useLanguages(): readonly Language[] {
  return useContext(PageContext).languages;
}
