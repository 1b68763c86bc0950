import { ColorSchemeScript } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../app/App.tsx';
import { pageColors } from '../../app/colors.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import type { SiteTexts } from '../../i18n/siteTexts.ts';
import { localizePath } from '../../i18n/urls.ts';
import type { Route } from '../../site/routes.ts';
import { UserError } from './UserError.ts';

export type RenderedPage = { head: string; body: string };

// React moves these elements to the start of the HTML, wherever a component rendered them. React moves a
// style only if it has a `precedence`, and a script only if it has `async`:
// https://react.dev/reference/react-dom/components/style
const leadingHead =
  /^(?:<(title|style(?= data-precedence)|script(?=[^>]* async))[^>]*>.*?<\/\1>|<(?:meta|link)[^>]*>)+/s;

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

/** Without this limit in milliseconds, Node would exit without a message if a promise never settled. */
const longestWait = 30_000;

export async function renderPage(route: Route, texts: SiteTexts): Promise<RenderedPage> {
  const { locale } = texts;
  const address = localizePath(route.path, locale);
  const errors: unknown[] = [];
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(`A component still waits for a promise after ${longestWait / 1000} seconds.`);
  }, longestWait);
  const result = await prerender(
    <StaticRouter basename={localizePath('/', locale)} location={address}>
      <App i18n={createI18n(texts)} page={texts} />
    </StaticRouter>,
    {
      // React does not catch an error that `onError` throws, so such an error would end the process.
      onError: (error) => void errors.push(error),
      // With a finite value, React would hide large parts of the page until a script shows them.
      progressiveChunkSize: Infinity,
      signal: controller.signal,
    },
  ).catch(() => undefined); // `onError` has already collected the error.
  clearTimeout(timer);
  if (!result || errors.length > 0) {
    const stacks = errors.map((error) => (error instanceof Error && error.stack) || String(error));
    throw new UserError(`${address} cannot be rendered:`, ...new Set(stacks));
  }
  const html = await new Response(result.prelude).text();
  const [, file] = /="[^"]*?\b(file:\/\/[^"&)]+)/.exec(html) ?? [];
  if (file)
    throw new UserError(
      `${address} has the address ${file}, which no visitor can load. Write import picture from './picture.svg' instead of new URL('./picture.svg', import.meta.url).`,
    );
  const head = leadingHead.exec(html)?.[0] ?? '';
  return { head: sharedHead + head, body: html.slice(head.length) };
}
