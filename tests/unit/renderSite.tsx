import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { readSiteLocales } from '../../src/build/siteLocales.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import type { Language } from '../../src/i18n/languages.ts';

const [english] = readSiteLocales(false);

/** English, with the strings of every page, so that navigation has nothing to fetch. */
export function createTestI18n() {
  return createI18n({ locale: english!.tag, dir: english!.dir, messages: english!.messages });
}

export function renderSite(path: string, languages: readonly Language[] = []) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <App i18n={createTestI18n()} languages={languages} />
    </MemoryRouter>,
  );
}
