import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { createTestI18n, renderSite } from './renderSite.tsx';

describe('an unknown address', () => {
  beforeEach(() => void vi.mocked(console.error).mockImplementation(() => {}));

  it('shows the 404 page', () => {
    renderSite('/nowhere');
    expect(screen.getByText('404')).toBeTruthy();
    expect(screen.getByText('Oops! Page not found')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Return to Home' });
    expect(link.getAttribute('href')).toBe('/');
  });

  it.each(['/nowhere', '/PRIVACY', '/privacy/', '/%E0%A4%A', '/home'])(
    'is logged once, with its path: %s',
    (path) => {
      renderSite(path);
      expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), path);
    },
  );

  it('is logged once where React tries effects twice', () => {
    render(
      <StrictMode>
        <MemoryRouter initialEntries={['/nowhere']}>
          <App i18n={createTestI18n()} languages={[]} />
        </MemoryRouter>
      </StrictMode>,
    );
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('is left for the start page without another word', async () => {
    renderSite('/nowhere');
    await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Enhance Everything with AI',
    );
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe('a known address', () => {
  it.each(['/', '/privacy', '/terms'])('is not logged: %s', (path) => {
    renderSite(path);
    expect(console.error).not.toHaveBeenCalled();
  });
});
