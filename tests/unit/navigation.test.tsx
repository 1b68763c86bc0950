import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderSite } from './renderSite.tsx';

async function follow(name: string, index = 0) {
  await userEvent.click(screen.getAllByRole('link', { name })[index]!);
}

describe('following a link', () => {
  it('to another page brings its title and puts the focus on its heading', async () => {
    renderSite('/');
    await follow('Privacy Policy');
    expect(document.title).toBe('Privacy Policy – Enhance Everything');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('to a section puts the focus on its heading', async () => {
    renderSite('/');
    await follow('About');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'About Us' }));
  });

  it('to a section of another page puts the focus on its heading', async () => {
    renderSite('/terms');
    await follow('Contact Us');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Get in Touch' }));
  });

  it('to the page one is on puts the focus at its start', async () => {
    renderSite('/');
    await follow('Home');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is not spoken on top of what the focus says', async () => {
    renderSite('/');
    await follow('Terms of Service');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('takes the message of the page before away', async () => {
    renderSite('/');
    await userEvent.click(screen.getByRole('button', { name: 'Learn More about Enhance My Diet' }));
    await screen.findByRole('region', { name: 'Messages' });
    await follow('Terms of Service');
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  });
});
