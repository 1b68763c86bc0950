import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';
import { announce, currentAnnouncement, onAnnouncement } from '../../src/notifications/announce.ts';
import { routes } from '../../src/site/routes.ts';
import { renderInProviders, renderSite, t } from './renderSite.tsx';

it.each(routes)('every page has nothing that axe can fault: $path', async ({ path }) => {
  vi.mocked(console.error).mockImplementation(() => {});
  renderSite(path);
  expect((await axe(document.body)).violations).toEqual([]);
});

it('every page keeps page translators off the company’s name', () => {
  renderSite('/');
  const name = within(screen.getByRole('banner')).getByText(t(($) => $.common.company));
  expect(name.getAttribute('translate')).toBe('no');
});

it('every page takes the focus to its start when one follows the link to it', async () => {
  renderSite('/');
  const [link] = screen.getAllByRole('link', { name: t(($) => $.common.nav.home) });
  await userEvent.click(link!);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('a page whose link went with the page before announces its title, once', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  renderSite('/nowhere');
  const announced: string[] = [];
  // The tests of other files share the live region.
  onTestFinished(() => announce());
  onTestFinished(
    onAnnouncement(() =>
      announced.push(...currentAnnouncement().utterances.map(({ text }) => text)),
    ),
  );
  await userEvent.click(screen.getByRole('link', { name: t(($) => $.notFound.home) }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(announced).toEqual([t(($) => $.home.meta.title)]);
});

it.each(['error', 'warn'] as const)('a test in which console.%s is called fails', (method) => {
  expect(() => console[method]('something')).toThrow('something');
});

function Broken(): never {
  throw new Error('broken');
}

it('a page that fails says so and offers to load again', () => {
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
  // The loader lets presses through to it.
  expect(document.documentElement.dataset.hydrated).toBe('');
});

it('an unknown address is logged once', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  renderSite('/nowhere');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), '/nowhere');
});
