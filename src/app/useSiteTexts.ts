import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/loadTexts.ts';
import { PageContext } from '../i18n/PageContext.ts';
import { whenIdle } from './whenIdle.ts';

/** Fetches the texts of all pages when the browser is idle. Afterwards links need no connection. */
export function useSiteTexts(): void {
  const { i18n } = useTranslation();
  const { texts } = use(PageContext);
  useEffect(
    () => (texts === undefined ? undefined : whenIdle(() => void loadTexts(i18n, texts))),
    [i18n, texts],
  );
}
