import { html, type SafeHtml } from '@remix-run/html-template';
import { localeToDir, localeToName } from '../../src/i18n/languages.ts';
import type { TranslatorText } from '../../src/node/locales/translatorTexts.ts';
import type { Picture } from './takePictures.ts';

const reasonsForNoPicture: readonly [keys: RegExp, reason: string][] = [
  [/\.meta\.description$/, 'Search engines and shared links show it; the page itself does not.'],
  [
    /\.meta\.picture$/,
    'It describes the picture of shared links, which the page itself does not show.',
  ],
  [/\.meta\.title$|\.pageTitle$/, 'The tab of the browser shows it, outside of the page.'],
  [/^common\.error\./, 'It is shown after an error on a page.'],
  [/^common\.close$/, 'It names the close button of dialogs and alerts. No page has one now.'],
  [/^common\.clear$/, 'It names the button that empties a field. No page has one now.'],
  [/\.beta$/, 'It is shown for a product that is being tested. There is none now.'],
  [
    /^common\.suggestion\./,
    'It is shown on pages in other languages, to visitors who prefer this one.',
  ],
  [
    /^common\.untranslated$/,
    'It is shown on a page that is not translated. This language has none.',
  ],
  [/^common\.legal\.translation$/, 'It is shown on translated legal pages.'],
  [/^preview\./, 'Only translators see it, in previews.'],
  [
    /_(?:zero|one|two|few|many|other)$/,
    'It is the plural form for numbers that the page does not have today.',
  ],
  [/^/, 'None of the visited pages shows it.'],
];

const style = `
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
  article { padding: 1rem 0; border-top: 1px solid #767676; }
  h3 { margin: 0; font: bold 1rem monospace; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
  dt { color: #444; } dd { margin: 0; }
  img { display: block; max-width: 100%; margin: 0.25rem 0; border: 1px solid #767676; }
  .missing { color: #a00; font-weight: bold; }
`;

/** The page is in English, like the comments for translators. */
export function renderPicturesPage(
  locale: string,
  texts: readonly TranslatorText[],
  pictures: readonly Picture[],
): string {
  const ofText = ({ key }: TranslatorText) => pictures.filter((picture) => picture.key === key);
  const withPicture = texts.filter((text) => ofText(text).length > 0);
  const withoutPicture = texts.filter((text) => !withPicture.includes(text));
  const article = (text: TranslatorText) => renderText(text, ofText(text), locale);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Every text in ${localeToName(locale)}, where the site shows it</title>
        <style>
          ${html.raw`${style}`}
        </style>
      </head>
      <body>
        <main>
          <h1>Every text in ${localeToName(locale)}, where the site shows it</h1>
          <p>
            ${texts.length} texts, ${withPicture.length} of them on pictures, taken at 390 and 1280
            pixels. Texts that no page shows come last, with the reason.
          </p>
          ${[...Map.groupBy(withPicture, ({ location }) => location.file)].map(
            ([file, shown]) =>
              html`<section>
                <h2>${file}</h2>
                ${shown.map(article)}
              </section>`,
          )}
          <section>
            <h2>Shown by no page</h2>
            ${withoutPicture.map(article)}
          </section>
        </main>
      </body>
    </html>`.toString();
}

function renderText(text: TranslatorText, pictures: readonly Picture[], locale: string): SafeHtml {
  const { key, english, translation, comment, form, location } = text;
  const length = [...new Intl.Segmenter(locale).segment(translation)].length;
  const heard = pictures.find((picture) => picture.heard)?.heard;
  const reason = reasonsForNoPicture.find(([keys]) => keys.test(key))?.[1];
  const rows: readonly [title: string, content: SafeHtml | string | number | undefined][] = [
    ['English', english],
    [
      localeToName(locale),
      translation
        ? html`<span lang="${locale}" dir="${localeToDir(locale)}">${translation}</span>`
        : html`<span class="missing">not translated</span>`,
    ],
    ['What it is', `${comment?.comment ?? ''}${form ? ` (the plural form “${form}”)` : ''}`],
    ['Room', comment?.maxLength && `${comment.maxLength} characters; it has ${length}`],
    ['Heard', heard],
    ['Where', `${location.file}, line ${location.line}`],
    ['No picture', pictures.length === 0 ? reason : undefined],
  ];
  return html`<article>
    <h3>${key}</h3>
    <dl>
      ${rows.map(([title, content]) =>
        content
          ? html`<dt>${title}</dt>
              <dd>${content}</dd>`
          : '',
      )}
    </dl>
    ${pictures
      .filter(({ image }) => image)
      .map(
        ({ image, width }) =>
          html`<img src="${image}" alt="${key}, outlined on the page at ${width} pixels" />`,
      )}
  </article>`;
}
