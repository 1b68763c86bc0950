import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { PageContext, type PageContextValue } from '../i18n/PageContext.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

type AppProps = { i18n: I18n; page: PageContextValue };

/** The whole site in one language; the router around it tells which page. */
export function App({ i18n, page }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <PageContext value={page}>
        <ThemeProvider>
          <ErrorBoundary component="main">
            <Layout>
              <AppRoutes />
            </Layout>
          </ErrorBoundary>
        </ThemeProvider>
      </PageContext>
    </I18nextProvider>
  );
}
