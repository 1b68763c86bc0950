/** The address that is being loaded, since React asks at every attempt to render. */
let loading = '';

/**
 * Loads the page at the present address as a document, at its start or at the target of its hash.
 * React Router has changed the address already. A reload would open the page where the visitor was on
 * the page before.
 *
 * @returns a promise that is never settled: the document goes away
 */
export function loadDocument(): Promise<never> {
  const { href } = window.location;
  if (loading !== href) {
    loading = href;
    // A browser loads no document for an address that differs in its hash alone.
    window.history.replaceState(null, '', '?');
    window.location.replace(href);
  }
  return never;
}

const never = new Promise<never>(() => {});
