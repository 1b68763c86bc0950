import type { i18n as I18n } from 'i18next';
import { loadMessages } from '../i18n/loadMessages.ts';
import { resolveAddress } from '../i18n/urls.ts';
import { returnToShownEntry } from '../navigation/shownEntry.ts';
import type { Route, RouteId } from '../site/routes.ts';

type Tell = { onSlow: () => void; onOffline: () => void };

/** One for each page, since React asks at every attempt to render. */
const loads = new Map<RouteId, Promise<void>>();

/**
 * The promise that React waits for. It settles only where the texts have come; else the page before
 * stays, with its address, or the browser loads the page as it would without a script.
 */
export function loadPage(i18n: I18n, route: Route, address: string, tell: Tell): Promise<void> {
  const load = loads.get(route.id) ?? startLoad(i18n, route, address, tell);
  loads.set(route.id, load);
  return load;
}

async function startLoad(
  i18n: I18n,
  route: Route,
  address: string,
  { onSlow, onOffline }: Tell,
): Promise<void> {
  // The address bar is ahead of the page, and the visitor may have gone elsewhere since.
  const isAwaited = () => resolveAddress(window.location.pathname, [i18n.language]).route === route;
  const timer = setTimeout(() => {
    if (isAwaited()) onSlow();
  }, slow);
  const isLoaded = await loadMessages(i18n, route, address);
  clearTimeout(timer);
  if (isLoaded) return;
  if (!isAwaited()) loads.delete(route.id);
  // A browser that says it is online may not be; it then shows its own page, as for any site.
  else if (navigator.onLine) window.location.reload();
  else
    returnToShownEntry(() => {
      // Not before, since React would ask for it again.
      loads.delete(route.id);
      onOffline();
    });
  await new Promise(() => {});
}

/** Milliseconds after which the visitor is told that the page is loading. */
const slow = 2000;
