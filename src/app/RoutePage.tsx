import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Route } from '../site/routes.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageHead } from './PageHead.tsx';

type RoutePageProps = { route: Route; component: ComponentType };

/** A page with its head. */
export function RoutePage({ route, component: Page }: RoutePageProps) {
  const { pathname } = useLocation();
  return (
    // The key resets the boundary after a navigation.
    <ErrorBoundary key={pathname} component="div">
      <PageHead route={route} />
      <Page />
    </ErrorBoundary>
  );
}
