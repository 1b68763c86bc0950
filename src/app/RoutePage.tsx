import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Route } from '../site/routes.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageHead } from './PageHead.tsx';

type RoutePageProps = { route: Route; component: ComponentType };

export function RoutePage({ route, component: Page }: RoutePageProps) {
  const { pathname } = useLocation();
  return (
    // Without a key, an error message would stay after a navigation.
    <ErrorBoundary key={pathname} component="div">
      <PageHead route={route} />
      <Page />
    </ErrorBoundary>
  );
}
