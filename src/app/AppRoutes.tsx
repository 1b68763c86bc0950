import type { ComponentType, ReactElement } from 'react';
import { Route, Routes, type RoutesProps } from 'react-router-dom';
import { HomePage } from '../pages/home/HomePage.tsx';
import { PrivacyPage } from '../pages/legal/PrivacyPage.tsx';
import { TermsPage } from '../pages/legal/TermsPage.tsx';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { notFound, routes, type RouteId } from '../site/routes.ts';
import { Layout } from './Layout.tsx';
import { RoutePage } from './RoutePage.tsx';

export const pages: Record<RouteId, ComponentType> = {
  home: HomePage,
  privacy: PrivacyPage,
  terms: TermsPage,
  notFound: NotFoundPage,
};

/** Add a page to `routes`, not as a `<Route>` here, because only pages in `routes` get an HTML file. */
export const appRoutes: ReactElement<RoutesProps> = (
  <Routes>
    <Route element={<Layout />}>
      {routes.map((route) => (
        <Route
          key={route.id}
          path={route === notFound ? '*' : route.path}
          // `/Privacy` leads to the 404 page, as on the servers, which compare addresses exactly.
          caseSensitive
          element={<RoutePage route={route} component={pages[route.id]} />}
        />
      ))}
    </Route>
  </Routes>
);
