/**
 * The file of a page, relative to `dist`. Addresses have no trailing slash.
 *
 * @example pagePathToFile('/de/privacy') // => 'de/privacy.html'
 */
export function pagePathToFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
