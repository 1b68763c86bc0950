import type { i18n as I18n } from 'i18next';
import type { SiteTexts } from '../i18n/siteTexts.ts';
import { appRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Providers } from './Providers.tsx';

type AppProps = { i18n: I18n; page: Pick<SiteTexts, 'languages' | 'dir'> };

export function App({ i18n, page }: AppProps) {
  return (
    <Providers i18n={i18n} page={page}>
      <ErrorBoundary component="main">{appRoutes}</ErrorBoundary>
    </Providers>
  );
}
