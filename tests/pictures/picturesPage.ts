import { html, type SafeHtml } from '@remix-run/html-template';
import { localeToDir, localeToName } from '../../src/i18n/languages.ts';
import type { TranslatorText } from '../../src/node/locales/translatorTexts.ts';
import type { Picture } from './takePictures.ts';

/** Why a text is on no picture, by its key; the first that fits. */
const reasons: readonly [keys: RegExp, reason: string][] = [
  [/\.meta\.description$/, 'Search engines and shared links show it; the page itself does not.'],
  [
    /\.meta\.picture$/,
    'It describes the picture of shared links, which the page itself does not show.',
  ],
  [/\.meta\.title$|\.pageTitle$/, 'It stands in the tab of the browser, outside of the page.'],
  [/^common\.error\./, 'It is shown where a page has failed, which none does by itself.'],
  [
    /^common\.toast\.(?:loading|offline)$/,
    'It is shown where a page takes long to come, or the visitor has no connection.',
  ],
  [/\.beta$/, 'It is shown for a product that is being tested, and now there is none.'],
  [
    /^common\.suggestion\./,
    'It is shown on pages in other languages, to those who prefer this one.',
  ],
  [
    /^common\.untranslated$/,
    'It is shown on a page that is not translated; this language has none.',
  ],
  [/^common\.legal\.translation$/, 'It is shown on translated legal pages.'],
  [/^preview\./, 'Translators alone see it, in previews.'],
  [
    /_(?:zero|one|two|few|many|other)$/,
    'It is the form for other numbers than the page has today.',
  ],
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

/** One file, with its pictures inside. It is a tool of translators, in the language of their notes. */
export function renderPicturesPage(
  locale: string,
  texts: readonly TranslatorText[],
  pictures: readonly Picture[],
): string {
  const files = [...new Set(texts.map(({ place }) => place.file))];
  const ofText = ({ key }: TranslatorText) => pictures.filter((picture) => picture.key === key);
  const unseen = texts.filter((text) => ofText(text).length === 0);
  const article = (text: TranslatorText) => renderText(text, ofText(text), locale);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Every text in ${localeToName(locale)}, where it stands</title>
        <style>
          ${html.raw`${style}`}
        </style>
      </head>
      <body>
        <main>
          <h1>Every text in ${localeToName(locale)}, where it stands</h1>
          <p>
            ${texts.length} texts, ${texts.length - unseen.length} of them on pictures, taken at 390
            and 1280 pixels. Those that no page shows come last, with the reason.
          </p>
          ${files.map((file) => {
            const shown = texts.filter(
              (text) => text.place.file === file && ofText(text).length > 0,
            );
            return shown.length > 0
              ? html`<section>
                  <h2>${file}</h2>
                  ${shown.map(article)}
                </section>`
              : html``;
          })}
          <section>
            <h2>Shown by no page</h2>
            ${unseen.map(article)}
          </section>
        </main>
      </body>
    </html>`.toString();
}

function renderText(text: TranslatorText, pictures: readonly Picture[], locale: string): SafeHtml {
  const { key, english, translation, comment, form, place } = text;
  const length = [...new Intl.Segmenter(locale).segment(translation)].length;
  const heard = pictures.find((picture) => picture.heard)?.heard;
  const rows: [title: string, content: SafeHtml][] = [
    ['English', html`${english}`],
    [
      localeToName(locale),
      translation
        ? html`<span lang="${locale}" dir="${localeToDir(locale)}">${translation}</span>`
        : html`<span class="missing">not translated</span>`,
    ],
    ['What it is', html`${comment?.comment ?? ''}${form ? ` (the plural form “${form}”)` : ''}`],
    ...(comment?.maxLength
      ? [['Room', html`${comment.maxLength} characters; it has ${length}`] as [string, SafeHtml]]
      : []),
    ...(heard ? [['Heard', html`${heard}`] as [string, SafeHtml]] : []),
    ['Where', html`${place.file}, line ${place.line}`],
    ...(pictures.length === 0
      ? [['No picture', html`${findReason(key)}`] as [string, SafeHtml]]
      : []),
  ];
  return html`<article>
    <h3>${key}</h3>
    <dl>
      ${rows.map(
        ([title, content]) =>
          html`<dt>${title}</dt>
            <dd>${content}</dd>`,
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

function findReason(key: string): string {
  return reasons.find(([keys]) => keys.test(key))?.[1] ?? 'No state that was visited shows it.';
}
