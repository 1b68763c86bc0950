/** The address while a document is being loaded. React calls `loadDocument` at every attempt to render. */
let loadingAddress = '';

/**
 * Loads the page at the current address as a document, after React Router has changed the address. A
 * reload would keep the scroll position of the previous page.
 *
 * @returns a promise that is never settled, because the browser replaces the document
 */
export function loadDocument(): Promise<never> {
  const { href } = window.location;
  if (loadingAddress !== href) {
    // Browsers load no document if only the hash of the address changes.
    window.history.replaceState(null, '', '?');
    loadingAddress = window.location.href;
    window.location.replace(href);
  }
  return pending;
}

const pending = new Promise<never>(() => {});
