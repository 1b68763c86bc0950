import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { localeToMessages } from '../../src/i18n/messages.ts';
import { routes } from '../../src/site/routes.ts';

export const allNamespaces = ['common', ...routes.map(({ id }) => id)] as const;

/** English, with the strings of every page, so that navigation has nothing to fetch. */
export function createTestI18n() {
  return createI18n({ locale: 'en', messages: localeToMessages('en', allNamespaces) });
}

export function renderSite(path: string) {
  // A landmark belongs to the page, and React's test container is none.
  return render(
    <MemoryRouter initialEntries={[path]}>
      <App i18n={createTestI18n()} />
    </MemoryRouter>,
  );
}
