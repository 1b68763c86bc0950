/**
 * Replaces an address that React Router cannot decode or match, so that React Router shows the 404 page,
 * as the servers do. Such an address does not begin with the basename, contains an encoded line break or
 * cannot be decoded.
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

/** The route `*` does not match a line break. */
function isReadable(path: string): boolean {
  try {
    return /^.+$/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
