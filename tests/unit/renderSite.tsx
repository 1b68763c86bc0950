import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { Providers } from '../../src/app/Providers.tsx';
import { readSiteLocales, type SiteLocale } from '../../src/node/locales/siteLocales.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { currentAnnouncement, onAnnouncement } from '../../src/notifications/announce.ts';

const [english] = readSiteLocales('tests') as [SiteLocale];

const i18n = createI18n({ ...english, locale: english.tag });

export const { t } = i18n;

export const { messages } = english;

/** Renders in StrictMode like `main.tsx`, so that React runs effects twice. */
export function renderSite(path: string, languages: readonly Language[] = [], language = i18n) {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <App i18n={language} page={{ languages, dir: 'ltr' }} />
      </MemoryRouter>
    </StrictMode>,
  );
}

export function renderInProviders(part: ReactNode) {
  return render(
    <MemoryRouter>
      <Providers i18n={i18n} page={{ languages: [], dir: 'ltr' }}>
        {part}
      </Providers>
    </MemoryRouter>,
  );
}

export function recordAnnouncements(): readonly string[] {
  const announced: string[] = [];
  onTestFinished(
    onAnnouncement(() =>
      announced.push(...currentAnnouncement().utterances.map(({ text }) => text)),
    ),
  );
  return announced;
}
