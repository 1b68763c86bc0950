import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { resolveAddress } from '../i18n/urls.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { PrivacyPage } from '../pages/legal/PrivacyPage.tsx';
import { TermsPage } from '../pages/legal/TermsPage.tsx';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import type { RouteId } from '../site/routes.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageHead } from './PageHead.tsx';
import { usePageTexts } from './usePageTexts.ts';

export const pages: Record<RouteId, ComponentType> = {
  home: HomePage,
  privacy: PrivacyPage,
  terms: TermsPage,
  notFound: NotFoundPage,
};

export function AppRoutes() {
  const { pathname } = useLocation();
  const { route } = resolveAddress(pathname);
  usePageTexts(route);
  const Page = pages[route.id];
  return (
    // A page that failed is behind the visitor once they go on.
    <ErrorBoundary key={pathname} component="div">
      <PageHead route={route} />
      <Page />
    </ErrorBoundary>
  );
}
