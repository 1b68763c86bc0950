import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import type { Language } from '../../src/i18n/languages.ts';

const [english] = readSiteLocales(false) as [ReturnType<typeof readSiteLocales>[0]];

/** With the strings of every page, so that navigation has nothing to fetch. */
export const createTestI18n = () => createI18n({ ...english, locale: english.tag });

/** How the site words it. */
export const { t } = createTestI18n();

export const { messages } = english;

export function renderSite(
  path: string,
  languages: readonly Language[] = [],
  i18n = createTestI18n(),
) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <App i18n={i18n} languages={languages} />
    </MemoryRouter>,
  );
}
