/**
 * React Router cannot read an address without the basename, with an encoded line break or with a wrong escape
 * sequence. This function replaces the address, so that React Router shows the 404 page, as the servers do.
 *
 * @param basename `/` or `/de`
 */
export function repairAddress(basename: string): void {
  const { pathname, search, hash } = window.location;
  const path = isReadable(pathname) ? pathname : pathname.replaceAll('%', '%25');
  const prefix = basename === '/' ? '' : basename;
  const isInside = path === prefix || path.startsWith(`${prefix}/`);
  const [, rest = ''] = /^\/*[^/]*(.*)/.exec(path) ?? [];
  const repaired = isInside ? path : prefix + rest;
  if (repaired !== pathname)
    window.history.replaceState(window.history.state, '', repaired + search + hash);
}

/**
 * @returns false if `path` cannot be decoded, or if it contains an encoded line break, which the route `*`
 * does not match
 */
function isReadable(path: string): boolean {
  try {
    return /^.+$/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
