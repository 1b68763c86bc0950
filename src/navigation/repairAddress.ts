/**
 * Replaces an address that React Router cannot decode or match, so that React Router shows the 404 page,
 * as the servers do. React Router cannot match an address that does not begin with the basename or contains
 * an encoded line break.
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
 * @returns false also if `path` contains an encoded line break, because the route `*` does not match a line
 *   break
 */
function isReadable(path: string): boolean {
  try {
    return /^.+$/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
