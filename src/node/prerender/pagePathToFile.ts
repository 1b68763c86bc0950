/**
 * The file of a page, relative to `dist`. Addresses have no trailing slash, on any server.
 *
 * @example pagePathToFile('/de/privacy') // => 'de/privacy.html'
 */
export function pagePathToFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
