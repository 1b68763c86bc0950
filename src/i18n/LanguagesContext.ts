import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from './languages.ts';

export const LanguagesContext = createContext<readonly Language[]>([]);

export const useLanguages = (): readonly Language[] => useContext(LanguagesContext);

export function useCurrentLanguage(): Language | undefined {
  const { i18n } = useTranslation();
  return useLanguages().find(({ tag }) => tag === i18n.language);
}
