import { PurgeCSS } from 'purgecss';
import purgeFromHtml from 'purgecss-from-html';

/** Scripts and visitors change these attributes after the page has loaded, so their styles are kept. */
const dynamicAttributes = [
  'aria-current',
  'data-hydrated',
  'data-mantine-color-scheme',
  'data-unscripted',
  'open',
  'tabindex',
];

/**
 * A page contains the styles that it needs, so that it is painted before the style sheet has loaded.
 *
 * @param pages the HTML of all pages, without styles
 * @returns a function that takes one of the pages and returns its styles
 */
export async function findCriticalStyles(
  styleSheet: string,
  pages: readonly string[],
): Promise<(page: string) => string> {
  const samples = new Map(pages.map((page) => [toKey(page), page]));
  // The style sheet is large, so the styles that no page needs are removed first.
  const shown = await purge(styleSheet, [...samples.values()].join(''));
  const styles = new Map<string, string>();
  await Promise.all(
    [...samples].map(async ([key, page]) => styles.set(key, await purge(shown, page))),
  );
  return (page) => styles.get(toKey(page))!; // Every page has a sample.
}

/**
 * Pages with the same elements, classes, `dir` and `data-` attributes, and references to variables need the
 * same styles. `data-texts` differs between languages, but no style depends on it.
 */
function toKey(page: string): string {
  const marks = page.match(
    /<[a-z][\w-]*|\b(?:class|dir|data-(?!texts=)[\w-]+)="[^"]*"|var\(--[\w-]+/g,
  );
  return [...new Set(marks)].toSorted().join();
}

async function purge(styleSheet: string, page: string): Promise<string> {
  const purger = new PurgeCSS();
  // PurgeCSS does not read style attributes, so they are searched for variables here.
  purger.variablesStructure.addVariableUsageInProperties(page.matchAll(/var\((--[\w-]+)/g));
  const [result] = await purger.purge({
    // The extractor ignores the attributes of `<html>`, so the element gets another name.
    content: [{ raw: page.replaceAll('<html', '<div'), extension: 'html' }],
    css: [{ raw: styleSheet }],
    extractors: [{ extractor: purgeFromHtml, extensions: ['html'] }],
    dynamicAttributes,
    variables: true,
    keyframes: true,
  });
  return result?.css ?? '';
}
