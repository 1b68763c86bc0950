import { use, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadDocument } from '../navigation/loadDocument.ts';
import type { Route } from '../site/routes.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageHead } from './PageHead.tsx';

type RoutePageProps = { route: Route; component: ComponentType };

/** A page with its head. Until the texts of other pages have come, following a link loads a document. */
export function RoutePage({ route, component: Page }: RoutePageProps) {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  // React shows the page before until then, because React Router navigates in a transition.
  if (!i18n.hasResourceBundle(i18n.language, route.id)) use(loadDocument());
  return (
    // A page that failed is behind the visitor once they go on.
    <ErrorBoundary key={pathname} component="div">
      <PageHead route={route} />
      <Page />
    </ErrorBoundary>
  );
}
