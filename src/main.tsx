import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { allowPlainText } from './app/allowPlainText.ts';
import { App } from './app/App.tsx';
import { hasFailedTwice } from './app/recovery.ts';
import { stylesLoaded } from './app/stylesLoaded.ts';
import { createI18n } from './i18n/createI18n.ts';
import { documentToPageData } from './i18n/pageData.ts';
import { localizePath } from './i18n/urls.ts';
import { repairAddress } from './navigation/repairAddress.ts';

const data = documentToPageData();
const i18n = createI18n(data);
const basename = localizePath('/', data.locale);

function start() {
  repairAddress(basename);
  allowPlainText();
  hydrateRoot(
    document.getElementById('root')!, // index.html has it
    <StrictMode>
      <BrowserRouter basename={basename}>
        <App i18n={i18n} page={data} />
      </BrowserRouter>
    </StrictMode>,
  );
  // React hears of presses from here on.
  document.documentElement.dataset.listening = '';
}

if (hasFailedTwice()) document.documentElement.dataset.unscripted = '';
// In a transition React hydrates in pieces, between which the page answers, and what is used first.
else void stylesLoaded().then(() => startTransition(start));

if (IS_PREVIEW)
  void import('./preview/startPreview.tsx').then(({ startPreview }) => startPreview(i18n));
