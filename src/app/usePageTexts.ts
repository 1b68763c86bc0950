import { use } from 'react';
import { PageContext } from '../i18n/PageContext.ts';
import { useTexts } from '../i18n/useTexts.tsx';
import { useToast } from '../notifications/useToast.tsx';
import type { Route } from '../site/routes.ts';
import { loadPage } from './loadPage.ts';

/**
 * Suspends until the texts of the page are there. React keeps the page before, which the visitor can
 * use meanwhile.
 */
export function usePageTexts(route: Route): void {
  const { text, i18n } = useTexts('common');
  const { texts } = use(PageContext);
  const showToast = useToast();
  if (i18n.hasResourceBundle(i18n.language, route.id)) return;

  const load = loadPage(i18n, route, texts?.[route.id] ?? '', {
    onSlow: () =>
      showToast(
        'info',
        text(($) => $.common.toast.loading),
      ),
    onOffline: () =>
      showToast(
        'info',
        text(($) => $.common.toast.offline),
      ),
  });
  use(load);
}
