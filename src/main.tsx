import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { allowPlainText } from './app/allowPlainText.ts';
import { App } from './app/App.tsx';
import { hasFailedTwice } from './app/recovery.ts';
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
  // From now on React receives clicks, so `load.ts` stops recording them.
  document.documentElement.dataset.listening = '';
}

if (hasFailedTwice()) document.documentElement.dataset.unscripted = '';
// The page contains its critical styles only. Elements that React adds later, such as a toast, need the
// style sheet, which `load.ts` requests.
// A transition lets React hydrate in pieces and respond to the visitor between them.
else void Promise.resolve(window.styleSheet).then(() => startTransition(start));

if (IS_PREVIEW)
  void import('./preview/startPreview.tsx').then(({ startPreview }) => startPreview(i18n));
