import { html, type Markup } from './html.ts';

type Frame = {
  title: string;
  /** To the report's own folder: empty or `../`. */
  base: '' | '../';
  main: Markup;
};

/** The document around every page of the report. */
export function toDocument({ title, base, main }: Frame): string {
  const skip = html`<a class="skip" href="#main">Skip to main content</a>`;
  const header = html`<header class="bar">
    <nav aria-label="Report"><a href="../index.html">Accessibility report</a></nav>
  </header>`;
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${base}tokens.css" />
        <link rel="stylesheet" href="${base}report.css" />
      </head>
      <body>
        ${base ? [skip, header] : skip}
        <main id="main" tabindex="-1">${main}</main>
        <footer class="bar">
          <p>Made by <code translate="no">npm run audit</code> in the sources of the site.</p>
        </footer>
      </body>
    </html> `;
  return `${markup.trim()}\n`;
}
