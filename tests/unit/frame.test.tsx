import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';
import { routes } from '../../src/site/routes.ts';
import { renderInProviders, renderSite, t } from './renderSite.tsx';

it.each(routes)('axe finds no violation on $path', async ({ path }) => {
  vi.mocked(console.error).mockImplementation(() => {});
  renderSite(path);
  expect((await axe(document.body)).violations).toEqual([]);
});

it('the browser’s page translation leaves the company’s name as it is', () => {
  renderSite('/');
  const name = within(screen.getByRole('banner')).getByText(t(($) => $.common.company));
  expect(name.getAttribute('translate')).toBe('no');
});

it('the control of the language menu has a space between its texts, also without styles', () => {
  renderSite('/', [
    { tag: 'en', name: 'English' },
    { tag: 'de', name: 'Deutsch' },
  ]);
  const summary = document.querySelector('header summary')!;
  expect(summary.textContent).toBe(`English ${t(($) => $.common.language.label)}`);
});

it.each(['error', 'warn'] as const)('a test fails if it calls console.%s', (method) => {
  expect(() => console[method]('something')).toThrow('something');
});

function Broken(): never {
  throw new Error('broken');
}

it('a page that cannot be rendered shows an error message and a button to reload', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  delete document.documentElement.dataset.hydrated;
  renderInProviders(
    <ErrorBoundary component="main">
      <Broken />
    </ErrorBoundary>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(t(($) => $.common.error.title));
  screen.getByRole('button', { name: t(($) => $.common.error.reload) });
  expect(document.documentElement.dataset.hydrated).toBe('');
});
