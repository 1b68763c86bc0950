import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { notifications } from '@mantine/notifications';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { currentAnnouncement, onAnnouncement } from '../../src/notifications/announce.ts';
import { closeToast } from '../../src/notifications/toasts.ts';
import { messages, renderSite, t } from './renderSite.tsx';

const region = { name: t(($) => $.common.toast.region) };
const close = { name: t(($) => $.common.toast.close) };
const status = () => screen.getByRole('status');
let first: HTMLElement, second: HTMLElement;

beforeEach(() => {
  renderSite('/');
  [first, second] = within(screen.getByRole('main')).getAllByRole('button') as [
    HTMLElement,
    HTMLElement,
  ];
});
afterEach(() => act(closeToast));

it('a toast is spoken once for a double click, and again when it is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.dblClick(first);
  const spoken = status().firstChild;
  await userEvent.click(first);
  expect(status().firstChild).toBe(spoken);
  vi.advanceTimersByTime(2000);
  // Whatever the clock says.
  vi.setSystemTime(0);
  await userEvent.click(first);
  expect(status().firstChild).not.toBe(spoken);
});

it('a toast that replaces one in which the visitor stands leaves the focus on the page', async () => {
  await userEvent.click(first);
  const text = status().textContent;
  (await screen.findByRole('button', close)).focus();
  act(() => second.click());
  expect(status().textContent).not.toBe(text);
  expect((await screen.findByRole('region', region)).textContent).toBe(status().textContent);
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', region)).toBeNull();
  expect(document.activeElement).toBe(first);
});

it('a notification of Mantine shows its title, message, colour and icon, and is spoken once', async () => {
  const spoken: string[] = [];
  onTestFinished(
    onAnnouncement(() =>
      spoken.push(...currentAnnouncement().utterances.map(({ text }) => text)),
    ) as () => void,
  );
  act(() => {
    notifications.show({ title: 'Saved', message: 'All of it', color: 'red', icon: <b>!</b> });
  });
  const toast = await screen.findByRole('region', region);
  expect(toast.textContent).toBe('!SavedAll of it');
  expect(toast.style.getPropertyValue('--notification-color')).toBe(
    'var(--mantine-color-red-filled)',
  );
  expect(spoken).toEqual(['Saved', 'All of it']);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => {
    notifications.show({ message: 'Another' });
    notifications.show({ message: 'A third' });
  });
  const toasts = await screen.findAllByRole('region', region);
  expect(toasts.map(({ textContent }) => textContent)).toEqual(['A third']);
  expect(spoken.slice(2)).toEqual(['A third']);
});

it('a toast closes with its button, gives the focus back and leaves nothing to be read', async () => {
  await userEvent.click(first);
  await userEvent.click(await screen.findByRole('button', close));
  await waitFor(() => expect(screen.queryByRole('region', region)).toBeNull());
  expect(status().textContent).toBe('');
  expect(document.activeElement).toBe(first);
});

it('a toast goes when the visitor goes on', async () => {
  await userEvent.click(first);
  await screen.findByRole('region', region);
  await userEvent.click(screen.getByRole('link', { name: t(($) => $.common.footer.terms) }));
  expect(screen.queryByRole('region', region)).toBeNull();
});

it('a toast of a link is spoken once for a double click, in a language without its text too', async () => {
  act(closeToast);
  cleanup();
  const { home, common } = messages as { home: object; common: object };
  const [locale, { redirecting }] = ['nl', (common as { toast: { redirecting: string } }).toast];
  const fallback = { common: { toast: { redirecting } } };
  const dutch = { home, common: { ...common, toast: { region: 'Melding', close: 'Sluiten' } } };
  const language = createI18n({ locale, dir: 'ltr', messages: dutch, fallback });
  renderSite('/', [], language);
  const link = within(screen.getByRole('main'))
    .getAllByRole('link')
    .find((one) => one.matches('[target=_blank]'))!;
  await userEvent.click(link);
  const spoken = status().firstChild;
  expect(spoken).toHaveProperty('lang', 'en');
  await userEvent.click(link);
  expect(status().firstChild).toBe(spoken);
});
