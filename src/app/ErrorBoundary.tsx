import { Button, Container, Text, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { reloadAfterFailure } from './recovery.ts';

type ErrorBoundaryProps = {
  /** A boundary around `<main>` needs `main`, because the error message replaces `<main>`. */
  component: 'div' | 'main';
  children: ReactNode;
};
type ErrorBoundaryState = { failed: boolean };

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch() {
    // Set this attribute here too, because `useEarlyPresses` does not run if `Layout` fails.
    document.documentElement.dataset.hydrated = '';
    reloadAfterFailure();
  }

  override render() {
    const { component, children } = this.props;
    return this.state.failed ? <ErrorMessage component={component} /> : children;
  }
}

/** The message stays visible only if `reloadAfterFailure` does not reload the page, for example offline. */
function ErrorMessage({ component }: Pick<ErrorBoundaryProps, 'component'>) {
  const { t, text, languageOf } = useTexts('common');
  const title = t(($) => $.common.error.title);
  return (
    <Container component={component} py="xl">
      <title {...languageOf(($) => $.common.error.title)}>{title}</title>
      <Title order={1}>{text(($) => $.common.error.title)}</Title>
      <Text my="md">{text(($) => $.common.error.text)}</Text>
      <Button onClick={() => window.location.reload()}>{text(($) => $.common.error.reload)}</Button>
    </Container>
  );
}
