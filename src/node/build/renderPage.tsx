import { ColorSchemeScript } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../app/App.tsx';
import { pageColors } from '../../app/colors.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import type { Language } from '../../i18n/languages.ts';
import {
  pageDataToHtml,
  routeToNamespace,
  type Messages,
  type Namespace,
  type PageData,
} from '../../i18n/pageData.ts';
import { localizePath } from '../../i18n/urls.ts';
import type { Route } from '../../site/routes.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';

/** The HTML that replaces the marks in `index.html`. */
export type RenderedPage = { head: string; body: string; data: string };

// React moves <title>, <meta> and <link> to the start, wherever a component rendered them.
const leadingHead = /^(?:<title[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)+/s;

/** The part of the head that is the same on every page. */
const sharedHead = renderToStaticMarkup(
  <>
    {Object.entries(pageColors).map(([scheme, color]) => (
      <meta
        key={scheme}
        name="theme-color"
        content={color}
        media={`(prefers-color-scheme: ${scheme})`}
      />
    ))}
    <ColorSchemeScript defaultColorScheme="auto" />
  </>,
);

function toLanguage({ tag, name, preview, untranslated }: SiteLocale): Language {
  return { tag, name, ...(preview && { preview }), ...(untranslated && { untranslated }) };
}

/** Picks the namespaces that a page shows. */
function pickMessages(messages: Messages, page: Namespace): Messages {
  const shown: Namespace[] = ['common', page, ...(IS_PREVIEW ? ['preview' as const] : [])];
  return Object.fromEntries(
    shown.filter((one) => messages[one]).map((one) => [one, messages[one]]),
  );
}

/**
 * Renders one route in one language. The page is complete without a script.
 *
 * @param locales the languages that the page links to
 * @param texts the address of the texts of all pages
 */
export async function renderPage(
  route: Route,
  { tag, dir, messages, fallback = {} }: SiteLocale,
  locales: readonly SiteLocale[],
  texts?: string,
): Promise<RenderedPage> {
  const namespace = routeToNamespace(route.id);
  const english = pickMessages(fallback, namespace);
  const data: PageData = {
    locale: tag,
    dir,
    languages: locales.map(toLanguage),
    messages: pickMessages(messages, namespace),
    ...(Object.keys(english).length > 0 && { fallback: english }),
    texts,
  };
  const { prelude } = await prerender(
    <StaticRouter basename={localizePath('/', tag)} location={localizePath(route.path, tag)}>
      <App i18n={createI18n(data)} page={data} />
    </StaticRouter>,
    {
      onError(error) {
        throw error;
      },
      // React would move large parts to the end, with scripts that the security policy forbids.
      progressiveChunkSize: Infinity,
    },
  );
  const html = await new Response(prelude).text();
  const head = leadingHead.exec(html)?.[0] ?? '';
  return { head: sharedHead + head, body: html.slice(head.length), data: pageDataToHtml(data) };
}
