import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import type { Language } from '../../src/i18n/languages.ts';
import type { TextAddresses } from '../../src/i18n/pageData.ts';

const [english] = readSiteLocales('visitors') as [ReturnType<typeof readSiteLocales>[0]];

/** With the strings of every page, so that navigation has nothing to fetch. */
const i18n = createI18n({ ...english, locale: english.tag });

/** How the site words it. */
export const { t } = i18n;

export const { messages } = english;

/** As `main.tsx` does: React tries effects twice. */
export function renderSite(
  path: string,
  languages: readonly Language[] = [],
  language = i18n,
  texts?: TextAddresses,
) {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <App i18n={language} page={{ languages, texts }} />
      </MemoryRouter>
    </StrictMode>,
  );
}

/** A part of the site, with what `App` provides for it. */
export function renderInProviders(part: ReactNode) {
  return render(
    <MemoryRouter>
      <I18nextProvider i18n={i18n}>
        <MantineProvider env="test">{part}</MantineProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );
}
