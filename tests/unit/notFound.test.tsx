import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { createTestI18n } from './renderSite.tsx';

it('an unknown address is logged once where React tries effects twice', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/nowhere']}>
        <App i18n={createTestI18n()} languages={[]} />
      </MemoryRouter>
    </StrictMode>,
  );
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), '/nowhere');
});
