/**
 * The file is `de.html` instead of `de/index.html`, because addresses have no trailing slash.
 *
 * @example pagePathToFile('/de/privacy') // => 'de/privacy.html'
 */
export function pagePathToFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
