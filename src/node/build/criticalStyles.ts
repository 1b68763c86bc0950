import { PurgeCSS } from 'purgecss';
import purgeFromHtml from 'purgecss-from-html';

/** The attributes that a script or a visitor gives to elements of a page that has come. */
const dynamicAttributes = [
  'aria-current',
  'data-hydrated',
  'data-mantine-color-scheme',
  'data-unscripted',
  'open',
  'tabindex',
];

/**
 * Finds the part of the style sheet that a page shows. The page contains it, so that it is painted
 * before the rest has come.
 *
 * @param pages their HTML, without styles
 * @returns the part for each of them
 */
export async function findCriticalStyles(
  sheet: string,
  pages: readonly string[],
): Promise<(page: string) => string> {
  const samples = new Map(pages.map((page) => [toKey(page), page]));
  // The sheet is large, so what no page shows is removed once.
  const shown = await purge(sheet, [...samples.values()].join(''));
  const parts = await Promise.all(
    [...samples].map(async ([key, page]) => [key, await purge(shown, page)] as const),
  );
  const byKey = new Map(parts);
  return (page) => byKey.get(toKey(page))!; // It is one of them.
}

/** The same for pages that show the same part: those of one route, direction and set of notices. */
function toKey(page: string): string {
  const marks = page.match(/<[a-z][\w-]*|\b(?:class|dir|data-[\w-]+)="[^"]*"|var\(--[\w-]+/g);
  return [...new Set(marks)].toSorted().join();
}

async function purge(sheet: string, page: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    // The extractor reads no attributes of <html>.
    content: [{ raw: page.replaceAll('<html', '<div'), extension: 'html' }],
    css: [{ raw: sheet }],
    extractors: [{ extractor: purgeFromHtml, extensions: ['html'] }],
    dynamicAttributes,
    variables: true,
    keyframes: true,
    safelist: { variables: findVariables(page, sheet) },
  });
  return result?.css ?? '';
}

/** The variables that styles inside of the page refer to, and those that these refer to in turn. */
function findVariables(page: string, sheet: string): string[] {
  const found = new Set(listReferences(page));
  // A set that grows is iterated to its end.
  for (const name of found)
    for (const [, value = ''] of sheet.matchAll(new RegExp(`[{;\\s]${name}:([^;}]*)`, 'g')))
      for (const other of listReferences(value)) found.add(other);
  return [...found];
}

function listReferences(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}
