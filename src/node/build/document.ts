import { localizePath } from '../../i18n/urls.ts';
import type { RenderedPage } from './renderPage.tsx';
import type { SiteLocale } from '../locales/siteLocales.ts';

/**
 * @param template `index.html`, as Vite made it: in English
 * @throws Error where the template has lost one of the places that a page fills
 */
export function fillDocument(
  template: string,
  { tag, dir }: Pick<SiteLocale, 'tag' | 'dir'>,
  { head, body, data }: RenderedPage,
): string {
  const parts = {
    '<html lang="en" dir="ltr"': `<html lang="${tag}" dir="${dir}"`,
    'href="/site.webmanifest"': `href="${localizePath('/site.webmanifest', tag)}"`,
    '<!--page-head-->': head,
    '<!--page-body-->': body,
    '<!--page-data-->': data,
  };
  return Object.entries(parts).reduce((html, [mark, part]) => {
    if (!html.includes(mark)) throw new Error(`index.html has no ${mark} for a page to fill.`);
    // A function, because a replacement string gives `$` a meaning.
    return html.replace(mark, () => part);
  }, template);
}
