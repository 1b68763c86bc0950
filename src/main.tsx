import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { hasFailedTwice } from './app/recovery.ts';
import { createI18n } from './i18n/createI18n.ts';
import { documentToPageData } from './i18n/pageData.ts';
import { localizePath } from './i18n/urls.ts';

const data = documentToPageData();
const i18n = createI18n(data);

if (hasFailedTwice()) document.documentElement.dataset.unscripted = '';
else
  // React then hydrates in pieces, between which the page answers, and first what is used.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!, // index.html has it
      <StrictMode>
        <BrowserRouter basename={localizePath('/', data.locale)}>
          <App i18n={i18n} page={data} />
        </BrowserRouter>
      </StrictMode>,
    );
  });

if (IS_PREVIEW)
  void import('./preview/startPreview.tsx').then(({ startPreview }) => startPreview(i18n));
