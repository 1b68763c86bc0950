import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { allowPlainText } from './app/allowPlainText.ts';
import { App } from './app/App.tsx';
import { hasFailedTwice } from './app/recovery.ts';
import { whenIdle } from './app/whenIdle.ts';
import { createI18n } from './i18n/createI18n.ts';
import type { SiteTexts } from './i18n/siteTexts.ts';
import { localizePath } from './i18n/urls.ts';
import { repairAddress } from './navigation/repairAddress.ts';

const root = document.documentElement;
// In the built site, `load.ts` has requested the texts, and handles a failed request. The development server
// has no `load.ts`, so request the texts here.
const response = await (window.siteTexts ?? fetch(root.dataset.texts!)); // `fillDocument` writes the address.
const texts: SiteTexts = await response.json();
const i18n = createI18n(texts);
const basename = localizePath('/', texts.locale);

function start() {
  repairAddress(basename);
  allowPlainText();
  hydrateRoot(
    document.getElementById('root')!, // `index.html` contains the element.
    <StrictMode>
      <BrowserRouter basename={basename}>
        <App i18n={i18n} page={texts} />
      </BrowserRouter>
    </StrictMode>,
  );
  // From now on React receives clicks, so `load.ts` stops recording them.
  root.dataset.listening = '';
  // The tools for translators can add invisible characters to the texts. Start the tools later, because
  // React now compares the texts with the HTML, which does not contain these characters.
  if (IS_PREVIEW) whenIdle(startTools);
}

const startTools = () =>
  void import('./preview/startPreview.tsx').then(({ startPreview }) => startPreview(i18n));

if (hasFailedTwice()) root.dataset.unscripted = '';
// Wait for the style sheet that `load.ts` has requested. The page contains only its critical styles, and
// elements that React adds later, such as a toast, need more styles. A transition lets React hydrate the
// page piece by piece. Between two pieces, React can respond to the visitor.
else void Promise.resolve(window.styleSheet).then(() => startTransition(start));
