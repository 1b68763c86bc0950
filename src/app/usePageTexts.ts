import { use } from 'react';
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
  const showToast = useToast();
  if (i18n.hasResourceBundle(i18n.language, route.id)) return;

  const load = loadPage(i18n, route, {
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
