import { Button, Container, Text, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { failed: boolean };

/** React has no hook for this: https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorMessage /> : this.props.children;
  }
}

function ErrorMessage() {
  const { text } = useTexts('common');
  return (
    <Container py="xl">
      <Title order={1}>{text(($) => $.common.error.title)}</Title>
      <Text my="md">{text(($) => $.common.error.text)}</Text>
      <Button onClick={() => window.location.reload()}>{text(($) => $.common.error.reload)}</Button>
    </Container>
  );
}
