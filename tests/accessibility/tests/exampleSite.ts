import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { listen } from '../listen.ts';
import type { AuditPage } from '../model.ts';
import type { Example } from '../rules/examples.ts';

const home: AuditPage = {
  address: '/',
  id: 'home',
  locale: 'en',
  dir: 'ltr',
  isStyleSample: true,
  hasSharedParts: true,
};

const toast = '[data-toast]';

async function press(page: Page, url: string, control: string, shown: string): Promise<void> {
  await page.goto(url);
  await page.locator(control).press('Enter');
  await page.locator(shown).waitFor();
}

/**
 * All examples have the same states. An example reaches a state only if its HTML contains the elements that
 * the `enter` function of the state uses.
 */
export function createExampleConfig(example: Example): AuditConfig {
  const { page, otherPages = [], config } = example;
  const own = { ...home, ...page };
  return {
    name: 'Boats for hire',
    pages: [own, ...otherPages.map((other) => ({ ...home, address: '/second', ...other.page }))],
    serve: () => serveExample(example),
    states: [
      {
        id: 'toast open',
        requirement: 'Enter on #open shows [data-toast]',
        overlay: toast,
        enter: (browserPage, { url }) => press(browserPage, url, '#open', toast),
      },
      {
        id: 'list open',
        requirement: 'Enter on the summary opens the list',
        overlay: 'details[open] > :not(summary)',
        enter: (browserPage, { url }) => press(browserPage, url, 'summary', 'details[open]'),
      },
      {
        id: 'suggestion shown',
        requirement: '[data-toast] comes by itself',
        overlay: toast,
        focus: 'unmoved',
        async enter(browserPage, { url }) {
          await browserPage.goto(url);
          await browserPage.locator(toast).waitFor();
        },
      },
      {
        id: 'after navigation',
        requirement: 'a link at /second leads here without loading a document',
        focus: 'main',
        async enter(browserPage, { url, auditPage: { address } }) {
          await browserPage.goto(new URL('/second', url).href);
          await browserPage.locator(`a[href="${address}"]`).press('Enter');
          await browserPage.waitForURL(url);
        },
      },
    ],
    statusMessage: { state: 'toast open', trigger: '#open', message: toast },
    newTabText: () => 'opens in a new tab',
    ...config,
  };
}

export function serveExample(example: Example) {
  const { pages } = createExampleConfig(example);
  const documents = new Map(
    [example, ...(example.otherPages ?? [])].map((one, index) => [
      pages[index]!.address,
      toDocument(one, pages[index]!),
    ]),
  );
  return listen(({ url = '' }, response) => {
    const document = documents.get(url);
    response.writeHead(document ? 200 : 404, { 'Content-Type': 'text/html' }).end(document);
  });
}

function toDocument(
  { html, css = '', script }: Pick<Example, 'html' | 'css' | 'script'>,
  { locale, dir }: AuditPage,
): string {
  const style = css && `<style>${css}</style>`;
  const code = script ? `<script>(${script})()</script>` : '';
  if (html.startsWith('<!doctype html>'))
    return html.replace('</head>', `${style}</head>`).replace('</body>', `${code}</body>`);
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Boats for hire</title>
    ${style}
  </head>
  <body>${html}${code}</body>
</html>`;
}
