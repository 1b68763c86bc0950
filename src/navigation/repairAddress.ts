/**
 * Replaces an address that React Router cannot show: one that does not begin with its basename, that
 * contains a line break, or that cannot be decoded, of which it warns as well. The servers answer such
 * an address with a 404 page, in the language that it decodes to. The new address means the same.
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

/** Its route for all other addresses, `*`, matches no line break. */
function isReadable(path: string): boolean {
  try {
    return /^.+$/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
