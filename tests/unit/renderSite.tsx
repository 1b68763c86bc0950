import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import type { Language } from '../../src/i18n/languages.ts';

/** English first, the pseudo-languages last. */
export const siteLocales = readSiteLocales(true);

/** With the strings of every page, so that navigation has nothing to fetch. */
export function createTestI18n(locale = siteLocales[0]!) {
  return createI18n({ ...locale, locale: locale.tag });
}

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
