import { useLocation } from 'react-router-dom';
import { useCurrentLanguage } from './LanguagesContext.ts';
import { resolveAddress } from './urls.ts';

export function useIsUntranslated(): boolean {
  const language = useCurrentLanguage();
  const { pathname } = useLocation();
  return language?.untranslated?.includes(resolveAddress(pathname).route.id) ?? false;
}
