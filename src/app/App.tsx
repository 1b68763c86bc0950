import { appRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Providers, type ProvidersProps } from './Providers.tsx';

type AppProps = Omit<ProvidersProps, 'children'>;

export function App({ i18n, page }: AppProps) {
  return (
    <Providers i18n={i18n} page={page}>
      <ErrorBoundary component="main">{appRoutes}</ErrorBoundary>
    </Providers>
  );
}
