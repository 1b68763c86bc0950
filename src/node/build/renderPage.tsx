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

/** The parts of a page that `index.html` has marked places for, as HTML. */
export type RenderedPage = { head: string; body: string; data: string };

// React writes <title>, <meta> and <link> before all else, wherever a component rendered them.
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

/** Of `messages` those that the page shows. */
function pick(messages: Messages, page: Namespace): Messages {
  const shown: Namespace[] = ['common', page, ...(IS_PREVIEW ? ['preview' as const] : [])];
  const entries = shown.map((namespace) => [namespace, messages[namespace]] as const);
  return Object.fromEntries(entries.filter(([, texts]) => texts));
}

/**
 * Renders one route in one language, complete, as a visitor without a script reads it.
 *
 * @param locales all that the page links to
 * @param texts the address of the texts of all pages
 */
export async function renderPage(
  route: Route,
  { tag, dir, messages, fallback }: SiteLocale,
  locales: readonly SiteLocale[],
  texts?: string,
): Promise<RenderedPage> {
  const namespace = routeToNamespace(route.id);
  const lacking = pick(fallback ?? {}, namespace);
  const data: PageData = {
    locale: tag,
    dir,
    languages: locales.map(toLanguage),
    messages: pick(messages, namespace),
    ...(Object.keys(lacking).length > 0 && { fallback: lacking }),
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
      // Else large parts would come last, and a script that the policy forbids would move them.
      progressiveChunkSize: Infinity,
    },
  );
  const html = await new Response(prelude).text();
  const head = leadingHead.exec(html)?.[0] ?? '';
  return { head: sharedHead + head, body: html.slice(head.length), data: pageDataToHtml(data) };
}
