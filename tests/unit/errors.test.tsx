import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';
import { renderInProviders, renderSite, t } from './renderSite.tsx';

it.each(['error', 'warn'] as const)('a test in which console.%s is called fails', (method) => {
  expect(() => console[method]('something')).toThrow('something');
});

function Broken(): never {
  throw new Error('broken');
}

it('a page that fails says so and offers to load again', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  renderInProviders(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(t(($) => $.common.error.title));
  screen.getByRole('button', { name: t(($) => $.common.error.reload) });
});

it('an unknown address is logged once', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  renderSite('/nowhere');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), '/nowhere');
});
