import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Route } from '../site/routes.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageHead } from './PageHead.tsx';

type RoutePageProps = { route: Route; component: ComponentType };

/** Renders a page and its head, or an error message if the page fails. */
export function RoutePage({ route, component: Page }: RoutePageProps) {
  const { pathname } = useLocation();
  return (
    // The key changes with each navigation, so that the next page replaces an error message.
    <ErrorBoundary key={pathname} component="div">
      <PageHead route={route} />
      <Page />
    </ErrorBoundary>
  );
}
