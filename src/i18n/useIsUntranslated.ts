import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguages } from './PageContext.ts';
import { resolveAddress } from './urls.ts';

export function useIsUntranslated(): boolean {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const language = useLanguages().find(({ tag }) => tag === i18n.language);
  return language?.untranslated?.includes(resolveAddress(pathname).route.id) ?? false;
}
