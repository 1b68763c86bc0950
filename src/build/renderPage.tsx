import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { createI18n } from '../i18n/createI18n.ts';
import { localeToMessages } from '../i18n/messages.ts';
import { pageDataToHtml, routeToNamespaces } from '../i18n/pageData.ts';
import { localizePath } from '../i18n/urls.ts';
import type { Route } from '../site/routes.ts';

/** The parts of a page that `index.html` has marked places for, as HTML. */
export type RenderedPage = { head: string; body: string; data: string };

// React writes <title>, <meta> and <link> before all else, wherever a component rendered them.
const leadingHead = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/s;

/** Renders one route in one language, complete, as a visitor without a script reads it. */
export async function renderPage(route: Route, locale: string): Promise<RenderedPage> {
  const data = { locale, messages: localeToMessages(locale, routeToNamespaces(route.id)) };
  const { prelude } = await prerender(
    <StaticRouter basename={localizePath('/', locale)} location={localizePath(route.path, locale)}>
      <App i18n={createI18n(data)} />
    </StaticRouter>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const head = leadingHead.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length), data: pageDataToHtml(data) };
}
