import { use, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadDocument } from '../navigation/loadDocument.ts';
import type { Route } from '../site/routes.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageHead } from './PageHead.tsx';

type RoutePageProps = { route: Route; component: ComponentType };

/** A page with its head. A link loads a document if the texts of its page are not loaded yet. */
export function RoutePage({ route, component: Page }: RoutePageProps) {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  // React Router navigates in a transition, so the previous page stays visible meanwhile.
  if (!i18n.hasResourceBundle(i18n.language, route.id)) use(loadDocument());
  return (
    // The key resets the boundary after a navigation.
    <ErrorBoundary key={pathname} component="div">
      <PageHead route={route} />
      <Page />
    </ErrorBoundary>
  );
}
