import { render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';
import { createTestI18n, t } from './renderSite.tsx';

function Broken(): never {
  throw new Error('broken');
}

function renderInBoundary(page: React.ReactNode) {
  render(
    <I18nextProvider i18n={createTestI18n()}>
      <MantineProvider>
        <ErrorBoundary>{page}</ErrorBoundary>
      </MantineProvider>
    </I18nextProvider>,
  );
}

it('a page that fails says so and offers to load again', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  renderInBoundary(<Broken />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(t(($) => $.common.error.title));
  expect(screen.getByRole('button', { name: t(($) => $.common.error.reload) })).toBeTruthy();
});

it('a page that does not fail is shown as it is', () => {
  renderInBoundary(<p>Whole</p>);
  expect(screen.getByText('Whole')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
