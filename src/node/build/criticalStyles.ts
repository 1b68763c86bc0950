import { PurgeCSS } from 'purgecss';
import purgeFromHtml from 'purgecss-from-html';

/**
 * PurgeCSS treats each page as if it had these attributes, because scripts and visitors change them after
 * the page has loaded.
 */
const dynamicAttributes = [
  'aria-current',
  'data-hydrated',
  'data-mantine-color-scheme',
  'data-unscripted',
  'open',
];

/**
 * Each page contains the styles that it needs, so that browsers paint it before the style sheet has loaded.
 *
 * @param pages the HTML of all pages, without styles
 * @returns the styles of each page, in the same order
 */
export async function findCriticalStyles(
  styleSheet: string,
  pages: readonly string[],
): Promise<string[]> {
  // First remove the styles that no page needs, because removing them once for each page would take longer.
  const shown = await purge(styleSheet, pages.join(''));
  return Promise.all(pages.map((page) => purge(shown, page)));
}

async function purge(styleSheet: string, page: string): Promise<string> {
  const purger = new PurgeCSS();
  // PurgeCSS does not read style attributes, so this line finds the CSS variables in them.
  purger.variablesStructure.addVariableUsageInProperties(page.matchAll(/var\((--[\w-]+)/g));
  const [result] = await purger.purge({
    // If `page` is several joined pages, the parser would merge their `<html>` elements and keep only the
    // first value of each attribute, such as `dir`. So the elements get another name.
    content: [{ raw: page.replaceAll('<html', '<div'), extension: 'html' }],
    css: [{ raw: styleSheet }],
    extractors: [{ extractor: purgeFromHtml, extensions: ['html'] }],
    dynamicAttributes,
    // `safelist` keeps pseudo-classes, because PurgeCSS would remove selectors such as
    // `.a:where(:first-child)`. It leaves out `:host`, because pages have no shadow roots, and `:hover` and
    // `:active`, because their styles may arrive later, with the style sheet.
    safelist: [/^:(?!host|hover|active)/],
    blocklist: [/^:(?:hover|active)$/],
    variables: true,
    keyframes: true,
  });
  return result?.css ?? '';
}
