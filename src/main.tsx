import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createDefaultPolicy } from './app/createDefaultPolicy.ts';
import { App } from './app/App.tsx';
import { hasFailedTwice } from './app/recovery.ts';
import { whenIdle } from './app/whenIdle.ts';
import { createI18n } from './i18n/createI18n.ts';
import type { SiteTexts } from './i18n/siteTexts.ts';
import { localizePath } from './i18n/urls.ts';
import { addEntryKey } from './navigation/addEntryKey.ts';
import { repairAddress } from './navigation/repairAddress.ts';

const root = document.documentElement;
// In the built site, `load.ts` requests the texts and handles a failed request.
const response = await (window.siteTexts ?? fetch(root.dataset.texts!)); // `fillDocument` sets `data-texts`.
const texts: SiteTexts = await response.json();
const i18n = createI18n(texts);
const basename = localizePath('/', texts.locale);

function start() {
  try {
    addEntryKey();
    repairAddress(basename);
    createDefaultPolicy();
    hydrateRoot(
      document.getElementById('root')!, // `index.html` contains the element.
      <StrictMode>
        <BrowserRouter basename={basename}>
          <App i18n={i18n} page={texts} />
        </BrowserRouter>
      </StrictMode>,
    );
  } catch (error) {
    // Hide the buttons here, because `startTransition` does not pass the error on to its caller.
    hideButtons();
    throw error;
  }
  // From now on React receives clicks, so `load.ts` stops recording them.
  root.dataset.listening = '';
  // Start the tools for translators later, when the browser is idle. They may add invisible characters to the
  // texts. During hydration, such texts would not match the HTML.
  if (IS_PREVIEW) whenIdle(startTools);
}

const startTools = () =>
  void import('./preview/startPreview.tsx').then(({ startPreview }) => startPreview(i18n));

const hideButtons = () => (root.dataset.unscripted = '');

if (hasFailedTwice()) hideButtons();
// Wait for the whole style sheet, because the critical styles of a document cover neither toasts nor other
// pages. Without the style sheet, React does not start, and each link loads a new document with its own
// styles. A transition lets React hydrate in parts, and respond to the visitor in between.
else void Promise.resolve(window.styleSheet).then(() => startTransition(start), hideButtons);
