import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { notifications } from '@mantine/notifications';
import { recordAnnouncements, renderSite, t } from './renderSite.tsx';

const region = { name: t(($) => $.common.toast.region) };
const close = { name: t(($) => $.common.toast.close) };
const getStatus = () => screen.getByRole('status');
let first: HTMLElement, second: HTMLElement;

beforeEach(() => {
  renderSite('/');
  [first, second] = within(screen.getByRole('main')).getAllByRole('button') as [
    HTMLElement,
    HTMLElement,
  ];
});

it('a toast is announced once for a double click, and again for a later click', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.dblClick(first);
  const announced = getStatus().firstChild;
  await userEvent.click(first);
  expect(getStatus().firstChild).toBe(announced);
  vi.advanceTimersByTime(2000);
  // The system's clock may be set back between two clicks. The second click must still be announced.
  vi.setSystemTime(0);
  await userEvent.click(first);
  expect(getStatus().firstChild).not.toBe(announced);
});

it('when a toast replaces a focused toast, the focus returns to the page', async () => {
  await userEvent.click(first);
  const text = getStatus().textContent;
  (await screen.findByRole('button', close)).focus();
  act(() => second.click());
  expect(getStatus().textContent).not.toBe(text);
  expect((await screen.findByRole('region', region)).textContent).toBe(getStatus().textContent);
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', region)).toBeNull();
  expect(document.activeElement).toBe(first);
});

it('Escape closes the toast if the focus is in an open <details>, which Escape does not close', async () => {
  const question = document.createElement('details');
  question.open = true;
  question.append(document.createElement('summary'));
  first.after(question);
  await userEvent.click(first);
  await screen.findByRole('region', region);
  question.querySelector('summary')!.focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', region)).toBeNull();
});

it('a toast shows its title, message, colour and icon, and is announced once', async () => {
  const announced = recordAnnouncements();
  act(() => {
    notifications.show({ title: 'Saved', message: 'All of it', color: 'red', icon: <b>!</b> });
  });
  const toast = await screen.findByRole('region', region);
  expect(toast.textContent).toBe('!SavedAll of it');
  expect(toast.style.getPropertyValue('--notification-color')).toBe(
    'var(--mantine-color-red-filled)',
  );
  expect(announced).toEqual(['Saved', 'All of it']);
  act(() => {
    notifications.show({ message: 'Another' });
    notifications.show({ message: 'A third' });
  });
  const toasts = await screen.findAllByRole('region', region);
  expect(toasts.map(({ textContent }) => textContent)).toEqual(['A third']);
  expect(announced.slice(2)).toEqual(['A third']);
});

it('a title and a message with the same text are both announced', async () => {
  act(() => void notifications.show({ title: 'Saved', message: 'Saved' }));
  await screen.findByRole('region', region);
  expect([...getStatus().children].map(({ textContent }) => textContent)).toEqual([
    'Saved',
    'Saved',
  ]);
});

it('the close button of a toast closes it, returns the focus and clears the live region', async () => {
  await userEvent.click(first);
  await userEvent.click(await screen.findByRole('button', close));
  await waitFor(() => expect(screen.queryByRole('region', region)).toBeNull());
  expect(getStatus().textContent).toBe('');
  expect(document.activeElement).toBe(first);
});

it('leaving the page closes the toast, so that Back does not show it again', async () => {
  await userEvent.click(first);
  await screen.findByRole('region', region);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.queryByRole('region', region)).toBeNull();
});
