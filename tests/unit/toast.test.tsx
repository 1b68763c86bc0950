import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeToast } from '../../src/notifications/useToast.tsx';
import { renderSite } from './renderSite.tsx';

const learnMore = (product: string) =>
  screen.getByRole('button', { name: `Learn More about ${product}` });
const findToast = () => screen.findByRole('region', { name: 'Messages' });

beforeEach(() => void renderSite('/'));
afterEach(closeToast);

describe('a toast', () => {
  it('leaves the focus where it is', async () => {
    await userEvent.click(learnMore('Enhance My Room'));
    await findToast();
    expect(document.activeElement).toBe(learnMore('Enhance My Room'));
  });

  it('is replaced by the next', async () => {
    await userEvent.click(learnMore('Enhance My Room'));
    await userEvent.click(learnMore('Enhance My Ride'));
    expect((await findToast()).textContent).toBe('Enhance My Ride is coming soon!');
    expect(screen.getByRole('status').textContent).toBe('Enhance My Ride is coming soon!');
  });

  it('is spoken once for a double click, and again when it is asked for again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.dblClick(learnMore('Enhance My Room'));
    const first = screen.getByRole('status').firstChild;
    await userEvent.click(learnMore('Enhance My Room'));
    expect(screen.getByRole('status').firstChild).toBe(first);
    vi.setSystemTime(Date.now() + 2000);
    await userEvent.click(learnMore('Enhance My Room'));
    expect(screen.getByRole('status').firstChild).not.toBe(first);
  });

  it('that replaces one in which the visitor stands leaves the focus on the page', async () => {
    await userEvent.click(learnMore('Enhance My Room'));
    (await screen.findByRole('button', { name: 'Close message' })).focus();
    act(() => learnMore('Enhance My Ride').click());
    expect(screen.getByRole('status').textContent).toBe('Enhance My Ride is coming soon!');
    expect(document.activeElement).toBe(learnMore('Enhance My Room'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(learnMore('Enhance My Room'));
  });

  it('closes with its button and gives the focus back', async () => {
    await userEvent.click(learnMore('Enhance My Room'));
    await findToast();
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull());
    expect(document.activeElement).toBe(learnMore('Enhance My Room'));
  });

  it('closes with Escape and leaves nothing to be read', async () => {
    await userEvent.click(learnMore('Enhance My Room'));
    await findToast();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.activeElement).toBe(learnMore('Enhance My Room'));
  });
});
