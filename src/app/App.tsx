import { MantineProvider } from '@mantine/core';
import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../i18n/languages.ts';
import { PageContext } from '../i18n/PageContext.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { fixedColorScheme, theme } from './theme.ts';

type AppProps = { i18n: I18n; languages: readonly Language[] };

/** The whole site in one language; the router around it tells which page. */
export function App({ i18n, languages }: AppProps) {
  const page = useMemo(() => ({ languages }), [languages]);
  return (
    <I18nextProvider i18n={i18n}>
      <PageContext value={page}>
        <MantineProvider
          theme={theme}
          // Both would be <style> elements in the body; `styles/tokens.css` has the variables.
          withCssVariables={false}
          withGlobalClasses={false}
          {...fixedColorScheme}
        >
          <ErrorBoundary component="main">
            <Layout>
              <AppRoutes />
            </Layout>
          </ErrorBoundary>
        </MantineProvider>
      </PageContext>
    </I18nextProvider>
  );
}
