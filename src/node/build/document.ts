import { localizePath } from '../../i18n/urls.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';
import type { RenderedPage } from './renderPage.tsx';

/**
 * Puts the content of a page into the template.
 *
 * @param template the `index.html` that Vite built; its language is English
 * @param texts the address of the file with all texts in the language of the page
 * @throws Error if the template lacks one of the strings to replace
 */
export function fillDocument(
  template: string,
  { tag, dir }: Pick<SiteLocale, 'tag' | 'dir'>,
  { head, body }: RenderedPage,
  texts: string,
): string {
  const replacements = {
    '<html lang="en" dir="ltr"': `<html lang="${tag}" dir="${dir}" data-texts="${texts}"`,
    'href="/site.webmanifest"': `href="${localizePath('/site.webmanifest', tag)}"`,
    '<!--page-head-->': head,
    '<!--page-body-->': body,
  };
  return Object.entries(replacements).reduce((html, [mark, replacement]) => {
    if (!html.includes(mark)) throw new Error(`index.html has no ${mark} for a page to fill.`);
    // The replacement is a function, because `$` has a special meaning in a replacement string.
    return html.replace(mark, () => replacement);
  }, template);
}
