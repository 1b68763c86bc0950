import { render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';
import { createTestI18n, t } from './renderSite.tsx';

function Broken(): never {
  throw new Error('broken');
}

it('a page that fails says so and offers to load again', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  render(
    <I18nextProvider i18n={createTestI18n()}>
      <MantineProvider>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </MantineProvider>
    </I18nextProvider>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(t(($) => $.common.error.title));
  expect(screen.getByRole('button', { name: t(($) => $.common.error.reload) })).toBeTruthy();
});
