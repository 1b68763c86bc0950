/**
 * Replaces an address that React Router cannot show, because the address does not begin with the
 * basename, contains a line break or cannot be decoded. The servers answer it with a 404 page.
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

/** Whether React Router can match the path. Its route `*` does not match a line break. */
function isReadable(path: string): boolean {
  try {
    return /^.+$/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
