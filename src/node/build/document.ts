import type { SiteTexts } from '../../i18n/siteTexts.ts';
import { localizePath } from '../../i18n/urls.ts';
import type { RenderedPage } from './renderPage.tsx';

/** @throws Error if the template lacks one of the strings to replace */
export function fillDocument(
  template: string,
  { locale, dir }: SiteTexts,
  { head, body }: RenderedPage,
  textsAddress: string,
): string {
  const replacements = {
    '<html lang="en" dir="ltr"': `<html lang="${locale}" dir="${dir}" data-texts="${textsAddress}"`,
    'href="/site.webmanifest"': `href="${localizePath('/site.webmanifest', locale)}"`,
    '<!--page-head-->': head,
    '<!--page-body-->': body,
  };
  return Object.entries(replacements).reduce((html, [mark, replacement]) => {
    if (!html.includes(mark)) throw new Error(`index.html has no ${mark} for a page to fill.`);
    // The replacement is a function, because `$` has a special meaning in a replacement string.
    return html.replace(mark, () => replacement);
  }, template);
}
