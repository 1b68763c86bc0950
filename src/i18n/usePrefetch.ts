import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useResolvedPath, type To } from 'react-router-dom';
import { prefetchTexts } from './loadMessages.ts';
import { PageContext } from './PageContext.ts';
import { resolveAddress } from './urls.ts';

/**
 * Fetches the texts of the page behind a link that somebody reaches for: a hand rests there a fifth
 * of a second before it presses, in which they arrive. Not a speculation rule, which would fetch
 * the whole document (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API).
 */
export function usePrefetch(to: To): () => void {
  const { i18n } = useTranslation();
  const { texts } = use(PageContext);
  const { pathname } = useResolvedPath(to);
  return () => {
    const { id } = resolveAddress(pathname).route;
    const address = texts?.[id];
    const isWelcome = navigator.onLine && !navigator.connection?.saveData;
    if (address && isWelcome && !i18n.hasResourceBundle(i18n.language, id)) prefetchTexts(address);
  };
}
